import type { Operation } from '../edits/operation.js';

/** Marks of a log of edits: before the first edit, and after each. The same edits have the same marks in any session. */
export function marksOf(edits: readonly Operation[]): readonly string[] {
  let hash = 0;
  const marks = ['0'];
  for (const edit of edits) {
    for (const character of JSON.stringify(edit)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
    marks.push((hash >>> 0).toString(36));
  }
  return marks;
}
