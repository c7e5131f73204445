import { typoDistance } from '../../../../src/engine/full.js';
import type { Column, ColumnType } from '../../../../src/engine/full.js';

const EVERYTHING =
  /^(?:|everything|it|them|this|that|rows?|tables?|files?|sheets?|columns?|fields?|cells?|values?|entries|data)$/u;
const TEXTS = /^(?:texts?|strings?|words?)$/u;
const FRONT =
  /^(?:the|all|all of|each|every|any|of|in|for|from|my|our|your|its?|whole|entire|columns?|fields?|values? (?:of|in))\s+/u;
const BACK = /\s+(?:columns?|fields?|values?|cells?|entries|data|texts?)$/u;
const MIN_FOR_TYPOS = 4;
const MAX_TYPOS = 1;
/** Confidence in a name that is only similar. */
const LIKE = 0.8;

/** Words for a type of column, used when no column has that name. */
const TYPE_WORDS: Readonly<Record<string, ColumnType>> = {
  date: 'date',
  day: 'date',
  'e-mail': 'email',
  email: 'email',
  'email address': 'email',
  'e-mail address': 'email',
  phone: 'phone',
  'phone number': 'phone',
  telephone: 'phone',
  'telephone number': 'phone',
  number: 'number',
  amount: 'number',
  price: 'number',
  numeric: 'number',
};

/** Finds the columns that a sentence refers to: by id or label, misspelt, in the plural, or several at once. */
export class ColumnNames {
  /** 1, or less once a name only resembled a column. */
  confidence = 1;
  readonly #columns: readonly Column[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
  }

  get all(): readonly Column[] {
    return this.#columns;
  }

  /** The columns of a type; columns without a type count as `string`. */
  ofType(type: ColumnType): readonly Column[] {
    return this.#columns.filter((column) => typeOf(column) === type);
  }

  /** Throws PhraseProblem when there is none. */
  several(words: string): readonly Column[] {
    const found = this.find(words);
    if (found.length > 0) return found;
    throw new PhraseProblem(`There is no column “${words.trim()}”. The columns are: ${this.#list()}.`);
  }

  /** Throws PhraseProblem when there is none, or more than one. */
  one(words: string): Column {
    const found = this.several(words);
    if (found.length === 1) return found[0]!;
    const names = found.map(({ label }) => label).join(', ');
    throw new PhraseProblem(`“${words.trim()}” could be any of these columns: ${names}. Write which one you mean.`);
  }

  /** Empty when none is similar. */
  find(words: string): readonly Column[] {
    const name = bare(words);
    if (EVERYTHING.test(name)) return this.#columns;
    const whole = this.#named(name) ?? this.#listed(name) ?? this.#described(name);
    if (whole) return whole;
    return TEXTS.test(name) ? this.#columns.filter((column) => typeOf(column) === 'string') : this.#similar(name);
  }

  #named(name: string): readonly Column[] | null {
    const keys = new Set([key(name), key(singular(name))]);
    const found = this.#columns.filter(({ id, label }) => keys.has(key(id)) || keys.has(key(label)));
    return found.length > 0 ? found : null;
  }

  /** `name, city and email`; a shared noun applies to each: `first and last name`. */
  #listed(name: string): readonly Column[] | null {
    const parts = name.split(/\s*(?:,|&|\band\b)\s*/u).filter((part) => part !== '');
    if (parts.length < 2) return null;
    const noun = parts.at(-1)!.split(' ').at(-1)!;
    const found = parts.map((part, at) => {
      const joined = at < parts.length - 1 ? this.#named(`${part} ${singular(noun)}`) : null;
      return joined ?? this.find(part);
    });
    return found.some((columns) => columns.length === 0) ? null : [...new Set(found.flat())];
  }

  /** By the words of the label (`names` are first and last name), then by type. */
  #described(name: string): readonly Column[] | null {
    const one = singular(name);
    const wanted = one.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
    const found = this.#columns.filter((column) => {
      const own = wordsOf(column);
      return wanted.every((word) => own.has(word));
    });
    if (found.length > 0 && wanted.length > 0) return found;
    const type = TYPE_WORDS[one];
    const typed = type === undefined ? [] : this.ofType(type);
    return typed.length > 0 ? typed : null;
  }

  /** One missing, extra or different letter; not for short names. */
  #similar(name: string): readonly Column[] {
    const wanted = key(singular(name));
    const found = this.#columns.filter(({ id, label }) =>
      [key(id), key(label)].some(
        (own) => own.length >= MIN_FOR_TYPOS && typoDistance(wanted, own, MAX_TYPOS) <= MAX_TYPOS,
      ),
    );
    if (found.length > 0) this.confidence = Math.min(this.confidence, LIKE);
    return found;
  }

  #list(): string {
    const shown = this.#columns.slice(0, 12).map(({ label }) => label);
    return shown.join(', ') + (this.#columns.length > shown.length ? ', …' : '');
  }
}

function typeOf({ type = 'string' }: Column): ColumnType {
  return type === 'text' ? 'string' : type;
}

function bare(words: string): string {
  let name = words.trim().toLowerCase();
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(FRONT, '').replace(BACK, '').trim();
  }
  return name;
}

function key(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/u.test(name)) return name.slice(0, -2);
  return name.replace(/(?<=[^su])s$/u, '');
}

function wordsOf({ id, label }: Column): ReadonlySet<string> {
  const text = `${id} ${label}`.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return new Set(text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''));
}

/** A recognized phrase that cannot be executed; the message is for the user who wrote it. */
export class PhraseProblem extends Error {
  override readonly name = 'PhraseProblem';
  readonly code = 'PHRASE';
}
