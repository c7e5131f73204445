import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { matchColumns } from './match-columns.js';
import type { MappingReason, MappingTier } from './column-mapping.js';

/** Words of our own: what is tested is how names and values are weighed, not which words there are. */
const WORDS = { lists: [['email: mail\nphone: tel,line\nrow: line']], related: 'phone: =mobile' };

const column = (label: string, rest: Partial<Column> = {}): Column => ({ id: label.toLowerCase(), label, ...rest });

type Found = readonly [column: string | null, tier: MappingTier, confidence: number, reason: MappingReason];

function match(
  columns: readonly Column[],
  sources: readonly (readonly [name: string, ...samples: string[]])[],
): readonly Found[] {
  const given = sources.map(([name, ...samples], index) => ({ index, name, samples, fillRate: 1 }));
  return matchColumns(columns, given, WORDS).map(({ column: id, tier, confidence, reason }): Found => [
    id,
    tier,
    confidence,
    reason,
  ]);
}

const NONE: Found = [null, 'none', 0, 'no-match'];

describe('a column of the file', () => {
  it.each<[string, Partial<Column>, readonly [string, ...string[]], Found]>([
    ['with the same name', {}, ['Zorb'], ['zorb', 'sure', 1, 'same-name']],
    ['with the same spelling', {}, ['ZORB'], ['zorb', 'sure', 0.98, 'same-name-normalised']],
    ['with the name of an alias', { aliases: ['Plix'] }, ['Plix'], ['zorb', 'sure', 0.97, 'alias']],
    ['with the spelling of an alias', { aliases: ['Plix'] }, ['PLIX'], ['zorb', 'sure', 0.95, 'alias']],
    ['with a longer name', {}, ['Zorb field'], ['zorb', 'sure', 0.87, 'similar-name']],
    ['with another name', {}, ['Quux'], NONE],
    ['without a name', {}, [''], NONE],
    ['with values that fit', { type: 'email' }, ['Zorb field', 'a@b.org'], ['zorb', 'sure', 0.9, 'name-and-values']],
    [
      'with an equal name and values that fit',
      { type: 'email' },
      ['Zorb', 'a@b.org'],
      ['zorb', 'sure', 1, 'same-name'],
    ],
    ['with values that do not fit', { type: 'email' }, ['Zorb', 'x', 'y'], ['zorb', 'check', 0.7, 'same-name']],
    [
      'with some values that fit',
      { type: 'email' },
      ['Zorb field', 'a@b.org', 'x'],
      ['zorb', 'check', 0.7, 'similar-name'],
    ],
    ['with values that fit by chance', { type: 'number' }, ['Quux', '1', '2'], NONE],
    ['with values alone', { type: 'email' }, ['Quux', 'a@b.org', 'c@d.org'], ['zorb', 'check', 0.6, 'values']],
    ['with too few values that fit', { type: 'email' }, ['Quux', 'a@b.org', 'c@d.org', 'x', 'y'], NONE],
    [
      'with addresses in a column for something else',
      {},
      ['Zorb field', 'a@b.org', 'c@d.org'],
      ['zorb', 'check', 0.7, 'similar-name'],
    ],
    ['with addresses in a column of its name', {}, ['Zorb', 'a@b.org'], ['zorb', 'sure', 1, 'same-name']],
    ['with addresses and the spelling', {}, ['ZORB', 'a@b.org'], ['zorb', 'sure', 0.98, 'same-name-normalised']],
    ['with addresses and an alias', { aliases: ['Plix'] }, ['Plix', 'a@b.org'], ['zorb', 'sure', 0.97, 'alias']],
  ])('%s', (_what, rest, source, expected) => {
    expect(match([column('Zorb', rest)], [source])).toEqual([expected]);
  });

  it('gets the better of two columns', () => {
    const columns = [column('Zorb plix'), column('Zorb')];
    expect(match(columns, [['Zorb']])).toEqual([['zorb', 'sure', 1, 'same-name']]);
    expect(match(columns, [['Zorb'], ['Zorb plix']]).map(([id]) => id)).toEqual(['zorb', 'zorb plix']);
  });

  it('gets none if two are as good', () => {
    expect(match([column('Zorb plix'), column('Zorb quux')], [['Zorb']])).toEqual([NONE]);
  });

  it('gets one of two with its values, to be checked', () => {
    const columns = ['A1', 'B2'].map((label) => column(label, { type: 'email' }));
    const [found] = match(columns, [['Quux', 'a@b.org', 'c@d.org']]);
    expect(found?.slice(1)).toEqual(['check', 0.6, 'values']);
  });

  it('is doubtful if another has the same name', () => {
    const found = match([column('Zorb')], [['Zorb'], ['Zorb']]);
    expect(found.map(([, tier]) => tier).sort()).toEqual(['check', 'none']);
    expect(match([column('Zorb')], [['Zorb'], ['ZORB']]).map(([, tier]) => tier)).toEqual(['sure', 'none']);
  });

  it.each([[['Line', 'Tel']], [['Tel', 'Line']]])('is preferred if its name means nothing else, as in %j', (names) => {
    const found = match(
      [column('Phone')],
      names.map((name) => [name]),
    );
    expect(found.map(([id, tier]) => [id, tier])).toEqual(
      names.map((name) => (name === 'Tel' ? ['phone', 'check'] : [null, 'none'])),
    );
  });

  it('is doubtful because of its values only if no other has its name', () => {
    const given = (names: readonly string[]) =>
      matchColumns(
        [column('Zorb', { type: 'email' })],
        names.map((name, index) => ({ index, name, samples: ['x', 'y'], fillRate: 1 })),
        WORDS,
      ).map(({ doubt }) => doubt);
    expect(given(['Zorb'])).toEqual(['values']);
    expect(given(['ZORB'])).toEqual([undefined]);
    expect(given(['Zorb', 'Zorb'])).toEqual([undefined, undefined]);
  });

  it('is of the column whose name says what its values are', () => {
    const barcodes = ['4006381333931', '036000291452', '96385074'];
    expect(match([column('Name'), column('Barcode')], [['Quux', ...barcodes]])).toEqual([
      ['barcode', 'check', 0.6, 'values'],
    ]);
    expect(match([column('Name'), column('Barcode')], [['Quux', ...barcodes.slice(1)]])).toEqual([NONE]);
  });
});

