import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { derivedOffers } from './derived-offers.js';

const columnsOf = (labels: readonly string[]): readonly Column[] => labels.map((label) => ({ id: label, label }));
const offered = (
  labels: readonly string[],
  file: Readonly<Record<string, readonly string[]>>,
  mapping: readonly (string | null)[] = [],
) =>
  derivedOffers(
    columnsOf(labels),
    Object.entries(file).map(([name, samples], index) => ({ index, name, samples, fillRate: 1 })),
    mapping,
  );
const part = (column: number, at: number, separator: string) =>
  ({ type: 'part', column, separator, part: at, parts: 2, rest: 'first' }) as const;

describe('names in two columns', () => {
  it.each([
    ['Name', { 'First Name': ['Ada'], 'Last Name': ['Lovelace'] }],
    ['Full name', { surname: ['Lovelace'], Email: ['ada@example.com'], given_name: ['Ada'] }],
    ['Vollständiger Name', { Vorname: ['Ada'], Nachname: ['Lovelace'] }],
    ['Nom complet', { Prénom: ['Ada'], 'Nom de famille': ['Lovelace'] }],
  ])('are offered to be joined for “%s”', async (label, file) => {
    const [offer, ...others] = await offered(
      ['Email', label],
      file,
      Object.keys(file).map((name) => (name === 'Email' ? name : null)),
    );
    expect(others).toEqual([]);
    const names = Object.keys(file);
    const first = names.findIndex((name) => /first|given|vor|pr/i.test(name));
    const last = names.findIndex((name) => /last|sur|nach|famille/i.test(name));
    expect(offer).toEqual({
      derived: [{ type: 'join', columns: [first, last], separator: ' ' }],
      columns: [label],
      sample: ['Ada Lovelace'],
    });
  });

  it.each<[what: string, labels: readonly string[], mapping: readonly (string | null)[]]>([
    ['the columns wanted have them, too', ['First name', 'Last name'], ['First name', 'Last name']],
    ['one of them is mapped', ['Name', 'First name'], ['First name', null]],
    ['the column has a match', ['Name'], ['Name', null]],
    ['no column is for names', ['City', 'Company name'], [null, null]],
  ])('are not offered if %s', async (_what, labels, mapping) => {
    expect(await offered(labels, { 'First name': ['Ada'], 'Last name': ['Lovelace'] }, mapping)).toEqual([]);
  });
});

describe('names in one column', () => {
  const LABELS = ['First name', 'Last name'];

  it.each([
    ['spaces', ['Ada Lovelace', 'Mary Ann Evans'], ' ', LABELS, ['Ada', 'Lovelace']],
    ['a comma', ['Lovelace, Ada', 'Evans, Mary Ann'], ',', LABELS.toReversed(), ['Lovelace', 'Ada']],
  ])('are offered to be split at %s', async (_what, samples, separator, columns, sample) => {
    expect(await offered(LABELS, { 'Full name': samples }, [null])).toEqual([
      { derived: [part(0, 0, separator), part(0, 1, separator)], columns, sample },
    ]);
  });

  it.each<[what: string, labels: readonly string[], samples: readonly string[]]>([
    ['most have one word', LABELS, ['Ada', 'Grace', 'Mary Evans']],
    ['the column is empty', LABELS, []],
    ['only one of the columns is wanted', ['First name'], ['Ada Lovelace']],
  ])('are not offered if %s', async (_what, labels, samples) => {
    expect(await offered(labels, { Name: samples }, [null])).toEqual([]);
  });
});
