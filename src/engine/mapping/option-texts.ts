import type { Column } from '../column.js';
import { isRequired } from '../rules/column-rules.js';
import type { OptionMatch } from './column-mapping.js';

/** Options by their exact spelling, and in lower case. Of those that differ only in case, the first stands for others. */
export function optionSpellings(options: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map([...options].reverse().map((option) => [option.trim().toLowerCase(), option]));
  for (const option of options) spellings.set(option.trim(), option);
  return spellings;
}

/**
 * Accepts an option, an option in other case, and a value that the user has matched to an option or, unless the column is
 * required, cleared.
 */
export function optionTest({
  column,
  optionMatches,
}: {
  readonly column: Column;
  readonly optionMatches: readonly OptionMatch[];
}): (text: string) => boolean {
  const options = new Set(column.options);
  const folded = new Set((column.options ?? []).map((option) => option.trim().toLowerCase()));
  const matched = new Set<string>();
  if (!isRequired(column)) options.add('');
  for (const { from, to } of optionMatches) if (to !== null && options.has(to)) matched.add(from.trim());
  return (text) => matched.has(text) || folded.has(text.toLowerCase());
}
