import { headerText } from '../source/layout/layout.js';
import type { SourceColumn } from '../source/layout/layout.js';

/** Header texts as keys; a repeated text gets ` (2)`, ` (3)` and so on. */
export function unmatchedKeys(unmatched: readonly Pick<SourceColumn, 'name' | 'header'>[]): readonly string[] {
  const texts = unmatched.map(headerText);
  const taken = new Set(texts);
  const counts = new Map<string, number>();
  return texts.map((text) => {
    let count = (counts.get(text) ?? 0) + 1;
    let key = count === 1 ? text : `${text} (${count})`;
    // Continues after the last number of the same text: thousands of columns may have an empty header.
    while (count > 1 && taken.has(key)) {
      count += 1;
      key = `${text} (${count})`;
    }
    taken.add(key);
    counts.set(text, count);
    return key;
  });
}
