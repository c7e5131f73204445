// @vitest-environment jsdom
import type { i18n as I18n } from 'i18next';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import type { Column, ReviewSummary, RowProgress, TableSummary } from '../engine/index.js';
import { createImporter, importerWords, useImporterState } from '../headless/index.js';
import { english } from '../i18n/english.js';
import { createTranslator } from '../i18n/index.js';
import { createSession } from '../session/index.js';
import type { ImporterState, Session, SessionState } from '../session/index.js';
import { laterSteps } from './steps/later-steps.js';
import type { ScreenProps } from './steps/screen.js';
import { UploadStep } from './steps/UploadStep.js';
// A review loads it by itself, perhaps when the test has ended.
import '../session/later-actions.js';

/* One table: for each stage of an import, the state that all readers get, and what our screen shows. */

afterEach(cleanup);

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
];
const source = { fileName: 'people.csv', size: 9 };
const column = (index: number, name: string): TableSummary['columns'][number] => ({
  index,
  name,
  samples: ['a'],
  fillRate: 1,
});
const table = {
  layout: {
    sheet: null,
    encoding: 'utf-8',
    header: { start: 0, rows: 1 },
    dialect: { delimiter: ',', quote: '"', escape: '"' },
  },
  confidence: { encoding: 1, delimiter: 1, quote: 1, header: 1 },
  columns: [column(0, 'Name'), column(1, 'Plan')],
  rowCount: 3,
  head: [['Name', 'Plan'], ['Ann', 'gratis']], // prettier-ignore
  findings: [],
} as unknown as TableSummary;
const progress = (invalid: number, delivered = 0): RowProgress => ({
  total: 3,
  valid: 3 - invalid,
  invalid,
  delivered,
  rejected: 0,
  deleted: 0,
  left: { all: 3 - delivered, valid: 3 - delivered - invalid, invalid },
});
const reviewOf = (changes: Partial<ReviewSummary> = {}, invalid = 0): Partial<SessionState> => {
  const review: ReviewSummary = {
    dataVersion: 1,
    counts: { all: 3, valid: 3 - invalid, invalid },
    progress: progress(invalid),
    columns: [{ id: 'name', source: 0, errors: invalid, warnings: 0 }],
    formats: [],
    isComplete: true,
    canUndo: false,
    canRedo: false,
    history: { done: [], undone: [] },
    ...changes,
  };
  return { step: 'review', source, table, review, progress: review.progress };
};
const busy = (what: NonNullable<SessionState['busy']>['what']): NonNullable<SessionState['busy']> => ({
  what,
  percent: 40,
});

interface Case {
  readonly session: Partial<SessionState>;
  readonly state: { readonly step: ImporterState['step'] } & Readonly<Record<string, unknown>>;
  /** The text of the screen, and whether the user can continue. */
  readonly says: string;
  readonly isOpen: boolean;
}

const suggestions = [
  { source: 0, column: 'name', tier: 'sure', confidence: 1, reason: 'exact-label' },
  { source: 1, column: null, tier: 'none', confidence: 0, reason: 'none' },
] as unknown as SessionState['suggestions'];
const optionValues: SessionState['optionValues'] = [
  {
    column: 'plan',
    truncated: false,
    values: [{ value: 'gratis', count: 2 }, { value: 'pro', count: 1 }], // prettier-ignore
    matches: [{ column: 'plan', from: 'gratis', to: null }, { column: 'plan', from: 'pro', to: 'pro' }], // prettier-ignore
  },
];

