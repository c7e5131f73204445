import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import {
  createValueEvidence,
  evidenceKind,
  foldedOptions,
  isSignificant,
  looksLikeEmails,
  sampleValues,
} from './value-evidence.js';

const columnOf = (rest: Partial<Column>): Column => ({ id: 'a', label: 'A', ...rest });
const UNIQUE = { validators: [{ type: 'unique' }] } as const;

/** Values of each type, and others that do not fit. */
const TYPES: readonly (readonly [Column['type'], readonly string[], readonly string[]])[] = [
  ['email', ['ada@example.org', 'a.b+c@x.co'], ['ada', 'ada@example', '@example.org', 'a b@example.org', 'a@b@c.org']],
  [
    'number',
    ['1', '-1.5', '1,234.50', '1 234', '$5', '5 €', '(5.00)', '1e5', '12 kg', '5%', '+7'],
    ['', 'one', '12 kilos', 'v1', '1-2'],
  ],
  [
    'date',
    ['2024-01-31', '31.12.2024', '1/2/24', '20240131', '5 May 2024', 'May 5, 2024', '5. Mai 2024', '2024-01-31T10:00'],
    ['2024', 'May', '10:00', '1.5', 'soon 2024'],
  ],
  ['datetime', ['2024-01-31 10:00', '2024-01-31T10:00:00Z'], ['10:00', 'now']],
  ['time', ['10:00', '9.30h', '9 am', '10 Uhr', '9時', '下午3点'], ['1.5', 'noon', '2024-01-01', '12']],
  ['phone', ['+44 20 7946 0018', '(030) 123456', '123-456 x12'], ['12345', '- - - - 1 2', 'call me', '1'.repeat(25)]],
  ['currency', ['€5', '1.234,50 EUR'], ['free']],
  ['percent', ['5%', '12,5'], ['half']],
  ['url', ['https://a.example/x', 'http://a', 'www.a.example'], ['a.example', 'ftp://a', 'https://a b']],
  [
    'uuid',
    ['6f9619ff-8b86-d011-b42d-00c04fc964ff', '{6F9619FF-8B86-D011-B42D-00C04FC964FF}'],
    ['6f9619ff8b86d011b42d00c04fc964ff', '6f9619ff-8b86-d011-b42d'],
  ],
  ['iban', ['DE89 3704 0044 0532 0130 00', 'gb29NWBK60161331926819'], ['DE89', '89DE37040044']],
  ['country', ['Germany', 'DE'], ['DE1', '49']],
  ['boolean', ['yes', 'NO', 'Vrai', '1', 'off'], ['perhaps', '2', 'yess']],
];

describe('how values fit', () => {
  it.each(TYPES)('a column of type %s', (type, fitting, others) => {
    const weigh = createValueEvidence(columnOf({ type }));
    for (const value of fitting) expect(weigh([value]).fit, value).toBe(1);
    for (const value of others) expect(weigh([value]).fit, value).toBe(0);
    expect(weigh([...fitting.slice(0, 1), ...others.slice(0, 1)])).toEqual({
      fit: 0.5,
      significant: isSignificant({ type }),
    });
    expect(weigh([])).toEqual({ fit: null, significant: false });
    expect(createValueEvidence(columnOf({ type, ...UNIQUE }))([fitting[0]!, fitting[0]!]).fit).toBe(0.5);
    expect(
      createValueEvidence(columnOf({ type, ...UNIQUE }))([fitting[0]!, fitting[1] ?? '']).fit,
    ).toBeGreaterThanOrEqual(0.5);
  });

  it('is significant by itself for types that few other values fit', () => {
    const significant = TYPES.map(([type]) => type).filter((type) => isSignificant({ type }));
    expect(significant).toEqual(['email', 'date', 'datetime', 'time', 'url', 'uuid', 'iban']);
    expect([isSignificant({}), isSignificant({ type: 'select' })]).toEqual([false, false]);
  });

  it('a column of text, unless it is unique and they are not', () => {
    expect(createValueEvidence(columnOf({}))(['a', 'a']).fit).toBeNull();
    const weigh = createValueEvidence(columnOf(UNIQUE));
    expect(weigh(['a', 'b']).fit).toBeNull();
    expect(weigh(['a', 'a'])).toEqual({ fit: 0.5, significant: false });
    expect(weigh([]).fit).toBeNull();
  });

  it.each([
    [['Red', 'green'], { fit: 1, significant: true }],
    [['Red', 'x'], { fit: 0.5, significant: false }],
    [['Red', 'blue', 'xy'], { fit: 2 / 3, significant: true }],
    [['Red', 'green', 'r'], { fit: 2 / 3, significant: false }],
    [['Red', 'xy', 'yz'], { fit: 0.5, significant: false }],
    [['rouge', 'vert'], { fit: null, significant: false }],
    [[], { fit: null, significant: false }],
  ])('a column of options: %j', (values, expected) => {
    const options = ['red', 'Green', 'Blue'];
    expect(createValueEvidence(columnOf({ type: 'select', options }))(values)).toEqual(expected);
    expect(createValueEvidence(columnOf({ type: 'select' }))(values).fit).toBeNull();
  });
});

it('options are compared without case, marks and surrounding spaces', () => {
  expect([...foldedOptions({ options: [' Größe ', 'RED', 'red'] })]).toEqual(['grosse', 'red']);
  expect([...foldedOptions({})]).toEqual([]);
});

it('columns are of one kind if they rate all values alike', () => {
  const kinds = [
    columnOf({}),
    columnOf({ id: 'b', label: 'B', type: 'string' }),
    columnOf(UNIQUE),
    columnOf({ type: 'number' }),
    columnOf({ type: 'select', options: ['a'] }),
    columnOf({ type: 'select', options: ['b'] }),
    columnOf({ type: 'number', options: ['b'] }),
    columnOf({ validators: [{ type: 'required' }] }),
  ].map(evidenceKind);
  expect(kinds.map((kind) => kinds.indexOf(kind))).toEqual([0, 0, 2, 3, 4, 5, 3, 0]);
});

it('samples are cut, trimmed, and not blank', () => {
  expect(sampleValues([' a ', '', '  ', 'x'.repeat(400)])).toEqual(['a', 'x'.repeat(300)]);
});

it.each([
  [['a@b.org', 'c@d.org'], true],
  [['a@b.org', 'c'], false],
  [[], false],
])('%j look like email addresses: %s', (values, expected) => {
  expect(looksLikeEmails(values)).toBe(expected);
});
