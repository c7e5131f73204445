import { renderHook } from '@testing-library/react';
import type { RenderHookOptions } from '@testing-library/react';
import type { Column } from '../../engine/index.js';
import type { HeadlessImporter } from '../headless-importer.js';
import type { ImporterOptions } from '../importer-options.js';
import type { ImporterState } from '../../session/index.js';
import type { ImporterWords } from '../wording.js';
import { useImporter } from '../use-importer.js';
import { useImporterState, useImporterWords } from '../use-importer-state.js';

export const PEOPLE: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'age', label: 'Age', type: 'number' },
];

export function csvFile(text: string): File {
  return new File([text], 'people.csv', { type: 'text/csv' });
}

/** The state; fails unless it is at this step. */
export function at<S extends ImporterState['step']>(
  state: ImporterState,
  step: S,
): Extract<ImporterState, { step: S }> {
  if (state.step !== step) throw new Error(`At ${state.step}, not at ${step}: ${JSON.stringify(state.error)}`);
  return state as Extract<ImporterState, { step: S }>;
}

interface RenderedImporter {
  importer(): HeadlessImporter;
  state(): ImporterState;
  words(): ImporterWords;
  rerender(options: ImporterOptions): void;
  unmount(): void;
}

/** Renders the hooks in an empty component; the engine runs in the test's thread. */
export function renderImporter(
  options: ImporterOptions,
  { wrapper }: Pick<RenderHookOptions<ImporterOptions>, 'wrapper'> = {},
): RenderedImporter {
  const { result, rerender, unmount } = renderHook(
    (props: ImporterOptions) => {
      const importer = useImporter({ createWorker: () => null, ...props });
      return { importer, state: useImporterState(importer), words: useImporterWords(importer) };
    },
    { initialProps: options, wrapper },
  );
  return {
    importer: () => result.current.importer,
    state: () => result.current.state,
    words: () => result.current.words,
    rerender,
    unmount,
  };
}
