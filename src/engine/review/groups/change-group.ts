import type { DuplicatesEdit, GroupEdit } from '../../group-calls.js';
import { EngineError } from '../../engine-error.js';
import type { Operation } from '../../edits/operation.js';
import type { Expression } from '../../program/program.js';
import { knownFormats } from '../bound-columns.js';
import type { GroupRows, ReviewGroups } from './error-groups.js';
import type { Review } from '../review.js';

/** Whether an edit is only for groups of duplicates. */
export function isOfDuplicates(edit: GroupEdit): edit is DuplicatesEdit {
  return edit.type === 'keep-first' || edit.type === 'keep-last' || edit.type === 'merge';
}

/** Throws EngineError `not-ready` for an unknown group. */
export function groupRows(groups: ReviewGroups, key: string): GroupRows {
  const group = groups.find(key);
  if (!group) throw new EngineError('not-ready', { needs: 'groups-read' });
  return group;
}

/**
 * Converts an edit of a group to an operation. It lists the rows, so that replaying it has the same result everywhere.
 * Throws EngineError `not-ready` for a fix of a group that has none.
 */
export function groupOperation(
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
