import type { CallParams } from '../../engine-calls.js';
import type { DuplicatesEdit, DuplicatesKey, DuplicatesPreview, GroupEdit } from '../../group-calls.js';
import type { EditStep } from '../../edits/edit-step.js';
import type { Operation } from '../../edits/operation.js';
import type { Expression } from '../../program/program.js';
import type { KnownFormat } from '../../values/format.js';
import type { Review } from '../review.js';
import type { ChangeContext } from './change-context.js';
import { duplicatesByKey, duplicatesOfGroup } from './duplicate-rows.js';
import type { Duplicates } from './duplicate-rows.js';
import { duplicatesOperation, previewDuplicates } from './duplicates.js';
import type { GroupRows } from './error-groups.js';
import { shiftOperation } from './shifts.js';

const STEPS = { fix: 'fix', set: 'fix', clear: 'clear', skip: 'delete' } as const;

interface FoundGroups {
  /** The rows of a group; `null` for an unknown one. */
  find(key: string): GroupRows | null;
}

export interface GroupChange {
  readonly operation: Operation;
  /** What is known of its step. */
  readonly step: Partial<EditStep>;
}

/**
 * Converts an edit of a group, or of duplicates, to an operation. It lists the rows, so that replaying it has the same
 * result everywhere. `null` for an unknown group, and for a fix of a group that has none.
 */
export async function groupChange(
  review: Review,
  groups: FoundGroups,
  params: CallParams<'group-edit'>,
  context: ChangeContext & { readonly formats: readonly KnownFormat[] },
): Promise<GroupChange | null> {
  const { edit } = params;
  if (isOfDuplicates(edit)) {
    const found = await duplicatesOf(review, groups, params, context);
    return found && duplicatesOperation(review, found, edit, context);
  }
  const group = 'key' in params ? groups.find(params.key) : null;
  if (!group) return null;
  if (edit.type === 'fix' && group.shift) return shiftOperation(review, group.shift);
  const operation = groupOperation(group, edit, context.formats);
  return operation && { operation, step: { name: STEPS[edit.type] } };
}

/** What an edit of duplicates would do; `null` for an unknown group, and for one of other errors. */
export async function duplicatesPreview(
  review: Review,
  groups: FoundGroups,
  params: CallParams<'duplicates-preview'>,
  context: ChangeContext,
): Promise<DuplicatesPreview | null> {
  const found = await duplicatesOf(review, groups, params, context);
  return found && previewDuplicates(review, found, params.edit, context);
}

async function duplicatesOf(
  review: Review,
  groups: FoundGroups,
  of: { readonly key: string } | { readonly by: DuplicatesKey },
  context: ChangeContext,
): Promise<Duplicates | null> {
  if ('by' in of) return duplicatesByKey(review, of.by, context);
  const group = groups.find(of.key);
  return group && duplicatesOfGroup(review, group);
}

function isOfDuplicates(edit: GroupEdit): edit is DuplicatesEdit {
  return edit.type === 'keep-first' || edit.type === 'keep-last' || edit.type === 'merge';
}

function groupOperation(
  { rows, column, to }: GroupRows,
  edit: Exclude<GroupEdit, DuplicatesEdit>,
  formats: readonly KnownFormat[],
): Operation | null {
  if (edit.type === 'skip') return { type: 'delete-rows', rows };
  const text: Expression | null =
    edit.type === 'fix' ? to : { type: 'text', text: edit.type === 'set' ? edit.value : '' };
  if (column === null || text === null) return null;
  return { type: 'run-program', program: { steps: [{ column, to: text }] }, formats, only: [column], rows };
}
