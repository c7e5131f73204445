export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Shown at most; typing narrows the rest. */
export const MOST_CHOICES = 100;

/** The choices that hold the typed text, those that begin with it first. Case does not matter. */
export function narrowChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return choices.slice(0, MOST_CHOICES);
  const beginning: Choice[] = [];
  const within: Choice[] = [];
  for (const choice of choices) {
    const place = fold(choice.label).indexOf(wanted);
    if (place === 0) beginning.push(choice);
    else if (place > 0) within.push(choice);
  }
  return [...beginning, ...within].slice(0, MOST_CHOICES);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
