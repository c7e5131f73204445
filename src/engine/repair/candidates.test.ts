import { expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { FixName } from './candidates.js';
import { reviewing } from '../testing/review-state.js';

type Kind = Omit<Column, 'id' | 'label'>;

const matching = (pattern: string): Kind => ({ type: 'custom_regex', validators: [{ type: 'regex', pattern }] });

it.each<[FixName, Kind, string, string]>([
  ['uppercase', matching('^[A-Z]+$'), 'ab', 'AB'],
  ['lowercase', matching('^[a-z]+$'), 'aB', 'ab'],
  ['capitalize', matching('^[A-Z][a-z]+$'), 'aDA', 'Ada'],
  ['spaces', matching('^[0-9]+$'), '12 34', '1234'],
  ['punctuation', matching('^[0-9]+$'), '12-34.$5', '12345'],
  ['punctuation', matching('^[A-Z0-9]+$'), 'ab-1 2.$3', 'AB123'],
  ['zeros', matching('^[0-9]{3}$'), '7', '007'],
  ['zeros', matching('^[0-9]{4}$'), '7', '0007'],
  ['zeros', matching('^[0-9]{5}$'), '1234', '01234'],
  ['zeros', matching('^[0-9]{6}$'), '7', '000007'],
  ['zeros', matching('^[0-9]{8}$'), '7', '00000007'],
  ['zeros', matching('^[0-9]{10}$'), '7', '0000000007'],
  ['characters', matching('^[a-z ]+$'), 'a\u200b  b', 'a b'],
  ['encoding', matching('^[a-zü]+$'), 'mÃ¼ller', 'müller'],
  ['decimal', { type: 'number' }, '1.234,56', '1234.56'],
  ['currency', { type: 'number' }, '(€ 7)', '-7'],
  ['currency', { type: 'number' }, '$ +7', '7'],
  ['percent', { type: 'number' }, '12.5 %', '12.5'],
  ['unit', { type: 'number' }, '5 kg', '5'],
  ['serial', { type: 'date' }, '45292', '2024-01-01'],
  ['serial', { type: 'datetime' }, '45292.5', '2024-01-01T12:00:00'],
  ['clock', { type: 'datetime' }, '2024-12-31 24:00', '2025-01-01 00:00'],
  ['clock', { type: 'time' }, '0930', '09:30'],
  ['separators', { type: 'uuid' }, '6f9619ff8b86_d011b42d00c04fc964ff', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
  ['separators', { type: 'iban' }, 'DE89.3704.0044.0532.0130.00', 'DE89370400440532013000'],
  ['letter-o', { type: 'iban' }, 'DE8937O4OO440532013000', 'DE89370400440532013000'],
  ['email', { type: 'email' }, 'ada (at) example.com', 'ada@example.com'],
  ['phone', { type: 'phone' }, 'Tel.: +49 30 123456', '+49 30 123456'],
  ['decimal', { type: 'currency' }, '1.234,5', '1234.5'],
  ['decimal', { type: 'currency', currency: 'EUR' }, '€1.234,5', '€1234.5'],
  ['missing', { type: 'currency', currency: 'EUR' }, 'N/A', ''],
  ['missing', { type: 'select', options: ['a'] }, ' none ', ''],
  ['missing', { type: 'email' }, '-', ''],
  ['decimal', { type: 'percent' }, '1.234,5', '1234.5'],
  ['scheme', { type: 'url' }, 'www.example.com', 'https://www.example.com'],
])('%s is offered for %j: %j becomes %j', async (fix, kind, from, to) => {
  // A valid value shows which decimal separator the column has; several units and currencies are errors.
  const others = { number: ['1234.56', '£ 1', '2 m²'], currency: ['1234.56'], percent: ['1234.56'] };
  const lines = ['value', ...(others[kind.type as 'number'] ?? []), from].map((cell) => `"${cell}",`);
  const { engine } = await reviewing(lines.join('\n'), [{ id: 'value', label: 'value', ...kind }]);
  const groups = await engine.call('groups-read', {});
  const offers = groups.flatMap(({ alike, samples }) => samples.map((sample) => ({ alike, sample })));
  expect(offers.filter(({ sample }) => sample.from === from)).toEqual([
    {
      alike: expect.objectContaining({ by: 'fix', fix }) as unknown,
      sample: expect.objectContaining({ to }) as unknown,
    },
  ]);
});

it.each<[string, Kind, readonly string[], readonly unknown[]]>([
  ['a required value', { type: 'number', validators: [{ type: 'required' }] }, ['n/a'], [{ by: 'form', form: 'a/a' }]],
  ['another currency', { type: 'currency', currency: 'EUR' }, ['$5', '$1,234.50'], [{ by: 'form', form: '$9' }]],
  ['what may be a fraction', { type: 'percent' }, ['7,5 %', '19,5', '0.19'], [{ by: 'form', form: '9' }]],
])('no fix is offered for %s', async (_, kind, values, expected) => {
  const lines = ['value', ...values].map((cell) => `"${cell}",`);
  const { engine } = await reviewing(lines.join('\n'), [{ id: 'value', label: 'value', ...kind }]);
  expect((await engine.call('groups-read', {})).map(({ alike }) => alike)).toEqual(expected);
});

it('each currency has a fix where the column may have any', async () => {
  const { engine } = await reviewing('value,\n$5,\n6 €,\n7,\n', [{ id: 'value', label: 'value', type: 'currency' }]);
  expect((await engine.call('groups-read', {})).map(({ alike }) => alike)).toEqual([
    { by: 'fix', fix: 'currency', unit: '$' },
    { by: 'fix', fix: 'currency', unit: '€' },
  ]);
});