const cases: Readonly<Record<string, Case>> = {
  'nothing yet': {
    session: {},
    state: { step: 'upload', blockers: [{ code: 'no-file', params: {} }], source: null },
    says: 'Drop your file here',
    isOpen: false,
  },
  'a file that is being read': {
    session: { source, busy: busy('reading') },
    state: { step: 'upload', busy: busy('reading'), blockers: [] },
    says: 'people.csv',
    isOpen: false,
  },
  'a workbook': {
    session: {
      step: 'sheet',
      source,
      sheets: [
        {
          name: 'Q1',
          hidden: false,
          empty: false,
          rows: 3,
          columns: 2,
          hiddenRows: 0,
          blankFormulas: 0,
          errorCells: 0,
          merged: [],
        },
      ],
    },
    state: { step: 'sheet', chosen: null, blockers: [] },
    says: 'Q1',
    isOpen: true,
  },
  'a header to choose': {
    session: { step: 'header', source, table },
    state: { step: 'header', table },
    says: 'gratis',
    isOpen: true,
  },
  'a step past the upload without a table': {
    session: { step: 'map' },
    state: { step: 'upload' },
    says: 'Drop your file here',
    isOpen: false,
  },
  'a required column that nothing is mapped to': {
    session: { step: 'map', source, table, suggestions, mapping: [null, 'plan'] },
    state: {
      step: 'map',
      missing: [COLUMNS[0]],
      blockers: [{ code: 'required-unmapped', params: { column: 'Name', id: 'name' } }],
    },
    says: 'Name',
    isOpen: false,
  },
  'a mapping that will do': {
    session: { step: 'map', source, table, suggestions, mapping: ['name', null] },
    state: { step: 'map', missing: [], blockers: [] },
    says: '1 of 2',
    isOpen: true,
  },
  'unmatched values, one of them answered': {
    session: {
      step: 'values',
      source,
      table,
      optionValues,
      optionMatches: [{ column: 'plan', from: 'gratis', to: 'free' }],
    },
    state: {
      step: 'values',
      questions: [
        { column: COLUMNS[1], values: [{ from: 'gratis', to: 'free', count: 2 }], truncated: false, listed: 2 },
      ],
    },
    says: 'gratis',
    isOpen: true,
  },
  'rows that are being checked': {
    session: { ...reviewOf({ isComplete: false }), busy: busy('validating') },
    state: { step: 'review', checks: 'checking', blockers: [{ code: 'busy', params: {} }], total: 3 },
    says: 'Stop checking',
    isOpen: false,
  },
  'checks that were stopped': {
    session: reviewOf({ isComplete: false }),
    state: { step: 'review', checks: 'stopped', blockers: [{ code: 'not-checked', params: {} }] },
    says: 'Check all rows',
    isOpen: false,
  },
  'rows that are all well': {
    session: reviewOf({ canUndo: true }),
    state: { step: 'review', checks: 'checked', blockers: [], canUndo: true, canRedo: false },
    says: 'Import 3 rows',
    isOpen: true,
  },
  'a program that changes rows': {
    session: { ...reviewOf(), busy: busy('changing') },
    state: { step: 'review', checks: 'checking', blockers: [{ code: 'busy', params: {} }] },
    says: 'Cancel',
    isOpen: false,
  },
  'rows that fail': {
    session: reviewOf({}, 2),
    state: {
      step: 'review',
      checks: 'checked',
      rowHandling: 'block',
      blockers: [{ code: 'invalid-rows', params: { count: 2 } }],
      reviewed: [{ column: COLUMNS[0], errors: 2, warnings: 0 }],
    },
    says: 'Fix 2 rows',
    isOpen: false,
  },
  'rows on their way': {
    session: { ...reviewOf(), step: 'submit', busy: busy('submitting') },
    state: { step: 'submit', phase: 'sending', blockers: [{ code: 'busy', params: {} }] },
    says: 'Cancel',
    isOpen: true,
  },
  'an import that is done': {
    session: {
      step: 'complete',
      source,
      job: null,
      summary: {
        totalRows: 3,
        validRows: 3,
        invalidRows: 0,
        deliveredRows: 3,
        rejectedRows: 0,
        skippedRows: 0,
        deletedRows: 0,
        pendingRows: 0,
      },
    },
    state: { step: 'complete', needsOnCompleteRetry: false, blockers: [] },
    says: '3 rows imported',
    isOpen: true,
  },
};

function open(changes: Partial<SessionState>): {
  readonly session: Session;
  readonly importer: ReturnType<typeof createImporter>;
} {
  const session = createSession({ columns: COLUMNS, createWorker: () => null });
  session.store.setState(changes);
  return {
    session,
    importer: createImporter(session, importerWords(createTranslator({ english }), { isReady: true })),
  };
}

describe.each(Object.entries(cases))('%s', (_name, { session: changes, state, says, isOpen }) => {
  it('is the same state for hooks and screens', () => {
    const { importer } = open(changes);
    expect(importer.getState()).toMatchObject(state);
    expect(importer.getState()).toBe(importer.getState());
  });

  it('is shown by its screen', () => {
    const { session, importer } = open(changes);
    const actions = { ...importer.actions, followRows: session.followRows };
    const Shown = (): ReactNode => {
      const read = useImporterState(importer);
      const screens = { ...laterSteps.screens, upload: UploadStep };
      const Current = screens[read.step] as (props: ScreenProps) => ReactNode;
      const words = importer.getWords();
      return (
        <I18nextProvider i18n={words.i18n as I18n}>
          <Current {...{ actions, words }} state={read} />
        </I18nextProvider>
      );
    };
    const { container } = render(<Shown />);
    expect(container.textContent.replace(/[\u2068\u2069]/g, '')).toContain(says);
    const buttons = container.querySelectorAll<HTMLButtonElement>('footer button:not([data-action="back"])');
    const next = [...buttons].at(-1);
    expect(next?.disabled).toBe(!isOpen);
  });
});

it('keeps unchanged parts referentially equal', () => {
  const { session, importer } = open({ step: 'map', source, table, suggestions, mapping: ['name', null] });
  const { store } = session;
  const first = importer.getState() as Extract<ImporterState, { step: 'map' }>;
  store.setState({ busy: busy('matching') });
  const second = importer.getState() as typeof first;
  expect(second).not.toBe(first);
  expect(second.matches).toBe(first.matches);
  store.setState({ busy: null, mapping: ['name', 'plan'] });
  const third = importer.getState() as typeof first;
  expect(third.matches[0]).toBe(first.matches[0]);
  expect(third.matches[1]).not.toBe(first.matches[1]);
});
