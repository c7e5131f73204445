import type { CallParams } from '../../engine-calls.js';
import type { DuplicatesEdit, DuplicatesKey, DuplicatesPreview, GroupEdit } from '../../group-calls.js';
import { EngineError } from '../../engine-error.js';
import type { EditStep } from '../../edits/edit-step.js';
import type { Operation } from '../../edits/operation.js';
import { changes } from '../../pieces/changes.js';
import type { Expression } from '../../program/program.js';
import { knownFormats } from '../bound-columns.js';
import { duplicatesByKey, duplicatesOfGroup } from './duplicate-rows.js';
import type { Duplicates } from './duplicate-rows.js';
import type { GroupRows } from './error-groups.js';
import type { ReviewGroups } from './review-groups.js';
import type { Review } from '../review.js';
import { scanCells } from '../scan-cells.js';
import type { CellScan } from '../cell-batch.js';

const STEPS = { fix: 'fix', set: 'fix', clear: 'clear', skip: 'delete' } as const;

type Context = Pick<CellScan, 'signal' | 'pause'>;

/**
 * Converts an edit of a group, or of duplicates, to an operation, with what is known of its step. It lists the rows, so
 * that replaying it has the same result everywhere. Throws EngineError `not-ready` for an unknown group, and for a fix of
 * a group that has none.
 */
export async function groupChange(
  review: Review,
  groups: ReviewGroups,
  params: CallParams<'group-edit'>,
  context: Context,
): Promise<GroupChange> {
  const { edit } = params;
  if (isOfDuplicates(edit)) {
    const found = await duplicatesOf(review, groups, params, context);
    return changes().duplicatesOperation(review, found, edit, { ...context, scanCells });
  }
  const group = groupRows(groups, 'key' in params ? params.key : '');
  if (edit.type === 'fix' && group.shift) return changes().shiftOperation(review, group.shift);
  return { operation: groupOperation(review, group, edit), step: { name: STEPS[edit.type] } };
}

/** What an edit of duplicates would do. Throws EngineError `not-ready` for a group of other errors. */
export async function duplicatesPreview(
  review: Review,
  groups: ReviewGroups,
  params: CallParams<'duplicates-preview'>,
  context: Context,
): Promise<DuplicatesPreview> {
  const found = await duplicatesOf(review, groups, params, context);
  return changes().previewDuplicates(review, found, params.edit, { ...context, scanCells });
}

async function duplicatesOf(
  review: Review,
  groups: ReviewGroups,
  of: { readonly key: string } | { readonly by: DuplicatesKey },
  context: Context,
): Promise<Duplicates> {
  return 'by' in of ? duplicatesByKey(review, of.by, context) : duplicatesOfGroup(review, groupRows(groups, of.key));
}

function groupRows(groups: ReviewGroups, key: string): GroupRows {
  const group = groups.find(key);
  if (!group) throw new EngineError('not-ready', { needs: 'groups-read' });
  return group;
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
