/** Texts longer than this are alike in their beginnings. */
const LONGEST = 40;

/** How a text is written: each digit becomes `9`, each letter `a`, and a run of letters or of spaces counts once. */
export function formOf(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST)
    .replace(/\p{Nd}/gu, '9')
    .replace(/[\p{L}\p{M}]+/gu, 'a')
    .replace(/9{5,}/gu, '99999')
    .replace(/\s+/gu, ' ');
}
