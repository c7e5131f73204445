import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../../testing/databases.js';
import type { ContentRecord } from '../content-record.js';
import { createRecord } from '../operations/create-record.js';
import { findRecords } from '../operations/find-records.js';
import { contentFixture, SYSTEM } from '../testing/content-fixture.js';
import type { ContentFixture } from '../testing/content-fixture.js';

/** Evaluates filters a second time in plain JavaScript: the database must find the same records. */

const FRIEND = { name: 'Friend', fields: { name: { type: 'text' }, score: { type: 'number' } } } as const;
const ITEM = {
  name: 'Item',
  fields: {
    title: { type: 'text' },
    amount: { type: 'number' },
    pieces: { type: 'number', integer: true },
    isOn: { type: 'boolean' },
    day: { type: 'date' },
    at: { type: 'datetime' },
    kind: { type: 'select', options: ['a', 'b', 'c'] },
    tags: { type: 'text[]', index: true },
    friend: { type: 'relation', to: 'Friend' },
    friends: { type: 'relation', to: 'Friend', many: true },
  },
} as const;

const TEXTS = [
  '',
  'a',
  'b',
  'ab',
  'a%',
  '%',
  '_',
  'a_b',
  '\\',
  "it's",
  'A',
  'äb',
  'ÄB',
  'straße',
  'STRASSE',
  '👍',
  'a,b',
  'null',
];
const NUMBERS = [-1.5, 0, 1, 2.25, 1e21];
const INTEGERS = [-3, 0, 1, 9_007_199_254_740_991];
const DAYS = ['0001-01-01', '2024-02-29', '2026-01-01', '9999-12-31'];
const INSTANTS = ['2024-02-29T00:00:00.000Z', '2026-01-01T12:30:00.001Z', '2026-01-01T12:30:00.002Z'];

