import type { DuplicatesEdit, GroupEdit } from '../../group-calls.js';
import { EngineError } from '../../engine-error.js';
import type { EditStep } from '../../edits/edit-step.js';
import type { Operation } from '../../edits/operation.js';
import { duplicates } from '../../pieces/duplicates.js';
import type { Expression } from '../../program/program.js';
import { knownFormats } from '../bound-columns.js';
import type { GroupRows, ReviewGroups } from './error-groups.js';
import type { Review } from '../review.js';
import { scanCells } from '../scan-cells.js';
import type { CellScan } from '../cell-batch.js';

const STEPS = { fix: 'fix', set: 'fix', clear: 'clear', skip: 'delete' } as const;

/** Throws EngineError `not-ready` for an unknown group. */
export function groupRows(groups: ReviewGroups, key: string): GroupRows {
  const group = groups.find(key);
  if (!group) throw new EngineError('not-ready', { needs: 'groups-read' });
  return group;
}

/**
 * Converts an edit of a group to an operation, with what is known of its step. It lists the rows, so that replaying it
 * has the same result everywhere. Throws EngineError `not-ready` for a fix of a group that has none.
 */
export async function groupChange(
  review: Review,
  group: GroupRows,
  edit: GroupEdit,
  context: Pick<CellScan, 'signal' | 'pause'>,
): Promise<GroupChange> {
  if (isOfDuplicates(edit)) return duplicates().duplicatesOperation(review, group, edit, { ...context, scanCells });
  return { operation: groupOperation(review, group, edit), step: { name: STEPS[edit.type] } };
}

interface GroupChange {
  readonly operation: Operation;
  readonly step: Partial<EditStep>;
}

export function isOfDuplicates(edit: GroupEdit): edit is DuplicatesEdit {
  return edit.type === 'keep-first' || edit.type === 'keep-last' || edit.type === 'merge';
}

function groupOperation(
  review: Review,
  { rows, column, to }: GroupRows,
  edit: Exclude<GroupEdit, DuplicatesEdit>,
): Operation {
  if (edit.type === 'skip') return { type: 'delete-rows', rows };
  const text: Expression | null =
    edit.type === 'fix' ? to : { type: 'text', text: edit.type === 'set' ? edit.value : '' };
  if (column === null || text === null) throw new EngineError('not-ready', { needs: 'groups-read' });
  return {
    type: 'run-program',
    program: { steps: [{ column, to: text }] },
    formats: knownFormats(review),
    only: [column],
    rows,
  };
}
