import { beforeEach, describe, expect, it } from 'vitest';
import { currentLexicon, readLexicon } from '../lexicon.js';
import { readName } from './name-reading.js';
import { compareAtoms, compareNames, compareSpelling, haveInitials } from './name-similarity.js';
import type { NameScore, TargetWords } from './name-similarity.js';
import { weighAtoms, wordOf } from './weighed-atoms.js';
import type { WeighedAtoms, Word } from './weighed-atoms.js';
import { wordLikeness } from './word-likeness.js';

/** What these words mean to each other is in all lexicons. */
const WORDS = {
  lists: [['email: mail\nphone: tel\nname: nom\nfirst: first\nprogram: prog\nwidget: w', 'student: pupil']],
  related: 'phone: fax',
};
const wordsOf = (...all: readonly string[]): TargetWords => ({
  common: new Set(all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))),
  all: new Set(all.map((word) => word.replace('*', ''))),
  single: new Set(all.filter((word) => !word.endsWith('*'))),
});

beforeEach(() => {
  readLexicon(WORDS);
});

function compare(source: string, target: string): NameScore {
  const lexicon = readLexicon(WORDS);
  return compareNames(readName(source, lexicon, { related: true }), readName(target, lexicon, { related: false }));
}

describe('two names', () => {
  it.each<[string, string, number, string]>([
    ['Email', 'Email', 1, 'same-name'],
    [' Email ', 'Email', 1, 'same-name'],
    ['E-MAIL', 'Email', 0.98, 'same-name-normalised'],
    ['mail', 'email', 0.94, 'alias'],
    ['EV type', 'Electric vehicle type', 0.75, 'similar-name'],
    ['zorb', 'plix', 0, 'no-match'],
    ['', '', 0, 'no-match'],
    ['', 'Email', 0, 'no-match'],
    ['Email', '', 0, 'no-match'],
    ['!', '?', 0, 'no-match'],
  ])('%j and %j: %f', (source, target, score, reason) => {
    const found = compare(source, target);
    expect(Math.round(found.score * 100) / 100).toBe(score);
    expect(found.reason).toBe(reason);
  });

  it('are equal only if they are spelled alike', () => {
    const lexicon = readLexicon(WORDS);
    const read = (name: string): ReturnType<typeof readName> => readName(name, lexicon, { related: false });
    expect(compareSpelling(read('mail'), read('email')).score).toBe(0);
    expect(compareSpelling(read('E mail'), read('email')).score).toBe(0.98);
    expect(compareSpelling(read('-'), read('+')).score).toBe(0);
  });

  it('are less alike if one is only related', () => {
    const related = compare('tel', 'fax');
    expect(related.score).toBeGreaterThan(0.6);
    expect(related.score).toBeLessThan(compare('tel', 'phone').score);
    expect(related.reason).toBe('similar-name');
  });
});

