import { needsSource } from '../../engine/index.js';
import type { RowHandling } from '../../engine/index.js';
import { formatQuestions } from './format-questions.js';
import { allColumns } from '../session-context.js';
import type { Blocker, SessionState, Step } from '../session-state.js';

type Check = (state: SessionState, rowHandling: RowHandling) => readonly Blocker[];

const NONE: readonly Blocker[] = [];

/** Why a step cannot be left yet. */
const blockersByStep: Record<Step, Check> = {
  upload: ({ source }) => (source ? NONE : [{ code: 'no-file', params: {} }]),
  sheet: () => NONE,
  header: ({ table }) => (table ? NONE : [{ code: 'no-file', params: {} }]),
  map: (state) => {
    const { columns, dynamicColumns, mapping } = state;
    const missing = allColumns({ columns, dynamicColumns }).filter(
      (column) => needsSource(column) && !mapping.includes(column.id),
    );
    if (missing.length > 0) {
      return missing.map(({ id, label }) => ({ code: 'required-unmapped', params: { column: label, id } }));
    }
    if (mapping.every((column) => column === null)) return [{ code: 'nothing-mapped', params: {} }];
    return unanswered(state);
  },
  values: () => NONE,
  review: ({ review, busy }, rowHandling) => {
    if (!review || busy) return [{ code: 'busy', params: {} }];
    if (!review.isComplete) return [{ code: 'not-checked', params: {} }];
    const { left, delivered } = review.progress;
    if (rowHandling === 'block' && left.invalid > 0) return [{ code: 'invalid-rows', params: { count: left.invalid } }];
    // Where some rows were delivered, and no other is to be, the import is still to be completed.
    const count = delivered + (rowHandling === 'exclude' ? left.valid : left.all);
    return count > 0 ? NONE : [{ code: 'no-rows-left', params: {} }];
  },
  submit: () => [{ code: 'busy', params: {} }],
  complete: () => NONE,
};

function unanswered(state: SessionState): readonly Blocker[] {
  const columns = allColumns(state);
  const open = formatQuestions(state).filter(({ answer }) => answer === null);
  return open.map(({ kind, column: id }) => {
    const label = columns.find((column) => column.id === id)?.label ?? id;
    return { code: `${kind}-unanswered`, params: { column: label, id } };
  });
}

export function blockersOf(state: SessionState, rowHandling: RowHandling): readonly Blocker[] {
  return blockersByStep[state.step](state, rowHandling);
}
