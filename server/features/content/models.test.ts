import { describe, expect, test } from 'vitest';
import { defineModel } from './model.js';
import type { Field } from './kinds/kinds.js';
import type { ModelDefinition } from './model.js';
import { resolveModels } from './resolve-models.js';

const withFields = (fields: Readonly<Record<string, Field>>, more: Partial<ModelDefinition> = {}): ModelDefinition => ({
  name: 'Thing',
  fields,
  ...more,
});

test('models have names in REST, in the database and for each field', () => {
  const models = resolveModels([]);
  expect(models.all.map(({ name, path, table }) => [name, path, table])).toEqual([
    ['User', 'users', 'users'],
    ['File', 'files', 'files'],
    ['BlogPost', 'blog-posts', 'blog_posts'],
    ['Category', 'categories', 'categories'],
    ['Tag', 'tags', 'tags'],
    ['Image', 'images', 'images'],
    ['Contact', 'contacts', 'contacts'],
  ]);
  const post = models.byPath('blog-posts');
  expect(post).toBe(models.byName('BlogPost'));
  expect(post?.fields.get('featuredImage')).toMatchObject({ column: 'featured_image_id', joinTable: undefined });
  expect(post?.fields.get('categories')).toMatchObject({ column: undefined, joinTable: 'blog_posts_categories' });
  expect(post?.fields.get('author')?.target).toBe(models.byName('User'));
  expect([...(post?.searchables.keys() ?? [])]).toEqual(expect.arrayContaining(['id', 'title', 'createdAt']));
});

test('a configured model replaces the shipped one; built-in models are extended', () => {
  const models = resolveModels([
    { name: 'Tag', path: 'labels', fields: { text: { type: 'text' } } },
    { name: 'User', fields: { bio: { type: 'textarea' }, email: { type: 'text' } }, access: { read: ['admin'] } },
  ]);
  expect([...(models.byName('Tag')?.fields.keys() ?? [])]).toEqual(['text']);
  expect(models.byPath('labels')?.name).toBe('Tag');
  const user = models.byName('User');
  expect(user?.fields.get('bio')?.field.type).toBe('textarea');
  expect(user?.fields.get('email')?.field.type).toBe('email');
  expect(user?.access).toMatchObject({ read: { roles: ['admin'], own: false }, update: { roles: ['admin'] } });
});

test.each([
  ['Person', 'persons'],
  ['Box', 'boxes'],
  ['Day', 'days'],
  ['City', 'cities'],
  ['HTMLPage', 'html-pages'],
  ['FAQ', 'faqs'],
])('the path of %s is %s', (name, path) => {
  expect(resolveModels([{ name, fields: { a: { type: 'text' } } }]).byName(name)?.path).toBe(path);
});

