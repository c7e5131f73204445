import { useState } from 'react';
import { replaceProgram, useImporterWords } from 'rowgate/headless';
import type { HeadlessImporter, ReviewState } from 'rowgate/headless';

/** Undo, redo, find and replace. */
export function RowTools({ importer, state }: { readonly importer: HeadlessImporter; readonly state: ReviewState }) {
  const { actions } = importer;
  const { t } = useImporterWords(importer);
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const [found, setFound] = useState<number | null>(null);
  const isIdle = state.busy === null;
  const program = replaceProgram({ find, replace, columns: state.reviewed.map(({ column }) => column.id) });
  const count = async (): Promise<void> => {
    const { cells } = await actions.previewProgram(program, { signal: new AbortController().signal });
    setFound(cells);
  };
  return (
    <>
      <button type="button" disabled={!state.canUndo || !isIdle} onClick={() => void actions.undo()}>
        {t('review.undo')}
      </button>
      <button type="button" disabled={!state.canRedo || !isIdle} onClick={() => void actions.redo()}>
        {t('review.redo')}
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setFound(null);
          void actions.applyProgram(program);
        }}
      >
        <input
          placeholder="Find"
          aria-label="Find"
          value={find}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <input
          placeholder="Replace with"
          aria-label="Replace with"
          value={replace}
          onChange={(event) => setReplace(event.currentTarget.value)}
        />
        <button type="button" disabled={find === ''} onClick={() => void count()}>
          Count
        </button>
        <button type="submit" disabled={find === '' || !isIdle}>
          Replace all
        </button>
        <output>{found ?? ''}</output>
      </form>
    </>
  );
}
