// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { TransformProposal } from '../../../../adapters/index.js';
import { createTranslator } from '../../../../i18n/index.js';
import type { SessionActions } from '../../../../session/index.js';
import { SessionProvider } from '../../../hooks/session-context.js';
import { TranslatorContext } from '../../../hooks/use-translate.js';
import { fakeReviewSession } from '../../../testing/fake-review-session.js';
import { useTransform } from './use-transform.js';

afterEach(cleanup);

it('goes on when the words of the importer become others', async () => {
  let answer: (proposal: TransformProposal) => void = () => undefined;
  const session = fakeReviewSession();
  const actions: Partial<SessionActions> = {
    readTransformSamples: async () => ({ columns: [], rows: [] }),
    proposeTransform: () => new Promise((resolve) => (answer = resolve)),
    previewProgram: async () => ({ changes: [], columns: [{ column: 'name', count: 1 }], rows: 1, cells: 1 }),
  };
  Object.assign(session.actions, actions);
  // Another translator at every render, as when the words of another language have come.
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <TranslatorContext.Provider value={createTranslator({})}>
      <SessionProvider session={session}>{children}</SessionProvider>
    </TranslatorContext.Provider>
  );
  const { result, rerender } = renderHook(() => useTransform(() => undefined), { wrapper });
  await act(async () => undefined);
  act(() => result.current.ask('louder'));
  expect(result.current.stage.name).toBe('asking');
  await act(async () => rerender());
  await act(async () => answer({ program: { steps: [] }, summary: 'Louder.' }));
  expect(result.current.stage.name).toBe('preview');
});
