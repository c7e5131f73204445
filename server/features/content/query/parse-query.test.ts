import { describe, expect, test } from 'vitest';
import type { Principal } from '../../../platform/http/principal.js';
import { ApiError } from '../../../platform/http/errors.js';
import { resolveModels } from '../resolve-models.js';
import { user } from '../testing/content-fixture.js';
import { parseQueryString } from '../../../platform/http/parse-query-string.js';
import { parseQuery, parseShape } from './parse-query.js';
import type { RawQuery } from './parse-query.js';
import type { Condition } from '../models.js';

const models = resolveModels([
  {
    name: 'Secret',
    fields: { word: { type: 'text' } },
    access: { read: ['admin'] },
  },
  {
    name: 'Item',
    fields: {
      title: { type: 'text' },
      hidden: { type: 'text' },
      amount: { type: 'number' },
      pieces: { type: 'number', integer: true },
      isOn: { type: 'boolean' },
      day: { type: 'date' },
      at: { type: 'datetime' },
      kind: { type: 'select', options: ['a', 'b'] },
      tags: { type: 'text[]' },
      data: { type: 'json' },
      secret: { type: 'relation', to: 'Secret' },
      owner: { type: 'relation', to: 'User' },
      labels: { type: 'relation', to: 'Tag', many: true },
    },
    access: { read: ['authenticated'] },
    fieldAccess: { hidden: { read: ['admin'] } },
  },
]);

const viewer = user('viewer');

function parse(raw: RawQuery, principal: Principal = viewer): ReturnType<typeof parseQuery> {
  const model = models.byName('Item');
  if (model === undefined) throw new Error('The model of this test is missing.');
  return parseQuery(raw, { model, principal });
}

function problems(raw: RawQuery, principal: Principal = viewer): readonly string[] {
  try {
    parse(raw, principal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) {
      return error.details.map(({ field, message }) => `${field}: ${message}`);
    }
    throw error;
  }
  return [];
}

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

/** A list of one field, that many times. */
const names = (count: number): string => Array.from({ length: count }, () => 'title').join();

/** A condition within groups. */
const nested = (depth: number): object => (depth === 0 ? { title: 'a' } : { $or: [nested(depth - 1)] });

describe('pages', () => {
  test.each([
    [{}, 20, 0],
    [{ limit: '5', offset: '7' }, 5, 7],
    [{ limit: '0' }, 0, 0],
    [{ limit: '101' }, 100, 0],
    [{ limit: 3, offset: null }, 3, 0],
  ])('%o', (raw, limit, offset) => {
    expect(parse(raw)).toMatchObject({ limit, offset });
  });

  test.each(['-1', '1.5', 'x', '', ' 1', '1e3', '99999999999999999999', ['3'], ['1', '2'], { $gt: '1' }])(
    'limit=%o',
    (limit) => {
      expect(problems({ limit, offset: limit })).toEqual([
        'limit: Must be a whole number, 0 or more.',
        'offset: Must be a whole number, 0 or more.',
      ]);
    },
  );
});

describe('sorting', () => {
  const keys = (sort?: unknown): readonly string[] =>
    parse({ sort }).sort.map(({ field, isDescending }) => `${isDescending ? '-' : ''}${field.name}`);

  test('ends with the id, newest first by default', () => {
    expect(keys()).toEqual(['-createdAt', '-id']);
    expect(keys('')).toEqual(['-createdAt', '-id']);
    expect(keys('title, -amount')).toEqual(['title', '-amount', '-id']);
    expect(keys('title')).toEqual(['title', 'id']);
    expect(keys('-id')).toEqual(['-id']);
  });

  test('an unreadable field is indistinguishable from an unknown one', () => {
    const say = (name: string): string => problems({ sort: name }).join().replace(name, 'X');
    expect(say('hidden')).toBe('sort: "X" is not a field to sort by.');
    for (const name of ['nope', 'tags', 'data', 'labels', 'owner', 'owner.name', '__proto__', 'constructor']) {
      expect(say(name)).toBe(say('hidden'));
    }
    expect(problems({ sort: 'hidden' }, user('admin'))).toEqual([]);
  });

  test('accepts a list of at most 20 names', () => {
    const message = 'sort: Must be a comma-separated list of at most 20 fields.';
    expect(problems({ sort: ['title', 'at'] })).toEqual([message]);
    expect(problems({ sort: names(21) })).toEqual([message]);
    expect(problems({ sort: names(20) })).toEqual([]);
  });
});

