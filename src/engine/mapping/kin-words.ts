/**
 * Words that say nearly the same beside the same other words: the expiry date and the end date of a contract. Words
 * that alone name different facts, such as price and cost, are not kin.
 */
const KIN: readonly (readonly string[])[] = [
  ['name', 'title'],
  ['id', 'code'],
  ['amount', 'total', 'value'],
  ['price', 'rate'],
  ['type', 'mode'],
  ['grade', 'level'],
  ['end', 'expiry', 'termination'],
  ['start', 'inception'],
  ['planned', 'estimated'],
  ['percent', 'rate'],
  ['parent', 'guardian'],
  ['shipping', 'shipment'],
];

const KINSHIP = 0.8;

const kinWords: ReadonlyMap<string, readonly string[]> = new Map(
  KIN.flatMap((words) => words.map((word) => [word, words.filter((other) => other !== word)])),
);

/** The words that say nearly the same. */
export function kinOf(word: string): readonly string[] {
  return kinWords.get(word) ?? [];
}

/** How alike two words are because they are kin; 0 if they are not. */
export function kinship(left: string, right: string): number {
  return kinOf(left).includes(right) ? KINSHIP : 0;
}
