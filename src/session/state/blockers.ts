import { columnsWithoutSource } from '../../engine/index.js';
import type { Column } from '../../engine/index.js';
import { allColumns } from '../session-state.js';
import type { SessionState, Step } from '../session-state.js';
import { formatQuestions } from './format-questions.js';
import { rowsToSend } from './rows-to-send.js';

/** Why a step cannot be left; the text is in the locale under `blockers.<code>`. */
export interface Blocker {
  readonly code:
    | 'no-file'
    | 'required-unmapped'
    | 'nothing-mapped'
    | 'date-order-unanswered'
    | 'decimal-unanswered'
    | 'invalid-rows'
    | 'no-rows-left'
    | 'not-checked'
    | 'busy';
  readonly params: Readonly<Record<string, string | number>>;
}

type Check = (state: SessionState) => readonly Blocker[];

const NONE: readonly Blocker[] = [];
const blocker = (code: Blocker['code'], params: Blocker['params'] = {}): readonly Blocker[] => [{ code, params }];

const blockersByStep: Record<Step, Check> = {
  upload: ({ source }) => (source ? NONE : blocker('no-file')),
  sheet: () => NONE,
  header: ({ table }) => (table ? NONE : blocker('no-file')),
  map: (state) => {
    const missing = missingColumns(state);
    if (missing.length > 0) {
      return missing.flatMap(({ id, label }) => blocker('required-unmapped', { column: label, id }));
    }
    if (state.mapping.every((column) => column === null)) return blocker('nothing-mapped');
    const columns = allColumns(state);
    const open = formatQuestions(state).filter(({ answer }) => answer === null);
    return open.flatMap(({ kind, column: id }) => {
      const label = columns.find((column) => column.id === id)?.label ?? id;
      return blocker(`${kind}-unanswered`, { column: label, id });
    });
  },
  values: () => NONE,
  review: ({ review, busy, options: { rowHandling } }) => {
    if (!review || busy) return blocker('busy');
    if (!review.isComplete) return blocker('not-checked');
    const { left, delivered } = review.progress;
    if (rowHandling === 'block' && left.invalid > 0) return blocker('invalid-rows', { count: left.invalid });
    // When all rows to deliver are delivered, the import can still be completed.
    const count = delivered + rowsToSend({ left }, rowHandling);
    return count > 0 ? NONE : blocker('no-rows-left');
  },
  submit: () => blocker('busy'),
  complete: () => NONE,
};

/** Required columns without a source column. */
export function missingColumns(state: Pick<SessionState, 'columns' | 'dynamicColumns' | 'mapping'>): readonly Column[] {
  return columnsWithoutSource(allColumns(state), state.mapping);
}

/** Why the current step cannot be left; empty when it can. */
export function blockersOf(state: SessionState): readonly Blocker[] {
  return blockersByStep[state.step](state);
}
