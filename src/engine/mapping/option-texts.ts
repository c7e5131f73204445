import type { OptionMatch } from './column-mapping.js';

/**
 * Options by their exact spelling, and in lower case. Of those that differ only in case, the first stands for other
 * spellings.
 */
export function optionSpellings(options: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map(options.toReversed().map((option) => [option.trim().toLowerCase(), option]));
  for (const option of options) spellings.set(option.trim(), option);
  return spellings;
}

/** Accepts an option, an option in other case, and a value that the user has matched to one of `targets`. */
export function optionTest(
  options: readonly string[],
  targets: readonly (string | null)[],
  optionMatches: readonly OptionMatch[],
): (text: string) => boolean {
  const spellings = optionSpellings(options);
  const matched = new Set<string>();
  for (const { from, to } of optionMatches) if (targets.includes(to)) matched.add(from.trim());
  return (text) => matched.has(text) || spellings.has(text.toLowerCase());
}
