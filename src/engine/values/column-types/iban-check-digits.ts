/** Whether the check digits of ISO 7064 are correct: the number, with its first four characters last, is 1 modulo 97. */
export function hasCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    // `A` counts as 10, `Z` as 35.
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
