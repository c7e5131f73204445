import { describe, expect, test } from 'vitest';
import type { Field, Model } from '../../api/answers.js';
import { parseRoute } from '../../route.js';
import { filterIn, listedFields, questionsOf, recordQuery, sortIn } from './record-query.js';

function field(name: string, more: Partial<Field> = {}): Field {
  return {
    name,
    type: 'text',
    required: false,
    unique: false,
    readOnly: false,
    description: null,
    options: [],
    to: null,
    many: false,
    sortable: true,
    operators: ['eq', 'ne', 'contains', 'null'],
    ...more,
  };
}

const model: Model = {
  name: 'Post',
  path: 'posts',
  createdBy: 'api',
  readable: true,
  fields: [
    field('id', { type: 'id', sortable: false, operators: ['eq'] }),
    field('body', { type: 'richtext' }),
    field('title'),
    field('author', { type: 'relation', to: 'users', sortable: false, operators: ['eq', 'null'] }),
    field('createdAt', { type: 'datetime', operators: ['gte'] }),
    field('updatedAt', { type: 'datetime', operators: ['gte'] }),
  ],
};

const queryOf = (hash: string): ReturnType<typeof recordQuery> => recordQuery(parseRoute(hash), model);

describe('the request of a list', () => {
  test('asks for the newest records, with related records', () => {
    expect(queryOf('#/models/posts')).toEqual({ limit: 20, offset: 0, sort: '-createdAt', populate: 'author' });
  });

  test('contains the page, the order and the filter of the address', () => {
    expect(queryOf('#/models/posts?offset=40&sort=title&field=title&is=contains&value=a%26b')).toEqual({
      limit: 20,
      offset: 40,
      sort: 'title',
      populate: 'author',
      'filter[title][$contains]': 'a&b',
    });
    expect(queryOf('#/models/posts?sort=-title')).toMatchObject({ sort: '-title' });
    expect(queryOf('#/models/posts?field=author&is=empty')).toMatchObject({ 'filter[author][$null]': 'true' });
    expect(queryOf('#/models/posts?field=author&is=filled&value=x')).toMatchObject({
      'filter[author][$null]': 'false',
    });
  });

  test('omits what the model does not support', () => {
    for (const hash of ['?field=nothing&is=eq&value=1', '?field=author&is=contains&value=1', '?field=id&is=empty']) {
      expect(filterIn(parseRoute(`#/models/posts${hash}`), model)).toBeUndefined();
    }
    for (const sort of ['nothing', '-author', '--title']) {
      expect(sortIn(parseRoute(`#/models/posts?sort=${sort}`), model)).toEqual({
        field: 'createdAt',
        direction: 'descending',
      });
    }
  });
});

test('nullable fields can be filtered by empty and not empty', () => {
  const [id, , , author] = model.fields;
  expect(id && questionsOf(id)).toEqual(['eq']);
  expect(author && questionsOf(author)).toEqual(['eq', 'empty', 'filled']);
});

test('a list starts with the naming field and leaves long texts out', () => {
  expect(listedFields(model).map(({ name }) => name)).toEqual(['title', 'author', 'updatedAt']);
  const rich = {
    ...model,
    fields: [field('slug', { type: 'slug' }), ...model.fields, field('state', { type: 'select' }), field('note')],
  };
  expect(listedFields(rich).map(({ name }) => name)).toEqual(['title', 'state', 'note', 'author', 'slug', 'updatedAt']);
});
