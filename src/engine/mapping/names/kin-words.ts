/**
 * Words that say nearly the same beside the same other words: the expiry date and the end date of a contract. Words
 * that alone name different facts, such as price and cost, are not.
 */
const KIN: readonly (readonly string[])[] = [
  ['name', 'title'],
  ['id', 'code', 'number'],
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

/** Words that say something similar beside the same other words, so that names of two words are not sure. */
const FAR_KIN: readonly (readonly string[])[] = [
  ['arrival', 'delivery'],
  ['paid', 'payment', 'spent'],
  ['url', 'link'],
  ['cost', 'price', 'expense', 'charge', 'fee', 'amount'],
  ['type', 'category', 'class', 'group'],
  ['usage', 'consumption'],
  ['description', 'detail', 'text', 'narrative'],
  ['order', 'purchase'],
  ['damage', 'loss', 'claim'],
  ['level', 'point', 'threshold'],
  ['place', 'location', 'site'],
  ['duration', 'time'],
  ['count', 'quantity', 'stock'],
  ['date', 'time'],
  ['home', 'personal'],
  ['start', 'opening'],
  ['end', 'closing'],
  ['visit', 'attendance', 'check-in', 'checked-in', 'encounter'],
  ['planned', 'scheduled', 'expected'],
  ['revenue', 'income', 'sales'],
];

const KINSHIP = 0.8;
const FAR_KINSHIP = 0.6;

const kinWords = new Map<string, Map<string, number>>();
for (const [groups, likeness] of [[FAR_KIN, FAR_KINSHIP] as const, [KIN, KINSHIP] as const]) {
  for (const words of groups) {
    for (const word of words) {
      const kin = kinWords.get(word) ?? new Map<string, number>();
      kinWords.set(word, kin);
      for (const other of words) if (other !== word) kin.set(other, likeness);
    }
  }
}

/** The words that say nearly the same as a word, or something similar, and how alike they are. */
export function kinOf(word: string): ReadonlyMap<string, number> | undefined {
  return kinWords.get(word);
}
