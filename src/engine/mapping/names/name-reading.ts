import { atomsKey } from '../lexicon.js';
import type { Atoms, Lexicon, RelatedConcept } from '../lexicon.js';
import { phraseOf } from './english-phrases.js';
import { compactName, isStopWord, nameWords, plainWord, withoutStopWords } from './normalize-name.js';
import { withFullWords } from './short-words.js';
import { weighAtoms } from './weighed-atoms.js';
import type { WeighedAtoms } from './weighed-atoms.js';

/** One way to interpret a name. */
export interface Reading {
  readonly atoms: Atoms;
  readonly weighed: WeighedAtoms;
  /** How certain this reading is, 0 to 1. */
  readonly certainty: number;
  /** Whether it is a related name, not what the words mean. */
  readonly isRelated: boolean;
}

/** A name prepared for comparison. */
export interface NameReading {
  readonly text: string;
  readonly compact: string;
  /** As written, without stop words, each in one spelling. */
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
}

const MAX_READINGS = 12;
/** Characters. Longer names are compared by their whole spelling and by the meaning of their first words. */
const MAX_UNDERSTOOD = 300;
/** Of several: a name that means nothing else is preferred to it, however close both are. */
const FIRST_MEANING = 0.999;
const SECOND_MEANING = 0.92;
const PART_OF_NAME = 0.92;
const LITERAL = 0.99;
/** What the words of an idiom say by themselves. */
const IN_PARTS = 0.9;
/** With short words in full; too uncertain for `sure`, as are related names. */
const IN_FULL = 0.82;
const RELATED = 0.82;
/** The first related name is the most likely one. */
const RELATED_STEP = 0.02;
const SAME_KIND = 0.86;
const RELATED_STEPS = 5;

export interface ReadingOptions {
  /** Whether to add related names. */
  readonly related: boolean;
  /** Words of the columns that are wanted, which short words may stand for. */
  readonly wanted?: ReadonlySet<string>;
}

/** Interprets a name in every way worth comparing, most likely first. */
export function readName(fullName: string, lexicon: Lexicon, options: ReadingOptions): NameReading {
  const name = withoutEnumeration(fullName.slice(0, MAX_UNDERSTOOD));
  const readings: Reading[] = [];
  const seen = new Set<string>();
  const add = (atoms: Atoms, certainty: number, isRelated = false): void => {
    const key = atomsKey(atoms);
    if (atoms.length === 0 || seen.has(key) || readings.length >= MAX_READINGS) return;
    seen.add(key);
    readings.push({ atoms, weighed: weighAtoms(atoms, lexicon), certainty, isRelated });
  };
  const words = nameWords(name);
  // `UoM` and `eMail` are one word, whatever their capitals suggest.
  const asOne = words.length > 1 && !/\s/u.test(name.trim()) ? lexicon.concepts([compactName(name)]) : [];
  for (const atoms of asOne) add(atoms, 1);
  const [first = [], ...others] = understand(words, lexicon);
  add(first, others.length > 0 ? FIRST_MEANING : 1);
  for (const atoms of others) add(atoms, SECOND_MEANING);
  // The words as written: a schema may distinguish what the lexicon treats as the same. But `To date` does not mean `date`.
  const joined = lexicon.joinParticles(words);
  const said = phraseOf(joined)?.says;
  const literal = [...new Set([...withoutStopWords(joined).map(plainWord), ...(said === undefined ? [] : [said])])];
  if (literal.length > 1 || !isStopWord(words[0] ?? '') || readings.length === 0) add(literal, LITERAL);
  for (const part of nameParts(name)) {
    const [atoms] = understand(nameWords(part), lexicon);
    if (atoms) add(atoms, PART_OF_NAME);
  }
  const full = options.wanted && withFullWords(name, options.wanted, lexicon);
  if (full) for (const atoms of understand(nameWords(full), lexicon)) add(atoms, IN_FULL);
  if (options.related) {
    for (const { atoms, certainty } of [...readings]) {
      for (const [place, { atoms: others, isSame }] of relatedTo(atoms, lexicon).entries())
        add(others, certainty * (isSame ? SAME_KIND : RELATED - RELATED_STEP * Math.min(place, RELATED_STEPS)), true);
    }
  }
  const [inParts] = literal.length > 1 ? understand(words, lexicon, { inParts: true }) : [];
  if (inParts) add(inParts, IN_PARTS);
  return { text: fullName.trim(), compact: compactName(fullName), words: literal, readings };
}

