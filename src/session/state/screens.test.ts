import { describe, expect, it } from 'vitest';
import { NO_PROGRESS } from '../../engine/index.js';
import type { RowHandling } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { importSession } from '../testing/import-session.js';
import { selectState } from './index.js';

const stateOf = (changes: object): SessionState => ({ ...importSession().store.getState(), ...changes });

describe('screens', () => {
  const shown = (changes: object): object => selectState(stateOf(changes));

  it('show the upload instead of a step that needs a table', () => {
    for (const step of ['header', 'map']) expect(shown({ step })).toMatchObject({ step: 'upload' });
  });

  it('offer a draft until a file is opened', () => {
    const draft = { fileName: 'a.csv', rows: 1, savedAt: 0 };
    expect(shown({ draft })).toMatchObject({ draft });
    expect(shown({ draft, source: { fileName: 'b', size: 1 } })).toMatchObject({ draft: null });
    expect(shown({ draft, busy: { what: 'reading', percent: 0 } })).toMatchObject({ draft: null });
  });

  it('show the chosen sheet, and the phase of a submission', () => {
    expect(shown({ step: 'sheet' })).toMatchObject({ chosen: null, sheets: [] });
    expect(shown({ step: 'sheet', table: { layout: { sheet: 'Data' } } })).toMatchObject({ chosen: 'Data' });
    expect(shown({ step: 'submit' })).toMatchObject({ phase: 'sending' });
    const busy = { what: 'submitting', percent: 1, phase: 'processing' };
    expect(shown({ step: 'submit', busy })).toMatchObject({ phase: 'processing' });
    const { options, progress: before } = stateOf({});
    const progress = { ...before, left: { all: 5, valid: 3, invalid: 2 } };
    const handled = (rowHandling: 'exclude' | 'include'): object => ({
      options: { ...options, rowHandling },
      progress,
    });
    expect(shown({ step: 'submit', ...handled('exclude') })).toMatchObject({ total: 3 });
    expect(shown({ step: 'submit', ...handled('include') })).toMatchObject({ total: 5 });
  });

  it.each<[what: string, changes: object, checks: string]>([
    ['there are no rows yet', { review: null }, 'checking'],
    ['a validation runs', { busy: { what: 'validating', percent: 1 } }, 'checking'],
    ['a program runs', { busy: { what: 'changing', percent: 1 } }, 'checking'],
    ['something else runs', { busy: { what: 'submitting', percent: 1 } }, 'checked'],
    ['a validation was stopped', { review: { isComplete: false } }, 'stopped'],
    ['all is done', {}, 'checked'],
  ])('show whether rows are checked: %s', (_, changes, checks) => {
    const counts = { all: 3, valid: 1, invalid: 2 };
    const review = { columns: [{ id: 'gone', errors: 1, warnings: 2 }], counts, progress: NO_PROGRESS };
    const state = stateOf({ step: 'review', ...changes });
    const given = { isComplete: true, ...review, ...state.review };
    expect(
      selectState({ ...state, review: state.review === null && 'review' in changes ? null : given } as never),
    ).toMatchObject({ checks });
  });

  it('show the rows of a view, and columns that are gone by their id', () => {
    const review = {
      columns: [{ id: 'gone', errors: 1, warnings: 2 }],
      counts: { all: 3, valid: 1, invalid: 2 },
      isComplete: true,
      canUndo: true,
      canRedo: true,
      history: null,
      progress: NO_PROGRESS,
    };
    const view = { ...stateOf({}).view, state: 'invalid', group: 'g' };
    expect(shown({ step: 'review', review, view })).toMatchObject({
      total: 2,
      filter: 'invalid',
      group: 'g',
      canUndo: true,
      canRedo: true,
      reviewed: [{ column: { id: 'gone', label: 'gone' }, errors: 1, warnings: 2 }],
    });
    expect(shown({ step: 'review', review, view, viewTotal: 0 })).toMatchObject({ total: 0 });
    expect(shown({ step: 'review' })).toMatchObject({
      total: 0,
      counts: { all: 0, valid: 0, invalid: 0 },
      reviewed: [],
      canUndo: false,
      canRedo: false,
    });
  });

  const progress = { ...NO_PROGRESS, delivered: 2, left: { all: 3, valid: 0, invalid: 3 } };
  it.each<[what: string, rowHandling: RowHandling, changes: object, fixable: number]>([
    ['the skipped ones', 'exclude', {}, 3],
    ['none with another handling', 'include', {}, 0],
    ['none if others were imported', 'exclude', { summary: { deliveredRows: 1 } }, 0],
    ['none before the host has them', 'exclude', { resultToRetry: {} }, 0],
    ['none without a summary', 'exclude', { summary: null }, 0],
  ])('show the rows that can be fixed after an import: %s', (_, rowHandling, changes, fixableRows) => {
    const options = { ...stateOf({}).options, rowHandling };
    expect(shown({ step: 'complete', options, progress, summary: { deliveredRows: 2 }, ...changes })).toMatchObject({
      fixableRows,
      needsOnCompleteRetry: 'resultToRetry' in changes,
    });
  });
});
