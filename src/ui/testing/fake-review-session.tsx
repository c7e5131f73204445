import type { i18n as I18n } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Column, Issue, ReviewSummary, RowFilter, RowHandling, WindowRow } from '../../engine/index.js';
import { createSession } from '../../session/index.js';
import type { Session, SessionActions, SessionState } from '../../session/index.js';
import { createImporter, importerWords, useImporterState, useImporterWords } from '../../headless/index.js';
import { english } from '../../i18n/english.js';
import { createTranslator } from '../../i18n/index.js';
import { ReviewStep } from '../steps/ReviewStep.js';

const FAKE_ROWS = 1_000_000;

export const fakeColumns: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }], description: 'As in the passport' },
  { id: 'email', label: 'Email', type: 'email' },
  { id: 'city', label: 'City', type: 'select', options: ['Berlin', 'Paris', 'Tokyo'] },
  { id: 'born', label: 'Born', type: 'date' },
  { id: 'active', label: 'Active', type: 'boolean' },
];

export interface FakeSession extends Session {
  /** Calls of mutating actions, in order. */
  readonly calls: readonly (readonly unknown[])[];
  readonly state: () => SessionState;
}

/** A session in the review step with a million generated rows: every tenth has no email address. */
export function fakeReviewSession(
  overrides: Partial<SessionState> = {},
  rowHandling: RowHandling = 'exclude',
): FakeSession {
  const calls: (readonly unknown[])[] = [];
  const edits = new Map<string, string>();
  const undone: [string, string][] = [];
  let dataVersion = 1;
  const cellsOf = (index: number): string[] =>
    [
      `Name ${index}`,
      index % 10 === 4 ? `no address ${index}` : `a${index}@example.com`,
      'Paris',
      '2001-02-03',
      'yes',
    ].map((text, position) => edits.get(key(index, fakeColumns[position]?.id ?? '')) ?? text);
  const rowOf = (index: number): WindowRow => {
    const cells = cellsOf(index);
    const edited = fakeColumns.flatMap(({ id }, position) => (edits.has(key(index, id)) ? [position] : []));
    return { index, number: index + 2, cells, issues: issuesOf(index, cells), results: [], edited };
  };
  const summary = (): ReviewSummary => ({
    dataVersion,
    counts: { all: FAKE_ROWS, valid: FAKE_ROWS - FAKE_ROWS / 10, invalid: FAKE_ROWS / 10 },
    progress: {
      total: FAKE_ROWS,
      valid: FAKE_ROWS - FAKE_ROWS / 10,
      invalid: FAKE_ROWS / 10,
      delivered: 0,
      rejected: 0,
      deleted: 0,
      left: { all: FAKE_ROWS, valid: FAKE_ROWS - FAKE_ROWS / 10, invalid: FAKE_ROWS / 10 },
    },
    columns: fakeColumns.map(({ id }, source) => ({
      id,
      source,
      errors: id === 'email' ? FAKE_ROWS / 10 : 0,
      warnings: 0,
    })),
    formats: [],
    isComplete: true,
    canUndo: edits.size > 0,
    canRedo: undone.length > 0,
    history: { done: [], undone: [] },
  });
  const session = createSession({ columns: fakeColumns, invalidRowHandling: rowHandling });
  const { store } = session;
  store.setState({
    step: 'review',
    steps: ['upload', 'map', 'review', 'complete'],
    passedOver: [],
    source: { fileName: 'people.csv', size: 1 },
    review: summary(),
    progress: summary().progress,
    ...overrides,
  });
  const changed = (rows: readonly number[] = []): void => {
    dataVersion += 1;
    store.setState({ review: summary(), changed: { rows: rows.map(rowOf), isAlone: false } });
  };
  const indexAt: Record<RowFilter, (position: number) => number> = {
    all: (position) => position,
    valid: (position) => position + Math.floor((position + 5) / 9),
    invalid: (position) => position * 10 + 4,
    deleted: (position) => position,
  };
  const own: Partial<SessionActions> = {
    setFilter: (state) => store.setState({ view: { ...store.getState().view, state } }),
    readRows: async (start, count) => {
      const { view, review } = store.getState();
      const total = review && view.state !== 'deleted' ? review.counts[view.state] : 0;
      const length = Math.max(0, Math.min(count, total - start));
      const rows = Array.from({ length }, (_, place) => rowOf(indexAt[view.state](start + place)));
      return { dataVersion, view, total, start, rows };
    },
    readRowsAt: async (rows) => rows.map(rowOf),
    listRows: async (spans) =>
      spans.flatMap(({ start, count }) =>
        Array.from({ length: count }, (_, at) => indexAt[store.getState().view.state](start + at)),
      ),
    editCell: async (row, column, value, ...name) => {
      calls.push(['editCell', row, column, value, ...name.filter(Boolean)]);
      edits.set(key(row, column), value);
      changed([row]);
    },
    pasteCells: async ({ position, column }, values) => {
      const first = fakeColumns.findIndex(({ id }) => id === column);
      calls.push(['pasteCells', position, column, values]);
      values.forEach((texts, down) =>
        texts.forEach((text, right) => {
          const target = fakeColumns[first + right];
          if (target) edits.set(key(indexAt[store.getState().view.state](position + down), target.id), text);
        }),
      );
      changed();
      return values.flat().length;
    },
    setCells: async (blocks, values) => {
      calls.push(['setCells', blocks, values]);
      for (const { start, count, columns } of blocks) {
        for (let at = 0; at < Math.min(count, 1000); at += 1) {
          const texts = values[at % values.length] ?? [];
          const index = indexAt[store.getState().view.state](start + at);
          columns.forEach((column, right) => edits.set(key(index, column), texts[right % texts.length] ?? ''));
        }
      }
      changed();
      return blocks.reduce((sum, { count, columns }) => sum + count * columns.length, 0);
    },
    explainCells: async () => null,
    readGroups: async () => undefined,
    validate: async () => void calls.push(['validate']),
    cancel: () => calls.push(['cancel']),
    deleteRows: async (rows) => {
      calls.push(['deleteRows', ...rows]);
      changed();
      return rows.length;
    },
    restoreRows: async (rows) => {
      calls.push(['restoreRows', ...rows]);
      changed();
    },
    undo: async () => {
      calls.push(['undo']);
      const last = [...edits].at(-1);
      if (last) {
        edits.delete(last[0]);
        undone.push(last);
      }
      changed();
    },
    redo: async () => {
      calls.push(['redo']);
      const last = undone.pop();
      if (last) edits.set(...last);
      changed();
    },
    findIssue: async (direction, from) => {
      const row = from?.row ?? -1;
      const ordinal = direction === 'next' ? Math.floor((row + 6) / 10) + 1 : Math.ceil((row - 4) / 10);
      const index = (ordinal - 1) * 10 + 4;
      return { issue: issue('email', index, 'email'), position: index, ordinal, count: FAKE_ROWS / 10 };
    },
    goTo: (step) => calls.push(['goTo', step]),
    back: () => calls.push(['back']),
    submit: async () => void calls.push(['submit']),
  };
  return {
    ...session,
    // Anything else is unexpected here and fails.
    actions: own as SessionActions,
    calls,
    state: store.getState,
  };
}

/** The review step of a session, as the importer renders it. */
export function FakeReview({ session }: { readonly session: FakeSession }): ReactNode {
  const [importer] = useState(() =>
    createImporter(session, importerWords(createTranslator({ english }), { isReady: true })),
  );
  const state = useImporterState(importer);
  const words = useImporterWords(importer);
  const [actions] = useState(() => ({ ...importer.actions, followRows: session.followRows }));
  if (state.step !== 'review') throw new Error(`At ${state.step}.`);
  return (
    <I18nextProvider i18n={words.i18n as I18n}>
      <ReviewStep {...{ state, actions, words }} />
    </I18nextProvider>
  );
}

function issue(code: Issue['code'], row: number, column: string): Issue {
  return { code, severity: 'error', row, column, params: {} };
}

function issuesOf(index: number, cells: readonly string[]): Issue[] {
  return [
    ...(cells[0] === '' ? [issue('required', index, 'name')] : []),
    ...(cells[1]?.includes('@') ? [] : [issue('email', index, 'email')]),
  ];
}

function key(row: number, column: string): string {
  return JSON.stringify([row, column]);
}
