/** Only this many characters of a text count. */
const MAX_CHARACTERS = 40;

/**
 * The pattern of a text: each digit becomes `9`, a run of letters becomes one `a`, a run of spaces one space. Runs of
 * five or more digits have the same pattern, and so do all runs of digits beside a letter.
 */
export function formOf(text: string): string {
  return text
    .trim()
    .slice(0, MAX_CHARACTERS)
    .replace(/\p{Nd}/gu, '9')
    .replace(/[\p{L}\p{M}]+/gu, 'a')
    .replace(/(?<=a)9+|9+(?=a)/gu, '9')
    .replace(/9{5,}/gu, '99999')
    .replace(/\s+/gu, ' ');
}