eachDatabase((kind) => {
  let fixture: ContentFixture;
  let friends: readonly ContentRecord[];
  let items: readonly ContentRecord[];

  beforeAll(async () => {
    fixture = await contentFixture({ definitions: [FRIEND, ITEM], database: kind });
    const create = (name: string, body: object): Promise<ContentRecord> =>
      createRecord(fixture.deps, SYSTEM, { model: fixture.model(name), body });
    const named = [...TEXTS.slice(0, 5), null].map((name, index) =>
      create('Friend', { name, score: NUMBERS[index] ?? null }),
    );
    friends = await Promise.all(named);
    const ids = friends.map(({ id }) => id);
    const or = <T>(values: readonly T[]): fc.Arbitrary<T | null> => fc.constantFrom(...values, null);
    const bodies = fc.record({
      title: or(TEXTS),
      amount: or(NUMBERS),
      pieces: or(INTEGERS),
      isOn: or([true, false]),
      day: or(DAYS),
      at: or(INSTANTS),
      kind: or(['a', 'b', 'c']),
      tags: fc.array(fc.constantFrom(...TEXTS), { maxLength: 3 }),
      friend: or(ids),
      friends: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
    });
    items = [];
    for (const body of fc.sample(bodies, { numRuns: 60, seed: 7 })) items = [...items, await create('Item', body)];
  });

  afterAll(() => fixture.deps.database.close());

  type Test = (value: unknown, operands: readonly string[]) => boolean;

  const order = new Intl.Collator('und');

  /** Less than 0, 0, more than 0; undefined when there is no value to compare. */
  function compare(value: unknown, operand: string): number | undefined {
    if (value === null || value === undefined) return undefined;
    if (typeof value === 'number') return value - Number(operand);
    if (typeof value === 'boolean') return String(value) === operand ? 0 : 1;
    return order.compare(String(value), operand);
  }

  /** Represents `null` for fields that contain no text. */
  const NULL = '∅';

  const isEqual = (value: unknown, operand: string): boolean => {
    if (operand === NULL) return value === null;
    return typeof value === 'number' ? value === Number(operand) : value !== null && String(value) === operand;
  };

  const text = (test: (value: string, operand: string) => boolean): Test => {
    return (value, [operand = '']) => typeof value === 'string' && test(value, operand);
  };
  const ordering = (test: (comparison: number) => boolean): Test => {
    return (value, [operand = '']) => {
      const comparison = compare(value, operand);
      return comparison !== undefined && test(comparison);
    };
  };

  const meets: Readonly<Record<string, Test>> = {
    $eq: (value, [operand = '']) => isEqual(value, operand),
    $in: (value, operands) => operands.some((operand) => isEqual(value, operand)),
    $gt: ordering((comparison) => comparison > 0),
    $gte: ordering((comparison) => comparison >= 0),
    $lt: ordering((comparison) => comparison < 0),
    $lte: ordering((comparison) => comparison <= 0),
    $contains: text((value, operand) => value.includes(operand)),
    $startsWith: text((value, operand) => value.startsWith(operand)),
    $endsWith: text((value, operand) => value.endsWith(operand)),
    $eqi: text((value, operand) => value.toUpperCase() === operand.toUpperCase()),
    $containsi: text((value, operand) => value.toUpperCase().includes(operand.toUpperCase())),
  };

  const negated: Readonly<Record<string, string>> = { $ne: '$eq', $nin: '$in' };

  function holds(value: unknown, operator: string, operands: readonly string[]): boolean {
    const positive = negated[operator];
    if (positive !== undefined) return !holds(value, positive, operands);
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (operator === '$null') return isEmpty === (operands[0] === 'true');
    const test = meets[operator];
    if (test === undefined) throw new Error(`The test does not implement ${operator}.`);
    return Array.isArray(value) ? value.some((element) => test(element, operands)) : test(value, operands);
  }

  interface Condition {
    readonly field: string;
    readonly operator: string;
    readonly operands: readonly string[];
  }

  /** Values of a field for one condition: its own, or those of each related record, `null` without one. */
  function valuesOf(record: ContentRecord, field: string): readonly unknown[] {
    const [relation = '', inner] = field.split('.');
    if (inner === undefined) return [record[field]];
    return [record[relation]].flat().map((id) => friends.find((friend) => friend.id === id)?.[inner] ?? null);
  }

  const isMatch = (record: ContentRecord, { field, operator, operands }: Condition): boolean =>
    valuesOf(record, field).some((value) => holds(value, operator, operands));

  const EQUALITY = ['$eq', '$ne', '$in', '$nin'];
  const ORDER = [...EQUALITY, '$gt', '$gte', '$lt', '$lte'];
  const SUBSTRING = ['$contains', '$startsWith', '$endsWith', '$eqi', '$containsi'];

  function conditionsOn(
    field: string,
    operators: readonly string[],
    values: readonly unknown[],
  ): fc.Arbitrary<Condition> {
    const operand = fc.constantFrom(...values.map(String));
    return fc.constantFrom(...operators, '$null').chain((operator) => {
      const operands =
        operator === '$null'
          ? fc.constantFrom(['true'], ['false'])
          : ['$in', '$nin'].includes(operator)
            ? fc.array(operand, { minLength: 1, maxLength: 3 })
            : fc.tuple(operand);
      return operands.map((chosen) => ({ field, operator, operands: chosen }));
    });
  }

  const toFilter = (conditions: readonly Condition[]): object =>
    Object.fromEntries(
      conditions.map(({ field, operator, operands }) => {
        const sent = operands.map((operand) => (operand === NULL ? 'null' : operand));
        return [field, { [operator]: ['$in', '$nin'].includes(operator) ? sent : sent[0] }];
      }),
    );

  const orNull = <T>(values: readonly T[]): readonly unknown[] => [...values, NULL];

  test('the database finds what the filter means', async () => {
    const ids = friends.map(({ id }) => id);
    const condition = fc.oneof(
      conditionsOn('title', [...ORDER, ...SUBSTRING], TEXTS),
      conditionsOn('tags', [...EQUALITY, ...SUBSTRING], TEXTS),
      conditionsOn('amount', ['$gt', '$gte', '$lt', '$lte'], NUMBERS),
      conditionsOn('amount', EQUALITY, orNull(NUMBERS)),
      conditionsOn('pieces', ORDER, INTEGERS),
      conditionsOn('isOn', EQUALITY, orNull([true, false])),
      conditionsOn('day', ORDER, DAYS),
      conditionsOn('at', ORDER, INSTANTS),
      conditionsOn('kind', EQUALITY, ['a', 'b', 'c']),
      conditionsOn('friend', EQUALITY, ids),
      conditionsOn('friends', [...EQUALITY, '$contains'], ids),
      conditionsOn('friend.name', [...ORDER, ...SUBSTRING], TEXTS),
      conditionsOn('friends.score', ORDER, NUMBERS),
      conditionsOn(
        'id',
        EQUALITY,
        items.slice(0, 3).map(({ id }) => id),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(condition, { minLength: 1, maxLength: 3, selector: ({ field }) => field }),
        fc.array(fc.tuple(fc.constantFrom('$and', '$or'), fc.array(condition, { minLength: 1, maxLength: 3 })), {
          maxLength: 2,
        }),
        async (conditions, groups) => {
          const members = groups.map(([kind, parts]) => ({ [kind]: parts.map((part) => toFilter([part])) }));
          const filter = { ...toFilter(conditions), ...(members.length > 0 && { $and: members }) };
          const { records, total } = await findRecords(fixture.deps, SYSTEM, {
            model: fixture.model('Item'),
            query: { filter, limit: '100' },
          });
          const expected = items.filter(
            (record) =>
              conditions.every((one) => isMatch(record, one)) &&
              groups.every(([kind, parts]) =>
                kind === '$or' ? parts.some((one) => isMatch(record, one)) : parts.every((one) => isMatch(record, one)),
              ),
          );
          expect(records.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
          expect(total).toBe(expected.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('pages in any order neither overlap nor skip records, and records without a value come last', async () => {
    const model = fixture.model('Item');
    const names = ['title', 'amount', 'pieces', 'isOn', 'day', 'at', 'kind', 'createdAt', 'id'];
    const key = fc.tuple(fc.constantFrom('', '-'), fc.constantFrom(...names)).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(key, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 40 }),
        async (keys, limit) => {
          const sort = keys.join(',');
          const pages: ContentRecord[] = [];
          for (let offset = 0, hasMore = true; hasMore; offset += limit) {
            const page = await findRecords(fixture.deps, SYSTEM, {
              model,
              query: { sort, limit: String(limit), offset: String(offset) },
            });
            pages.push(...page.records);
            hasMore = page.hasMore;
          }
          expect(pages.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort());
          const [first = ''] = keys;
          const values = pages.map((record) => record[first.replace('-', '')]);
          const filled = values.filter((value) => value !== null);
          expect(values.slice(filled.length).every((value) => value === null)).toBe(true);
          const direction = first.startsWith('-') ? -1 : 1;
          filled.slice(1).forEach((value, index) => {
            const operand = String(filled[index]);
            expect(direction * (compare(value, operand) ?? 0)).toBeGreaterThanOrEqual(
              typeof value === 'boolean' ? -1 : 0,
            );
          });
        },
      ),
      { numRuns: 25 },
    );
  });
});