/** Names of what may be meant: the `company name` may be the `vendor name`, as the `company` may be the `vendor`. */
function relatedTo(atoms: Atoms, lexicon: Lexicon): readonly RelatedConcept[] {
  const whole = lexicon.related(atoms);
  const head = atoms.at(-1)!;
  if (whole.length > 0 || atoms.length < 2 || !OF_PARTIES.has(head)) return whole;
  const others = lexicon.related(atoms.slice(0, -1));
  return others
    .filter(({ atoms: other }) => !OF_PARTIES.has(other.at(-1)!))
    .map(({ atoms: other }) => ({
      atoms: [...other, head],
      isSame: false,
    }));
}

/** What persons, companies and things have, whatever they are called. */
const OF_PARTIES: ReadonlySet<string> = new Set(['name', 'id', 'code']);

/** Without a leading `3.` or `(3)`, as in the questions of a form. */
function withoutEnumeration(name: string): string {
  return name.replace(/^\s*(?:\(?\d{1,3}[.)]|[a-z]\))\s*(?=\p{L})/iu, '');
}

/** Two names in one, as in `Vorname / First name` or `Betrag (amount)`. */
function nameParts(name: string): readonly string[] {
  const parts = name.split(/[/|()[\]:;]|\s[-–—]\s/u).map((part) => part.trim());
  return parts.length < 2 ? [] : parts.filter((part) => part.length > 1);
}

/** Turns words into atoms, longest known phrase first; several results when a phrase has several meanings. */
function understand(separate: readonly string[], lexicon: Lexicon, { inParts = false } = {}): Atoms[] {
  const words = lexicon.joinParticles(separate);
  const phrase = phraseOf(words);
  const isIdiom = inParts && words.length > 1;
  const whole = phrase?.isCertain || isIdiom ? [] : lexicon.concepts(words);
  if (whole.length > 0) return [...whole];
  if (phrase) {
    const { rest, says, instead } = phrase;
    return understand(rest, lexicon).map((atoms) => withoutEcho([...atoms.filter((atom) => atom !== instead), says]));
  }
  const spread = words.flatMap((word) => {
    const plain = plainWord(word);
    if (isStopWord(word)) return [word];
    return segment(plain, lexicon) ?? [lexicon.knows(plain) ? word : (baseForm(plain, lexicon) ?? word)];
  });
  const again = isIdiom ? [] : lexicon.concepts(spread);
  if (again.length > 0) return [...again];
  let results: Atoms[] = [[]];
  let index = 0;
  while (index < spread.length) {
    let taken = 1;
    const word = spread[index]!;
    const isLink = index > 0 && PREPOSITIONS.has(word);
    const noMeaning = isLink ? [OF] : [];
    let meanings: readonly Atoms[] = isStopWord(word) && spread.length > 1 ? [noMeaning] : [[plainWord(word)]];
    const longest = isIdiom ? spread.length - 1 : lexicon.longest;
    for (let length = Math.min(longest, spread.length - index); length > 0; length--) {
      if (isLink || (length === 1 && isStopWord(word))) break;
      if (length > 1 && PREPOSITIONS.has(spread[index + length - 1]!)) continue;
      const found = lexicon.concepts(spread.slice(index, index + length));
      if (found.length === 0) continue;
      const isLast = index + length === spread.length;
      meanings = found.slice(0, 2).map((atoms) => (isLast || length > 1 ? atoms : withoutHead(atoms)));
      taken = length;
      break;
    }
    results = results.flatMap((atoms) => meanings.map((meaning) => [...atoms, ...meaning])).slice(0, 4);
    index += taken;
  }
  return results.map((atoms) => withoutEcho(fullName(headLast(atoms))));
}

/** The first and the last name together are the name. */
function fullName(atoms: Atoms): Atoms {
  const others = atoms.filter((atom) => atom !== 'first' && atom !== 'last');
  const isName = others.length === 0 || others.includes('name');
  return isName && atoms.includes('first') && atoms.includes('last') ? [...others, 'name'] : atoms;
}

/** Prepositions that the owner of a thing follows. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'of de des du del della dell delle degli dei di da do dos das d van av por par per на του της των של'.split(' '),
);
/** Stands for the first preposition while a name is read. */
const OF = '<';

