import { describe, expect, it } from 'vitest';
import { neededLists } from './needed-lists.js';
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

describe('lists of words', () => {
  it.each([
    [['Kundennummer'], ['german']],
    [['Achternaam'], ['german']],
    [['Leverandør'], ['nordic']],
    [['Fecha de nacimiento'], ['southern']],
    [['Indirizzo'], ['southern']],
    [['Numer zamówienia'], ['eastern']],
    [['Müşteri adı'], ['asian']],
    [['Số điện thoại'], ['asian']],
    [['氏名', 'Телефон'], ['scripts']],
    [
      ['Name', 'Rechnungsdatum', '氏名'],
      ['german', 'scripts'],
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

  it('are not fetched for the phrases of the English list', () => {
    expect(neededFor(...phrasesOf(ALL_WORDS.english))).toEqual([]);
  });

  it.each(['german', 'nordic', 'southern', 'eastern', 'asian'] as const)(
    'are fetched for nearly all of their phrases: %s',
    (list) => {
      const phrases = phrasesOf(ALL_WORDS.byName[list]);
      const missed = phrases.filter((phrase) => !neededFor(phrase).includes(list));
      expect(phrases.length).toBeGreaterThan(1000);
      expect(missed.length / phrases.length).toBeLessThan(0.07);
    },
  );
});