describe('an invalid declaration stops the start with a message that names it', () => {
  const text: Field = { type: 'text' };
  const cases: readonly (readonly [string, readonly ModelDefinition[], RegExp])[] = [
    ['a name', [{ name: 'blogPost', fields: { text } }], /"blogPost" must have a name/],
    ['twice', [withFields({ text }), withFields({ text })], /"Thing" is declared twice/],
    ['a reserved path', [withFields({ text }, { path: 'auth' })], /"auth" of model "Thing" is reserved/],
    ['a path of the importer', [withFields({ text }, { path: 'v1' })], /"v1"/],
    ['a path with capitals', [withFields({ text }, { path: 'Things' })], /lower-case words/],
    ['a path of another model', [withFields({ text }, { path: 'tags' })], /path "tags".*"Thing".*"Tag"/],
    ['a type of the schema', [{ name: 'Query', fields: { text } }], /GraphQL type "Query"/],
    ['a type of another model', [{ name: 'TagFilter', fields: { text } }], /GraphQL type "TagFilter"/],
    ['a field name', [withFields({ 'my-field': text })], /"my-field" of "Thing" cannot have this name/],
    ['a system field', [withFields({ createdAt: text })], /"createdAt"/],
    ['a field with the name of an inherited object member', [withFields({ constructor: text })], /"constructor"/],
    ['no fields', [withFields({})], /needs a writable field/],
    [
      'a relation to a missing model',
      [withFields({ a: { type: 'relation', to: 'Nobody' } })],
      /"Nobody", which is not a model/,
    ],
    ['a relation whose id name is taken', [withFields({ a: { type: 'relation', to: 'Tag' }, aId: text })], /"aId"/],
    ['two names with the same column', [withFields({ aB: text, a_b: text })], /column "a_b"/],
    ['an unknown type', [withFields({ a: { type: 'colour' } as unknown as Field })], /"Thing": "fields\.a\.type"/],
    ['a misspelt member', [withFields({ a: { type: 'text', requierd: true } as Field })], /"fields\.a": .*requierd/],
    [
      'a rule that is not a list',
      [withFields({ text }, { access: { read: 'public' as unknown as [] } })],
      /"access\.read"/,
    ],
    [
      'an unknown role',
      [withFields({ text }, { access: { read: ['editor', 'eidtor'] } })],
      /^Model "Thing": access\.read names "eidtor", which is not a role; allowed are viewer, editor, admin, super_admin, authenticated, own\.$/,
    ],
    [
      'an unknown role in a field rule',
      [withFields({ text }, { fieldAccess: { text: { update: ['amdin'] } } })],
      /^Model "Thing": fieldAccess\.text\.update names "amdin", which is not a role; allowed are .*, api_key\.$/,
    ],
    [
      'a role with the name of an inherited object member',
      [withFields({ text }, { access: { delete: ['constructor'] } })],
      /access\.delete names "constructor"/,
    ],
    [
      'an unknown role in a built-in model',
      [{ name: 'File', fields: {}, access: { read: ['editors'] } }],
      /"File": access\.read/,
    ],
    ['keys in a model rule', [withFields({ text }, { access: { read: ['api_key'] } })], /only field rules/],
    ['own in a field rule', [withFields({ text }, { fieldAccess: { text: { read: ['own'] } } })], /only model rules/],
    [
      'a filter in a field rule',
      [withFields({ text }, { fieldAccess: { text: { read: [{ text: 'a' } as unknown as string] } } })],
      /"fieldAccess\.text\.read\.0": Must be a role/,
    ],
    [
      'a filter by an unknown field',
      [withFields({ text }, { access: { read: [{ txet: 'a' }] } })],
      /^Model "Thing": access\.read has an invalid filter: txet: "txet" is not a field to filter by\. Did you mean "text"\?$/,
    ],
    ['an empty filter', [withFields({ text }, { access: { read: [{}] } })], /at least one condition/],
    [
      'a filter with an invalid value',
      [withFields({ a: { type: 'select', options: ['x'] } }, { access: { update: [{ a: 'y' }] } })],
      /access\.update .*: a: Must be one of "x"/,
    ],
    [
      'an owner that is not a field',
      [withFields({ text }, { owner: 'author' })],
      /owner "author" of model "Thing" must/,
    ],
    ['an owner that is a text', [withFields({ text }, { owner: 'text' })], /owner "text" of model "Thing" must/],
    [
      'several owners',
      [withFields({ people: { type: 'relation', to: 'User', many: true } }, { owner: 'people' })],
      /must be a relation to one "User"/,
    ],
    ['an owner of users', [{ name: 'User', fields: {}, owner: 'boss' }], /users always own themselves/],
    ['a declaration without fields', [{ name: 'Thing' } as ModelDefinition], /"Thing": "fields"/],
    ['no options', [withFields({ a: { type: 'select', options: [] } })], /"fields\.a\.options"/],
    [
      'options with the same GraphQL name',
      [withFields({ a: { type: 'select', options: ['x y', 'x-y'] } })],
      /both "X_Y"/,
    ],
    [
      'an option without a GraphQL name',
      [withFields({ a: { type: 'select', options: ['é'] } })],
      /cannot be a GraphQL name/,
    ],
    ['an invalid default', [withFields({ a: { type: 'select', options: ['x'], default: 'y' } })], /default/],
    ['a default of another type', [withFields({ a: { type: 'number', integer: true, default: 1.5 } })], /default/],
    [
      'a transition for an unknown option',
      [withFields({ a: { type: 'select', options: ['x'], transitions: { x: ['z'] } } })],
      /transition for "z"/,
    ],
    ['rules for an unknown field', [withFields({ text }, { fieldAccess: { nope: { read: [] } } })], /"nope"/],
    ['an index of an unknown field', [withFields({ text }, { indexes: [['nope']] })], /"nope"/],
    [
      'an index of JSON',
      [withFields({ a: { type: 'json' } }, { indexes: [['a']] })],
      /"a" .*cannot be part of an index/,
    ],
    ['a column that is too long', [withFields({ ['a'.repeat(64)]: text })], /is too long/],
    [
      'a model in the table of a list',
      [
        withFields({ tags: { type: 'relation', to: 'Tag', many: true } }),
        { name: 'Other', path: 'things-tags', fields: { text } },
      ],
      /"Other" and Field "Thing.tags" would share the table "things_tags"/,
    ],
    ['a slug of an unknown field', [withFields({ a: { type: 'slug', from: 'nope' } })], /"nope"/],
    [
      'a copy of an unknown relation',
      [withFields({ a: { type: 'text', copiedFrom: 'b' } })],
      /"a" of "Thing" cannot be copied from "b"/,
    ],
    [
      'a copy of another type',
      [withFields({ name: { type: 'number', copiedFrom: 'tag' }, tag: { type: 'relation', to: 'Tag' } })],
      /"name" of "Thing" cannot be copied/,
    ],
    ['a unique list', [withFields({ a: { type: 'text[]', unique: true } })], /cannot be unique/],
    [
      'a required read-only field',
      [withFields({ text, a: { type: 'text', readOnly: true, required: true } })],
      /read-only/,
    ],
  ];
  test.each(cases)('%s', (_, definitions, message) => {
    expect(() => resolveModels(definitions)).toThrow(message);
    expect(() => resolveModels(definitions)).toThrow(expect.objectContaining({ code: 'BAD_MODEL' }));
  });
});

