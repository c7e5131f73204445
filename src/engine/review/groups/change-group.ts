import type { GroupEdit } from '../../group-calls.js';
import { EngineError } from '../../engine-error.js';
import type { Operation } from '../../edits/operation.js';
import type { Expression } from '../../program/program.js';
import { knownFormats } from '../bound-columns.js';
import type { ReviewGroups } from './error-groups.js';
import type { Review } from '../review.js';

/**
 * Converts an edit of a group to an operation. It lists the rows, so that replaying it has the same result everywhere.
 * Throws EngineError `not-ready` for an unknown group, and for a fix of a group that has none.
 */
export function groupOperation(
  review: Review,
  groups: ReviewGroups,
  { key, edit }: { readonly key: string; readonly edit: GroupEdit },
): Operation {
  const group = groups.find(key);
  if (!group) throw new EngineError('not-ready', { needs: 'groups-read' });
  const { rows, column, to } = group;
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
