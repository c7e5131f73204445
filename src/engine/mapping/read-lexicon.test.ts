import { beforeEach, describe, expect, it } from 'vitest';
import { currentLexicon, readLexicon } from './lexicon.js';
import type { Lexicon, Words } from './lexicon.js';

/** New lists each time, which are parsed anew. */
const words = (): Words => ({
  lists: [
    [
      'birth date: dob,date of birth,born on\nemail: e mail,mail\nvat: tax\nhouse-number: civic\n',
      'tax amount: tax\nmail: post\ncredit: paid in\npayment date: paid\nstart date: beginning of',
    ],
  ],
  related: 'email: =mail,username\nbirth date: birth year',
});

describe('a lexicon', () => {
  let lexicon: Lexicon;
  beforeEach(() => {
    lexicon = readLexicon(words());
  });
  const meaning = (phrase: string): readonly string[] =>
    lexicon.concepts(phrase.split(' ')).map((atoms) => atoms.join(' '));

  it.each<[string, readonly string[]]>([
    ['dob', ['birth date']],
    ['birth date', ['birth date']],
    ['date of birth', ['birth date']],
    ['date birth', ['birth date']],
    ['dates of the birth', ['birth date']],
    ['e mail', ['email']],
    ['email', ['email']],
    ['mail', ['mail', 'email']],
    ['post', ['mail']],
    ['tax', ['vat', 'tax amount']],
    ['house number', ['house-number']],
    ['born', ['birth date']],
    ['beginning', ['start date']],
    ['paid', ['payment date']],
    ['paid-in', ['credit']],
    ['nothing', []],
  ])('knows what %s means: %j', (phrase, expected) => {
    expect(meaning(phrase)).toEqual(expected);
  });

  it('knows words and meanings', () => {
    expect(['birth', 'dob', 'civic', 'gone'].map((word) => lexicon.knows(word))).toEqual([true, true, true, false]);
    expect(['birth', 'house-number', 'dob'].map((word) => lexicon.isMeaning(word))).toEqual([true, true, false]);
    expect(lexicon.longest).toBe(3);
  });

  it('knows related concepts, whatever the order of their words', () => {
    expect(lexicon.related(['email'])).toEqual([
      { atoms: ['mail'], isSame: true },
      { atoms: ['username'], isSame: false },
    ]);
    const related = [{ atoms: ['birth', 'year'], isSame: false }];
    expect(lexicon.related(['birth', 'date'])).toEqual(related);
    expect(lexicon.related(['date', 'birth'])).toEqual(related);
    expect(lexicon.related(['mail'])).toEqual([]);
  });

  it('joins a verb to its particle', () => {
    expect(lexicon.joinParticles(['amount', 'paid', 'in', 'euro'])).toEqual(['amount', 'paid-in', 'euro']);
    expect(lexicon.joinParticles(['amount', 'in', 'euro'])).toEqual(['amount', 'in', 'euro']);
    expect(lexicon.joinParticles(['in'])).toEqual(['in']);
    expect(lexicon.joinParticles(['paid', 'out'])).toEqual(['paid', 'out']);
  });

  it('has the words of all its lists, those of the first before the others', () => {
    expect(currentLexicon()).toBe(lexicon);
    const other = readLexicon({ ...words(), lists: [...words().lists, ['name: имя\nfirst name: dob']] });
    expect(other.concepts(['имя'])).toEqual([['name']]);
    expect(other.concepts(['dob'])).toEqual([
      ['birth', 'date'],
      ['first', 'name'],
    ]);
    expect(other.knows('имя')).toBe(true);
    expect(lexicon.knows('имя')).toBe(false);
    expect(currentLexicon()).toBe(other);
    const less = readLexicon({ ...words(), lists: [['name: nom']] });
    expect(less.concepts(['dob'])).toEqual([]);
    expect(less.concepts(['nom'])).toEqual([['name']]);
  });
});