test('the former name of "authenticated" is accepted with a warning that lists its places', () => {
  const models = resolveModels([
    withFields(
      { text: { type: 'text' } },
      { access: { read: ['public'] }, fieldAccess: { text: { read: ['public'] } } },
    ),
  ]);
  const model = models.byName('Thing');
  expect(model?.access.read?.roles).toEqual(['authenticated']);
  expect(model?.fields.get('text')?.access.read).toEqual(['authenticated']);
  expect(models.warnings).toEqual([
    'Model "Thing": "public" in access.read, fieldAccess.text.read means all signed-in users; it is now called "authenticated".',
  ]);
  expect(resolveModels([]).warnings).toEqual([]);
});

test('a declaration keeps its literal types', () => {
  const model = defineModel({ name: 'A', fields: { kind: { type: 'select', options: ['x', 'y'] } } });
  const option: 'x' | 'y' = model.fields.kind.options[0];
  expect(option).toBe('x');
});

const withAddedField = (field: Field) => resolveModels([{ name: 'User', fields: { added: field } }]);

test.each<Field>([
  { type: 'text' },
  { type: 'text', required: true, default: 'free' },
  { type: 'slug', from: 'name', required: true },
])('a deployment may add %j to the user model', (field) => {
  expect(withAddedField(field).byName('User')?.fields.has('added')).toBe(true);
});

test.each<Field>([
  { type: 'text', required: true },
  { type: 'slug', required: true },
  { type: 'relation', to: 'Tag', required: true },
])('but not %j, which sign-up does not provide', (field) => {
  expect(() => withAddedField(field)).toThrow('Field "added" of "User" is required without a default');
});
