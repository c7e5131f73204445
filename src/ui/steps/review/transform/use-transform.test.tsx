// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TransformProposal } from '../../../../adapters/index.js';
import { importerWords } from '../../../../headless/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import { english } from '../../../../i18n/english.js';
import { createTranslator } from '../../../../i18n/index.js';
import type { SessionActions } from '../../../../session/index.js';
import { fakeReviewSession } from '../../../testing/fake-review-session.js';
import { useTransform } from './use-transform.js';

afterEach(cleanup);

it('continues when the language of the importer changes', async () => {
  let answer: (proposal: TransformProposal) => void = () => undefined;
  const session = fakeReviewSession();
  const actions: Partial<SessionActions> = {
    readTransformSamples: async () => ({ columns: [], rows: [] }),
    proposeTransform: () => new Promise((resolve) => (answer = resolve)),
    previewProgram: async () => ({
      changes: [],
      columns: [{ column: 'name', count: 1 }],
      rows: 1,
      cells: 1,
      readOnlyColumns: [],
    }),
  };
  Object.assign(session.actions, actions);
  const screen = { ...session.actions, followRows: session.followRows };
  const newWords = (): ImporterWords => importerWords(createTranslator({ english }), { isReady: true });
  const { result, rerender } = renderHook(
    (words: ImporterWords) => useTransform({ actions: screen, words, onApplied: () => undefined }),
    { initialProps: newWords() },
  );
  await act(async () => undefined);
  act(() => result.current.ask('louder'));
  expect(result.current.stage.name).toBe('asking');
  await act(async () => rerender(newWords()));
  await act(async () => answer({ program: { steps: [] }, summary: 'Louder.' }));
  expect(result.current.stage.name).toBe('preview');
});
