import type { Column } from '../column.js';
import type { Expression, Test } from '../program/program.js';
import type { ColumnType } from '../rules/column-types.js';
import { DATE_ORDERS } from '../values/format.js';

/** A possible fix for a column, tried on each of its invalid values. */
export interface Candidate {
  readonly fix: FixName;
  readonly to: Expression;
}

/** Names a kind of fix. Each has a text in every language (`groups.fix`). */
export type FixName =
  /** Removes what stands for no value. */
  | 'missing'
  | 'characters'
  | 'encoding'
  | 'decimal'
  | 'currency'
  | 'percent'
  | 'unit'
  | 'date-order'
  | 'serial'
  | 'clock'
  | 'separators'
  | 'letter-o'
  | 'scheme'
  | 'email'
  | 'phone'
  | 'uppercase'
  | 'lowercase'
  | 'capitalize'
  | 'spaces'
  | 'punctuation'
  | 'zeros'
  /** To the allowed value that each of them probably means. */
  | 'nearest';

type MakeCandidates = (of: Expression) => readonly Candidate[];

const text: MakeCandidates = (of) => [
  { fix: 'uppercase', to: { type: 'uppercase', of } },
  { fix: 'lowercase', to: { type: 'lowercase', of } },
  { fix: 'capitalize', to: { type: 'capitalize', of: { type: 'lowercase', of } } },
  { fix: 'spaces', to: { type: 'remove', of, characters: ['spaces'] } },
  { fix: 'punctuation', to: { type: 'remove', of, characters: ['spaces', 'punctuation', 'symbols'] } },
  {
    fix: 'punctuation',
    to: { type: 'uppercase', of: { type: 'remove', of, characters: ['spaces', 'punctuation', 'symbols'] } },
  },
  ...[3, 4, 5, 6, 8, 10].map((length): Candidate => ({ fix: 'zeros', to: { type: 'pad', of, length, with: '0' } })),
];

const none: MakeCandidates = () => [];

/** What people and programs write where there is no value. */
const MISSING =
  'n/a|n.a.|n/d|n.d.|na|nd|nan|nil|null|none|<null>|(null)|\\N|#n/a|-|--|---|–|—|?|??|.|…|unknown|not available|tbd|k.a.|k. a.|' +
  's/o|s/d|s.o.|s.d.|нет|н/д|なし|无|無|없음';
const missing: MakeCandidates = (of) => [
  { fix: 'missing', to: { type: 'lookup', of, entries: MISSING.split('|').map((from) => ({ from, to: '' })) } },
];

const decimal: MakeCandidates = (of) => [{ fix: 'decimal', to: { type: 'repair', of, repair: 'decimal' } }];
const currency: MakeCandidates = (of) => [{ fix: 'currency', to: { type: 'repair', of, repair: 'currency' } }];

/** `0.19` without a sign may be 19 percent. */
function isFraction(of: Expression): Test {
  const start: Expression = { type: 'slice', of, start: 0, length: 2 };
  const zeros = ['0.', '0,'].map((text): Test => ({ type: 'equals', left: start, right: { type: 'text', text } }));
  return {
    type: 'all',
    tests: [
      { type: 'not', test: { type: 'contains', of, text: '%' } },
      { type: 'any', tests: zeros },
    ],
  };
}

/** The possible fixes for each column type, the likeliest first. */
const byType: Readonly<Record<ColumnType, MakeCandidates>> = {
  string: text,
  text,
  custom_regex: text,
  number: (of) => [
    ...decimal(of),
    ...currency(of),
    { fix: 'percent', to: { type: 'repair', of, repair: 'percent' } },
    { fix: 'unit', to: { type: 'repair', of, repair: 'unit' } },
  ],
  date: (of) => [
    ...DATE_ORDERS.map((order): Candidate => ({
      fix: 'date-order',
      to: { type: 'normalize_date', of, format: 'YYYY-MM-DD', order },
    })),
    { fix: 'serial', to: { type: 'repair', of, repair: 'serial' } },
  ],
  email: (of) => [{ fix: 'email', to: { type: 'repair', of, repair: 'email' } }],
  phone: (of) => [{ fix: 'phone', to: { type: 'repair', of, repair: 'phone' } }],
  boolean: none,
  select: none,
  datetime: (of) => [
    { fix: 'clock', to: { type: 'repair', of, repair: 'datetime' } },
    { fix: 'serial', to: { type: 'repair', of, repair: 'serial-time' } },
  ],
  time: (of) => [{ fix: 'clock', to: { type: 'repair', of, repair: 'time' } }],
  currency: decimal,
  percent: (of) =>
    decimal(of).map(({ fix, to }) => ({ fix, to: { type: 'if', test: isFraction(of), yes: of, no: to } })),
  url: (of) => [{ fix: 'scheme', to: { type: 'repair', of, repair: 'scheme' } }],
  uuid: (of) => [{ fix: 'separators', to: { type: 'repair', of, repair: 'uuid' } }],
  iban: (of) => [
    { fix: 'separators', to: { type: 'repair', of, repair: 'iban' } },
    { fix: 'letter-o', to: { type: 'repair', of, repair: 'iban-zeros' } },
  ],
  country: none,
};

/** The fixes to try on each invalid value of a column, in order. The first one with a valid result is offered. */
export function candidatesFor(column: Column): readonly Candidate[] {
  const { id, type = 'string' } = column;
  const of: Expression = { type: 'column', column: id };
  // Without its currency, an amount would be one in the currency of the column.
  const ofAnyCurrency = type === 'currency' && column.currency === undefined;
  return [
    ...missing(of),
    { fix: 'characters', to: { type: 'repair', of, repair: 'characters' } },
    { fix: 'encoding', to: { type: 'repair', of, repair: 'encoding' } },
    ...byType[type](of),
    ...(ofAnyCurrency ? currency(of) : []),
  ];
}
