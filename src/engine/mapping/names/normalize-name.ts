const MARKS = /\p{M}+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/u;

/** Letters that decomposition does not reduce to their base form. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

const ASCII = /^[\x20-\x7e]*$/u;

/** Lower case without diacritics, full-width forms converted. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[ßøłæœđðþı]/gu, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .normalize('NFC');
}

/** Units with a prefix, which are one word in spite of their capitals. */
const UNIT = /\b[kMG](?:Wh|VA|W|Hz|B)\b/gu;

/** The words of a name, split at camelCase, snake_case, digits and punctuation. */
export function nameWords(name: string): string[] {
  const parted = name
    .normalize('NFC')
    .replace(UNIT, (unit) => unit.toLowerCase())
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .replace(/[#№]/gu, ' number ')
    .replace(/%/gu, ' percent ')
    // Apostrophes inside a word: "d'achat" are two words, "driver's" is one.
    .replace(/['’]s\b/giu, 's');
  return foldText(parted).split(NOT_WORD).filter(Boolean);
}

/** Only the letters and digits of a name: `E-Mail` and `email` are the same. */
export function compactName(name: string): string {
  return foldText(name).split(NOT_WORD).join('');
}

/** Stop words, which carry no meaning in a column name. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and the of for in on at to by with your my our their this is as per please enter der die das des dem den und von vom zu zur zum ' +
    'im am fur mit le la les l du de d des et en au aux un une el los las del y e o al por para il lo gli i della dello dei di da do dos das ' +
    'dell delle degli dal dalla nel nella sul sulla alla con pour sur dans avec din pentru ' +
    'het een van voor och av for ve ile w z na dla och til og на в во по до от из за для и з у від των του της και של'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Drops stop words unless nothing would remain. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : words;
}

/** Short forms and spellings that stand for one word in any phrase. Those with several meanings are in the lexicon. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    'number: no nr num nbr nro numero numer nummer numarasi',
    'account: acct',
    'address: addr adr',
    'amount: amt',
    'average: avg',
    'canceled: cancelled',
    'catalog: catalogue',
    'center: centre',
    'check: cheque',
    'color: colour',
    'customer: cust',
    'date: dt',
    'department: dept dpt',
    'description: desc descr',
    'employee: emp',
    'enrollment: enrolment',
    'equipment: equip',
    'expiry: expiration',
    'license: licence lic',
    'manager: mgr',
    'manufacturer: mfr mfgr manuf',
    'meter: metre',
    'model: mdl',
    'name: nm',
    'organization: organisation org',
    'payment: pmt pymt',
    'percent: pct percentage',
    'phone: telephone tel',
    'product: prod',
    'program: programme prg prog',
    'quantity: qty qnty',
    'received: recd rcvd',
    'reference: ref',
    'student: stud',
    'temperature: temp',
    'transaction: txn trx trxn tran',
    'vehicle: veh',
    'weight: wgt',
    'year: yr',
  ].flatMap((line) => {
    const [full = '', short = ''] = line.split(': ');
    return short.split(' ').map((word) => [word, full] as const);
  }),
);

/** The Arabic article, which names have or not. */
const ARTICLE = 'ال';

/** A word in the form used for lookups: singular, with one spelling for each word. */
export function plainWord(word: string): string {
  if (word.startsWith(ARTICLE) && word.length > 4) return word.slice(ARTICLE.length);
  const plain = SPELLINGS.get(word) ?? singular(word);
  return SPELLINGS.get(plain) ?? plain;
}

/** Words in `s` that are not the plural of the word without it: dues are not due, and customs are not custom. */
const NOT_PLURALS: ReadonlySet<string> = new Set('dues customs series species'.split(' '));

/** Reduces English plurals to the singular; short words stay. */
export function singular(word: string): string {
  if (NOT_PLURALS.has(word)) return word;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is'))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
