import type { ReactNode } from 'react';
import { useDropZone, useImporter, useImporterRows, useImporterState, useImporterWords } from 'rowgate/headless';
import type { HeadlessImporter, ImporterOptions, MapState, ReviewState } from 'rowgate/headless';
import { InvalidRow } from './InvalidRow.js';
import './inbox.css';

/** A different importer: instead of a table, an inbox of questions, built only with `useImporter`. */
export function Inbox(options: ImporterOptions): ReactNode {
  const importer = useImporter(options);
  const state = useImporterState(importer);
  const words = useImporterWords(importer);
  return (
    <main className="inbox" data-step={state.step} data-busy={state.busy ? 'true' : undefined}>
      <h1>New members</h1>
      {state.error ? <p role="alert">{words.errorText(state.error)}</p> : null}
      {state.step === 'upload' ? <DropZone importer={importer} /> : null}
      {state.step === 'map' ? <Questions importer={importer} state={state} /> : null}
      {state.step === 'review' ? <InvalidRows importer={importer} state={state} /> : null}
      {state.step === 'complete' ? <p>{state.summary.deliveredRows} members imported.</p> : null}
      {state.step === 'map' || state.step === 'header' || state.step === 'values' ? (
        <button type="button" disabled={state.blockers.length > 0} onClick={() => void importer.actions.proceed()}>
          Continue
        </button>
      ) : null}
      {state.step === 'upload'
        ? null
        : state.blockers.map((blocker) => <p key={blocker.code}>{words.blockerText(blocker)}</p>)}
    </main>
  );
}

interface Part<State> {
  readonly importer: HeadlessImporter;
  readonly state: State;
}

function DropZone({ importer }: { readonly importer: HeadlessImporter }): ReactNode {
  const { inputProps, zoneProps, isOver } = useDropZone(importer);
  return (
    <label className="drop-zone" data-over={isOver || undefined} {...zoneProps}>
      Drop a file here, or choose one <input {...inputProps} />
    </label>
  );
}

function Questions({ importer, state }: Part<MapState>): ReactNode {
  return state.matches.map(({ source, column }) => (
    <label key={source.index} className="question">
      What is “{source.name}”, as in {source.samples.slice(0, 2).join(', ')}?
      <select
        value={column ?? ''}
        onChange={({ currentTarget }) => importer.actions.mapColumn(source.index, currentTarget.value || null)}
      >
        <option value="">Don’t import</option>
        {state.columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** The number of items shown at once. */
const SHOWN = 5;

function InvalidRows({ importer, state }: Part<ReviewState>): ReactNode {
  const { rows } = useImporterRows(importer, { from: 0, to: SHOWN });
  const { invalid, all } = state.counts;
  if (state.filter !== 'invalid') {
    return (
      <>
        <p>
          {invalid} of {all} members have errors.
        </p>
        <button type="button" onClick={() => importer.actions.setFilter('invalid')}>
          Fix errors
        </button>
      </>
    );
  }
  return (
    <>
      {rows.map((row) => (row ? <InvalidRow key={row.index} importer={importer} row={row} /> : null))}
      {invalid === 0 ? <p>All errors are fixed.</p> : null}
      <button type="button" disabled={state.blockers.length > 0} onClick={() => void importer.actions.submit()}>
        Import {all - invalid} members
      </button>
    </>
  );
}