describe('populate', () => {
  test('accepts readable relations', () => {
    expect(parse({ populate: 'labels,owner,labels' }).populate.map(({ name }) => name)).toEqual(['labels', 'owner']);
    for (const name of ['title', 'nope', 'id', 'owner.name', 'toString']) {
      expect(problems({ populate: name })).toEqual([`populate: "${name}" is not a relation to populate.`]);
    }
    expect(problems({ populate: { labels: true } })).toEqual([
      'populate: Must be a comma-separated list of at most 20 fields.',
    ]);
  });
});

describe('hints name the closest name that the user may use', () => {
  test.each<[RawQuery, message: string | RegExp]>([
    [{ sort: '-tittle' }, 'sort: "-tittle" is not a field to sort by. Did you mean "-title"?'],
    [{ populate: 'label' }, 'populate: "label" is not a relation to populate. Did you mean "labels"?'],
    [{ filter: { amuont: '1' } }, 'amuont: "amuont" is not a field to filter by. Did you mean "amount"?'],
    [
      { filter: { 'lables.name': 'a' } },
      'lables.name: "lables.name" is not a field to filter by. Did you mean "labels.name"?',
    ],
    [{ filter: { 'labels.nmae': 'a' } }, /Did you mean "labels\.name"\?$/],
    [{ filter: { title: { $contain: '1' } } }, 'title: "$contain" is not an operator. Did you mean "$contains"?'],
    [{ sort: 'hiden' }, /sort by\.$/],
    [{ filter: { hiden: '1' } }, /filter by\.$/],
    [{ filter: { 'secret.wrod': '1' } }, /filter by\.$/],
  ])('%j', (raw, message) => {
    expect(problems(raw)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  });
});

describe('fields', () => {
  test('are those named, or all', () => {
    expect(parse({ fields: 'title, id,title' }).fields).toEqual(new Set(['title', 'id']));
    expect(parse({}).fields).toBeUndefined();
    expect(parse({ fields: '' }).fields).toBeUndefined();
  });

  test('are a list of at most 500 fields that the user may read', () => {
    const message = 'fields: Must be a comma-separated list of at most 500 fields.';
    expect(problems({ fields: ['title'] })).toEqual([message]);
    expect(problems({ fields: names(501) })).toEqual([message]);
    expect(problems({ fields: names(500) })).toEqual([]);
    expect(problems({ fields: 'titel,hidden,hidden' })).toEqual([
      'fields: "titel" is not a field of "items". Did you mean "title"?',
      'fields: "hidden" is not a field of "items".',
    ]);
    expect(problems({ fields: 'hidden' }, user('admin'))).toEqual([]);
  });

  test('of one record are checked together with what to populate', () => {
    const model = models.byName('Item');
    if (model === undefined) throw new Error('The model of this test is missing.');
    expect(parseShape({ fields: 'title', populate: 'labels' }, { model, principal: viewer })).toMatchObject({
      fields: new Set(['title']),
      populate: [{ name: 'labels' }],
    });
    expect(() => parseShape({ fields: 'nope', populate: 'nope' }, { model, principal: viewer })).toThrow(
      expect.objectContaining({
        details: [
          { field: 'populate', message: '"nope" is not a relation to populate.' },
          { field: 'fields', message: '"nope" is not a field of "items".' },
        ],
      }),
    );
  });
});

/** Formats a condition as one line; `null-word` is the text "null". */
function format(condition: Condition, prefix = ''): string {
  if (condition.kind === 'related') return format(condition.comparison, `${condition.via.name}.`);
  if (condition.kind !== 'comparison') {
    return `${condition.kind}(${condition.conditions.map((part) => format(part)).join('; ')})`;
  }
  const { field, operator, operands } = condition;
  const words = operands.map((operand) => (operand === 'null' ? 'null-word' : String(operand)));
  return [prefix + field.name, operator, ...words].join(' ');
}

describe('filters', () => {
  test.each([
    ['filter[title]=a&filter[title][$ne]=b', 'and(title eq a; title ne b)'],
    ['filter[title][$ne]=b&filter[title]=a', 'and(title eq a; title ne b)'],
    ['filter[$or][0][title]=a&filter[$or][0][title][$ne]=b', 'or(and(title eq a; title ne b))'],
  ])('%s', (query, expected) => {
    expect(format(parse(parseQueryString(query)).condition)).toBe(expected);
  });

  test.each([
    [{ title: 'a' }, 'title eq a'],
    [{ title: 'null' }, 'title eq null-word'],
    [{ title: { $null: 'true' } }, 'title null true'],
    [{ amount: 'null' }, 'amount eq null'],
    [{ amount: { $gte: '-1.5e3' } }, 'amount gte -1500'],
    [{ isOn: 'false' }, 'isOn eq false'],
    [{ day: { $lt: '2026-02-28' } }, 'day lt 2026-02-28'],
    [{ at: '2026-01-01T01:00:00 01:00' }, 'at eq 2026-01-01T00:00:00.000Z'],
    [{ kind: { $nin: 'a,b' } }, 'kind nin a b'],
    [{ tags: { $in: ['x,y', 'z'] } }, 'tags in x,y z'],
    [{ owner: ID.toUpperCase() }, `owner eq ${ID}`],
    [{ labels: { $contains: ID } }, `labels contains ${ID}`],
    [{ 'labels.slug': 'a' }, 'labels.slug eq a'],
    [{ id: { $in: ID } }, `id in ${ID}`],
    [{ title: { $containsi: 'A' } }, 'title containsi A'],
    [{ tags: { $eqi: 'A' } }, 'tags eqi A'],
    [{}, 'and()'],
    [{ title: ['a', { $ne: 'b' }] }, 'and(title eq a; title ne b)'],
    [{ title: [{ $ne: 'b', $gt: 'c' }, 'a'] }, 'and(title eq a; title ne b; title gt c)'],
    [{ 'labels.slug': ['a', { $ne: 'b' }] }, 'and(labels.slug eq a; labels.slug ne b)'],
    [{ $or: [{ title: ['a', { $ne: 'b' }] }, { title: 'c' }] }, 'or(and(title eq a; title ne b); title eq c)'],
    [{ title: 'a', amount: '1' }, 'and(title eq a; amount eq 1)'],
    [{ $or: [{ title: 'a' }, { amount: '1', isOn: 'true' }] }, 'or(title eq a; and(amount eq 1; isOn eq true))'],
    [{ $or: { 3: { title: 'a' }, 7: { title: 'b' } } }, 'or(title eq a; title eq b)'],
    [{ title: 'a', $and: [{ $or: [{ isOn: 'true' }] }] }, 'and(title eq a; and(or(isOn eq true)))'],
  ])('%o', (filter, expected) => {
    expect(format(parse({ filter }).condition)).toBe(expected);
  });

  test.each([
    [{ nope: '1' }, 'nope: "nope" is not a field to filter by.'],
    [{ hidden: '1' }, 'hidden: "hidden" is not a field to filter by.'],
    [{ 'owner.email': '1' }, 'owner.email: "owner.email" is not a field to filter by.'],
    [{ 'secret.word': '1' }, 'secret.word: "secret.word" is not a field to filter by.'],
    [{ 'title.x': '1' }, 'title.x: "title.x" is not a field to filter by.'],
    [{ constructor: '1' }, 'constructor: "constructor" is not a field to filter by.'],
    [{ title: { $regex: 'a' } }, 'title: "$regex" is not an operator.'],
    [{ title: { toString: 'a' } }, 'title: "toString" is not an operator.'],
    [{ amount: { $contains: '1' } }, 'amount: $contains cannot be used with this field.'],
    [{ tags: { $gt: '1' } }, 'tags: $gt cannot be used with this field.'],
    [{ data: { $eq: '1' } }, 'data: $eq cannot be used with this field.'],
    [{ amount: 'abc' }, 'amount: Must be a number.'],
    [{ amount: '' }, 'amount: Must be a number.'],
    [{ amount: '1e999' }, 'amount: Must be a number.'],
    [{ pieces: '1.5' }, 'pieces: Must be a whole number.'],
    [{ pieces: { $in: '1,,2' } }, 'pieces: Must be a whole number.'],
    [{ amount: { $gt: 'null' } }, 'amount: $gt needs a value.'],
    [{ isOn: '1' }, 'isOn: Must be true or false.'],
    [{ title: { $null: 'maybe' } }, 'title: Must be true or false.'],
    [{ day: '2026-02-30' }, 'day: Must be a date such as 2026-02-28.'],
    [{ kind: 'c' }, 'kind: Must be one of "a", "b".'],
    [{ owner: 'me' }, 'owner: Must be the id of a record.'],
    [{ title: 'a\u0000' }, 'title: Must be text without the character U+0000.'],
    [{ title: ['a', 'b'] }, 'title: $eq takes one value; give several to $in.'],
    [{ title: ['a', { $ne: 'c' }, 'b'] }, 'title: $eq takes one value; give several to $in.'],
    [{ title: [{ $ne: 'c' }] }, 'title: $eq takes one value; give several to $in.'],
    [{ title: { $in: { a: 'b' } } }, 'title: $in takes a list of values.'],
    [{ title: { $in: 'a,'.repeat(200) } }, 'title: $in takes at most 200 values.'],
    [{ amount: { $eqi: '1' } }, 'amount: $eqi cannot be used with this field.'],
    [{ title: { $containsi: null } }, 'title: $containsi needs a value.'],
    [{ $or: 'a' }, '$or: Must be a list of conditions: filter[$or][0][field]=value.'],
    [{ $or: { title: 'a' } }, '$or: Must be a list of conditions: filter[$or][0][field]=value.'],
    [{ $or: [] }, '$or: Must have at least one condition.'],
    [{ $or: [{ title: 'a' }, {}] }, '$or: Item 1 must have at least one condition.'],
    [{ $and: ['title'] }, '$and[0]: Must name fields: filter[field]=value.'],
    [{ $or: [{ hidden: 'a' }] }, 'hidden: "hidden" is not a field to filter by.'],
    [{ $not: [{ title: 'a' }] }, '$not: "$not" is not a field to filter by.'],
    [{ title: { $or: ['a'] } }, 'title: "$or" is not an operator.'],
    [nested(5), '$or: Groups may be nested at most 4 deep.'],
    [{ $or: Array.from({ length: 51 }, () => ({ title: 'a' })) }, 'filter: Must have at most 50 conditions.'],
    [{ $or: Array.from({ length: 51 }, () => ({ $and: [{ title: 'a' }] })) }, 'filter: Must have at most 50 groups.'],
  ])('%o', (filter, message) => {
    expect(problems({ filter })).toEqual([message]);
  });

  test('groups and conditions up to the limits are accepted', () => {
    expect(problems({ filter: nested(4) })).toEqual([]);
    expect(problems({ filter: { $or: Array.from({ length: 50 }, () => ({ title: 'a' })) } })).toEqual([]);
  });

  test('a filter is an object of fields, and all errors in it are reported', () => {
    expect(problems({ filter: 'title' })).toHaveLength(1);
    expect(problems({ filter: ['title'] })).toHaveLength(1);
    expect(problems({ filter: { a: '1', amount: 'x', title: { $a: '', $eq: '' } } })).toHaveLength(3);
  });

  test('an admin may filter by fields a viewer cannot see', () => {
    expect(problems({ filter: { hidden: 'a', 'owner.email': 'a@b.c', 'secret.word': 'x' } }, user('admin'))).toEqual(
      [],
    );
  });
});