/** The thing after its owner, as in English compounds: the income of a household is a `household income`. */
function headLast(atoms: Atoms): Atoms {
  const place = atoms.indexOf(OF);
  if (place === -1) return atoms;
  return [...atoms.slice(place), ...atoms.slice(0, place)].filter((atom) => atom !== OF);
}

/** Heads of concepts that one word names: `freight` is the shipping cost, but a freight carrier costs nothing. */
const HEADS: ReadonlySet<string> = new Set('cost date amount'.split(' '));

function withoutHead(atoms: Atoms): Atoms {
  return atoms.length > 1 && HEADS.has(atoms.at(-1)!) ? atoms.slice(0, -1) : atoms;
}

/** Parts of an address, in which they may be named: `address_city`. */
const ADDRESS_PARTS = 'city state country street region district county house-number unit-number email website';

/** What is a number or a code by itself. */
const IDENTIFIERS = 'barcode iban isin mpn asin sku national-id license-plate hs-code industry-code microchip';

/** Atoms implied by another one: the address of an email address, the number of a phone. */
const ECHOES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...ADDRESS_PARTS.split(' ').map((part) => [part, ['address']] as const),
  ...IDENTIFIERS.split(' ').map((identifier) => [identifier, ['id', 'code']] as const),
  ['postal-code', ['address', 'id', 'code']],
  ['phone', ['id']],
  ['mobile', ['id']],
]);

function withoutEcho(atoms: Atoms): Atoms {
  const echoes = new Set(atoms.flatMap((atom) => ECHOES.get(atom) ?? []));
  return [...new Set(atoms)].filter((atom) => !echoes.has(atom));
}

/** Endings of plurals, genders and cases in Latin and Cyrillic letters, the longer ones first. */
const ENDINGS: readonly string[] = (
  'ego ach ami arna erna orna nya en er es em et ar or na ne ow om ej e n s a i o y u ' +
  'ого ов ев еи ои ом ам ая ое ые ыи ии а я ы и у е ь'
).split(' ');
const BASE_ENDINGS: readonly string[] = ['', 'e', 'a', 'o', 'y', 'а', 'я', 'ь', 'о', 'е', 'ыи', 'ии'];
const SHORTEST_STEM = 4;

/** The known word that an unknown one is an inflected form of: `rechnung` of `rechnungen`. */
function baseForm(word: string, lexicon: Lexicon): string | null {
  for (const ending of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (stem.length < SHORTEST_STEM || !word.endsWith(ending)) continue;
    const base = BASE_ENDINGS.find((other) => other !== ending && lexicon.concepts([stem + other]).length > 0);
    if (base !== undefined) return stem + base;
  }
  return null;
}

const LINKS: readonly string[] = ['', 's', 'n', 'es', 'en', 'of', 'de', 'do', 'di'];
/** Parts shorter than four letters that compounds and run-together names may have. */
const SHORT_PIECES: ReadonlySet<string> = new Set(
  (
    'id no nr nm tel zip e url emp qty amt acc tax fee age sex day pay tag car key sku vat img num dob web ref lot bin org ' +
    'min max avg inv ord fax exp mfg mfr uom ean upc cd dt mm cm kg km wt cat sub net pin gst loc dep'
  ).split(' '),
);
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Splits a compound word such as `firstname` or `Kundennummer`, if all of its parts are known. */
function segment(word: string, lexicon: Lexicon): string[] | null {
  if (word.length > 40) return null;
  if (CJK.test(word)) return segmentFrom(word, lexicon, 1);
  return word.length < 5 || lexicon.knows(word) ? null : segmentFrom(word, lexicon, 4);
}

function segmentFrom(word: string, lexicon: Lexicon, shortest: number): string[] | null {
  const dead = new Set<number>();
  const from = (start: number): string[] | null => {
    if (start === word.length) return [];
    if (dead.has(start)) return null;
    for (let end = word.length; end > start; end--) {
      const piece = word.slice(start, end);
      if (!lexicon.knows(plainWord(piece)) || (piece.length < shortest && !SHORT_PIECES.has(piece))) continue;
      for (const link of end === word.length ? [''] : LINKS) {
        if (!word.startsWith(link, end)) continue;
        const rest = from(end + link.length);
        if (rest) return [piece, ...rest];
      }
    }
    dead.add(start);
    return null;
  };
  const pieces = from(0);
  return pieces && pieces.length > 1 ? pieces : null;
}
