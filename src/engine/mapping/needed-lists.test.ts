import { describe, expect, it } from 'vitest';
import { moreWords, neededLists } from './needed-lists.js';
import type { ListName } from './needed-lists.js';
import { ALL_WORDS } from './suggest-mapping.js';

const NOTHING = [{ id: 'x1', label: '' }];

function neededFor(...names: readonly string[]): readonly ListName[] {
  return neededLists(
    NOTHING,
    names.map((name) => ({ name })),
  );
}

const phrasesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => (line.split(': ')[1] ?? '').split(',').filter((phrase) => phrase.length > 2));

const moreFor = (...names: readonly string[]): readonly string[] =>
  moreWords(
    NOTHING,
    names.map((name) => ({ name })),
    [ALL_WORDS.english],
  );

describe('rare words', () => {
  it.each(['Permittee', 'Decal No.', 'workman', 'unheard of'])('are needed for an unknown word: %s', (name) => {
    expect(moreFor(name)).toContain('rare');
  });

  it.each(['First name', 'qty_shipped', 'UoM', 'Address 2', 'Kundennummer', 'Numéro de commande', '氏名'])(
    'are not needed for words of the English list, of other languages and of other scripts: %s',
    (name) => {
      expect(moreFor(name)).not.toContain('rare');
    },
  );
});

describe('words of trades', () => {
  it.each([['Specimen source'], ['wo_desc'], ['E-mail', 'Cust mood']])('are needed for %j', (...names) => {
    expect(moreFor(...names)).toContain('trades');
  });

  it.each([[], ['First name', 'Postal code'], ['Quantity'], ['Kundennummer'], ['氏名 名']])(
    'are not needed for phrases of the English list and for other languages: %j',
    (...names) => {
      expect(moreFor(...names)).not.toContain('trades');
    },
  );

  it('are needed for each of their phrases', () => {
    expect(phrasesOf(ALL_WORDS.trades).filter((phrase) => !moreFor(phrase).includes('trades'))).toEqual([]);
  });
});

describe('lists of words', () => {
  it.each([
    [['Kundennummer'], ['german']],
    [['Achternaam'], ['dutch']],
    [['Leverandør'], ['nordic']],
    [['Fecha de nacimiento'], ['iberian']],
    [['Indirizzo'], ['italian']],
    [['Numéro de commande'], ['french']],
    [['Numer zamówienia'], ['eastern']],
    [['Müşteri adı'], ['asian']],
    [['Số điện thoại'], ['asian']],
    [
      ['氏名', 'Телефон'],
      ['cjk', 'cyrillic'],
    ],
    [['الاسم'], ['scripts']],
    [
      ['Name', 'Rechnungsdatum', '氏名'],
      ['german', 'cjk'],
    ],
  ] as const)('that %j needs: %j', (names, lists) => {
    expect(neededFor(...names)).toEqual(expect.arrayContaining([...lists]));
  });

  it('are only the English ones for English names', () => {
    expect(neededFor('First Name', 'Order No.', 'qty_shipped', 'E-mail', 'ZIP', 'Unheard of')).toEqual([]);
  });

  it('are needed by the names of columns as well', () => {
    const columns = [{ id: 'a', label: 'Name', aliases: ['Nachname'] }];
    expect(neededLists(columns, [{ name: 'Name' }])).toContain('german');
  });

  it('are not fetched for the phrases of the English lists', () => {
    expect(neededFor(...phrasesOf([...ALL_WORDS.english, ...ALL_WORDS.rare, ...ALL_WORDS.trades]))).toEqual([]);
  });

  // A tenth of the French phrases are English words, too.
  it.each([
    ...[['german', 0.07] as const, ['dutch', 0.07] as const, ['nordic', 0.07] as const, ['french', 0.1] as const],
    ...[['iberian', 0.07] as const, ['italian', 0.07] as const, ['eastern', 0.07] as const, ['asian', 0.07] as const],
  ])('are fetched for nearly all of their phrases: %s', (list, most) => {
    const phrases = phrasesOf(ALL_WORDS.byName[list]);
    const missed = phrases.filter((phrase) => !neededFor(phrase).includes(list));
    expect(phrases.length).toBeGreaterThan(1000);
    expect(missed.length / phrases.length).toBeLessThan(most);
  });
});