describe('the likeness of meanings', () => {
  const weigh = (text: string): WeighedAtoms => weighAtoms(text.split(' '), currentLexicon());
  const likeness = (left: string, right: string, words?: TargetWords): number =>
    Math.round(compareAtoms(weigh(left), weigh(right), words) * 100) / 100;

  it.each([
    ['email', 'email', 1],
    ['phone email', 'email phone', 1],
    ['zorb', 'plix', 0],
    ['zorb field', 'zorb', 0.93],
    ['zorb customer', 'zorb', 0.83],
    ['customer', 'customer', 1],
    ['zorb plix', 'zorb', 0.5],
    ['zorb', 'zorb plix', 0.56],
    ['zorb plix', 'zorb quux', 0.23],
    ['zorb name', 'zorb', 0.87],
    ['field', 'field', 1],
    ['type', 'zorb type', 0.4],
    ['name', 'name title', 0.08],
    ['phone name', 'email name', 0.02],
    ['zorb name', 'email name', 0.05],
    ['kwh zorb', 'kwh plix', 0.03],
  ])('%s, %s: %f', (left, right, expected) => {
    expect(likeness(left, right)).toBe(expected);
  });

  it('is greater if what is missing is common to the columns', () => {
    const words = wordsOf('program*', 'zorb', 'plix');
    expect(likeness('zorb', 'program zorb', words)).toBeGreaterThan(0.8);
    expect(likeness('zorb', 'program zorb', wordsOf('program', 'zorb', 'plix'))).toBe(0.56);
  });

  it('is enough to be offered if a word only makes the name narrower', () => {
    expect(likeness('facility zorb', 'zorb', wordsOf('zorb'))).toBe(0.56);
    expect(likeness('facility zorb', 'zorb', wordsOf('zorb*'))).toBe(0.5);
    expect(likeness('previous zorb', 'zorb', wordsOf('zorb'))).toBe(0.5);
    expect(likeness('2 zorb', 'zorb', wordsOf('zorb'))).toBe(0.5);
    expect(likeness('carrier phone', 'phone', wordsOf('phone', 'carrier'))).toBe(0.5);
    expect(likeness('carrier phone', 'phone', wordsOf('phone'))).toBe(0.56);
  });

  it('is enough to be offered for the only name, id or code', () => {
    expect(likeness('code', 'zorb code', wordsOf('zorb', 'code'))).toBe(0.56);
    expect(likeness('code', 'zorb code', wordsOf('zorb', 'code*'))).toBe(0.25);
    expect(likeness('staff name', 'employee name', wordsOf('employee', 'name'))).toBeGreaterThanOrEqual(0.56);
  });
});

describe('the likeness of words', () => {
  it.each([
    ['statsu', 'status', 0.92],
    ['pstatus', 'status', 0],
    ['zorbs', 'zorb', 0],
    ['stud', 'studies', 0.85],
    ['stu', 'studies', 0.75],
    ['student', 'studentmobile', 0],
    ['prg', 'program', 0.88],
    ['program', 'prg', 0.88],
    ['prog', 'program', 0.85],
    ['insured', 'injured', 0],
    ['insured', 'insuerd', 0.92],
    ['quantities', 'quantitys', 0.86],
    ['abcd', 'abce', 0],
    ['email', 'program', 0],
    ['paid-in', 'paid-im', 0],
    ['name', 'title', 0.8],
    ['url', 'link', 0.6],
    ['mail', 'mial', 0],
    ['viscosidad', 'viscosity', 0.7],
    ['kalibrierung', 'calibration', 0.7],
    ['kategorie', 'categorie', 0.92],
    ['inspektion', 'inspector', 0],
  ])('%s, %s: %f', (left, right, expected) => {
    const [one, other] = [left, right].map((text): Word => wordOf(text, currentLexicon()));
    expect(Math.round(wordLikeness(one!, other!) * 100) / 100).toBe(expected);
    expect(Math.round(wordLikeness(other!, one!) * 100) / 100).toBe(expected);
  });
});

it.each([
  ['ev type', 'electric vehicle type', true],
  ['type ev', 'type electric vehicle', true],
  ['my ev type', 'my electric vehicle type', true],
  ['ev', 'electric vehicle', true],
  ['vip', 'very important person', true],
  ['ev type', 'electric vehicle range', false],
  ['my ev type', 'your electric vehicle type', false],
  ['ev type', 'vehicle electric type', false],
  ['ev', 'electric vehicle type', false],
  ['ev type', 'electric vehicle', false],
  ['e type', 'electric type', false],
  ['ev type', 'e vehicle type', false],
  ['ev type', 'electric v type', false],
  ['type', 'type', false],
  ['', 'electric', false],
])('%s has the initials of %s: %s', (short, long, expected) => {
  const [left, right] = [short, long].map((name) => name.split(' ').filter(Boolean)) as [string[], string[]];
  expect(haveInitials(left, right)).toBe(expected);
  expect(haveInitials(right, left)).toBe(expected);
});