it('no two are of one column, and the result has their order', () => {
  const sources = [['tel'], ['mobile'], ['mail'], ['Email'], ['quux']] as const;
  const found = match([column('Email'), column('Phone'), column('Mobile')], sources);
  expect(found.map(([id]) => id)).toEqual(['phone', 'mobile', null, 'email', null]);
});

describe('what is left in a file', () => {
  const columns = [column('Zorb'), column('Quux'), column('Plix Noster Vrell Grum')];

  it('is offered although it is weak, where most is matched', () => {
    const [, , weak] = match(columns, [['Zorb'], ['Quux'], ['Plix Noster Dorn']]);
    expect(weak).toEqual(['plix noster vrell grum', 'check', expect.closeTo(0.26, 2), 'similar-name']);
    expect(match(columns, [['Plix Noster Dorn']])).toEqual([NONE]);
    expect(match(columns, [['Zorb'], ['Thag'], ['Plix Noster Dorn']])[2]).toEqual(NONE);
  });

  it('is not offered if its values do not fit', () => {
    const dates = [columns[0]!, columns[1]!, { ...columns[2]!, type: 'date' as const }];
    const sources = [['Zorb'], ['Quux'], ['Plix Noster Vrell Dorn', 'x', 'y']] as const;
    expect(match(columns, sources)[2]?.[0]).toBe('plix noster vrell grum');
    expect(match(dates, sources)[2]).toEqual(NONE);
  });
});
