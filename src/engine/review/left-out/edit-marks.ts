import type { Operation } from '../../edits/operation.js';

/** Marks of a log of edits: before the first edit, and after each. The same edits have the same marks in any session. */
export function marksOf(edits: readonly Operation[]): readonly string[] {
  let hash = 0x811c9dc5;
  const marks = [markOf(hash)];
  for (const edit of edits) {
    const text = JSON.stringify(edit);
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    marks.push(markOf(hash));
  }
  return marks;
}

function markOf(hash: number): string {
  return (hash >>> 0).toString(36);
}
