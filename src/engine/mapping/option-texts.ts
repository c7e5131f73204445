import type { OptionMatch } from './column-mapping.js';

/** Finds the option of a trimmed text: in its spelling, else the first that differs only in case. */
export function optionReader(options: readonly string[]): (text: string) => string | undefined {
  const exact = new Map(options.map((option) => [option.trim(), option]));
  const folded = new Map(options.toReversed().map((option) => [option.trim().toLowerCase(), option]));
  return (text) => exact.get(text) ?? folded.get(text.toLowerCase());
}

/** Accepts an option, an option in other case, and a value that the user has matched to one of `targets`. */
export function optionTest(
  options: readonly string[],
  targets: ReadonlySet<string | null>,
  optionMatches: readonly OptionMatch[],
): (text: string) => boolean {
  const optionOf = optionReader(options);
  const matched = new Set<string>();
  for (const { from, to } of optionMatches) if (targets.has(to)) matched.add(from.trim());
  return (text) => matched.has(text) || optionOf(text) !== undefined;
}
