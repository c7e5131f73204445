import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Principal } from '../../auth/principal.js';
import type { Deps } from '../../deps.js';
import type { ContentRecord } from '../content-record.js';
import { createRecord } from '../operations/create-record.js';
import { apiKey, contentFixture, SYSTEM, user } from '../testing/content-fixture.js';
import type { ContentFixture } from '../testing/content-fixture.js';
import { codesOf, sendGraphQL } from '../testing/graphql-client.js';
import type { GraphQLAnswer } from '../testing/graphql-client.js';
import { serveEndpoints } from '../testing/serve-endpoints.js';
import type { Served } from '../testing/serve-endpoints.js';
import { graphqlEndpoints } from './graphql-endpoint.js';

let fixture: ContentFixture;
let server: Served;
let principal: Principal;
let author: ContentRecord;
let category: ContentRecord;

const editor = user('editor');

const serve = (deps: Deps): Promise<Served> =>
  serveEndpoints({ endpoints: graphqlEndpoints(deps.models), deps, principal: () => principal });

beforeAll(async () => {
  fixture = await contentFixture();
  server = await serve(fixture.deps);
  author = await create('User', { email: 'ann@example.com', name: 'Ann' });
  category = await create('Category', { name: 'News' });
}, 60_000);

beforeEach(() => {
  principal = editor;
});

afterAll(async () => {
  server.close();
  await fixture.deps.database.close();
});

const create = (name: string, body: object): Promise<ContentRecord> =>
  createRecord(fixture.deps, SYSTEM, { model: fixture.model(name), body });

async function ask(query: string, variables: object = {}): Promise<GraphQLAnswer> {
  return (await (await sendGraphQL(server.url, { query, variables })).json()) as GraphQLAnswer;
}

describe('operations as the document names them', () => {
  test('create, read, list, change and delete', async () => {
    const created = await ask(
      `mutation ($data: CreateBlogPostInput!) {
        createBlogPost(data: $data) { id title slug status featured tags publishedAt author { name } categories { slug } }
      }`,
      { data: { title: 'Hello', status: 'PUBLISHED', authorId: author.id, categoryIds: [category.id], tags: ['a'] } },
    );
    expect(created).toMatchObject({
      data: {
        createBlogPost: {
          ...{ title: 'Hello', slug: 'hello', status: 'PUBLISHED', featured: false, tags: ['a'] },
          ...{ author: { name: 'Ann' }, categories: [{ slug: 'news' }] },
        },
      },
    });
    const id = (created.data?.['createBlogPost'] as ContentRecord | undefined)?.id;
    const found = await ask('query ($id: ID!) { blogPost(id: $id) { id createdAt featuredImage { alt } } }', { id });
    expect(found).toMatchObject({ data: { blogPost: { id, featuredImage: null } } });
    const listed = await ask(`{
      blogPosts(limit: 1, sort: "-title", filter: { title: { startsWith: "Hel" }, status: { in: [PUBLISHED] } }) {
        nodes { id } pageInfo { hasNextPage hasPreviousPage total }
      }
    }`);
    expect(listed).toEqual({
      data: { blogPosts: { nodes: [{ id }], pageInfo: { hasNextPage: false, hasPreviousPage: false, total: 1 } } },
    });
    const changed = await ask(
      'mutation ($id: ID!) { updateBlogPost(id: $id, data: { authorId: null, excerpt: "Short" }) { excerpt author { id } } }',
      { id },
    );
    expect(changed).toEqual({ data: { updateBlogPost: { excerpt: 'Short', author: null } } });
    const gone = `mutation { deleteBlogPost(id: "${id}") }`;
    expect(await ask(gone)).toEqual({ data: { deleteBlogPost: true } });
    const again = await ask(gone);
    expect(codesOf(again)).toEqual(['NOT_FOUND']);
    expect(again.data).toBe(null);
    expect(await ask(`{ blogPost(id: "${id}") { id } other: blogPost(id: "x") { id } }`)).toEqual({
      data: { blogPost: null, other: null },
    });
  });

  test('a filter goes one relation far', async () => {
    await create('BlogPost', { title: 'By Ann', author: author.id, categories: [category.id] });
    const titles = async (filter: string): Promise<unknown> => {
      const answer = await ask(`{ blogPosts(filter: ${filter}) { nodes { title } } }`);
      return answer.errors?.[0]?.extensions ?? answer.data?.['blogPosts'];
    };
    const byAnn = { nodes: [{ title: 'By Ann' }] };
    expect(await titles(`{ authorId: { eq: "${author.id}" } }`)).toEqual(byAnn);
    expect(await titles('{ author: { name: { contains: "nn" } } }')).toEqual(byAnn);
    expect(await titles('{ categories: { slug: { eq: "news" } }, title: null }')).toEqual(byAnn);
    expect(await titles(`{ categoryIds: { contains: "${category.id}" } }`)).toEqual(byAnn);
    expect(await titles('{ featuredImageId: { null: false } }')).toEqual({ nodes: [] });
    expect(await titles('{ featuredImage: { file: { folder: { eq: "x" } } } }')).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ field: 'featuredImage.file.folder' }],
    });
    expect(await titles('{ author: { email: { startsWith: "a" } } }')).toMatchObject({
      details: [{ field: 'author.email', message: '"author.email" is not a field to filter by.' }],
    });
  });

  test('what is wrong with the values is told as in REST', async () => {
    const answer = await ask('mutation { createBlogPost(data: { title: "", slug: "No slug" }) { id } }');
    expect(answer.errors?.[0]).toMatchObject({
      path: ['createBlogPost'],
      extensions: { code: 'VALIDATION_ERROR', details: [{ field: 'title' }, { field: 'slug' }] },
    });
    expect(codesOf(await ask('{ blogPosts(limit: -1) { pageInfo { total } } }'))).toEqual(['VALIDATION_ERROR']);
    expect(codesOf(await ask('{ blogPosts(limit: 1000) { pageInfo { total } } }'))).toEqual([]);
  });

  test('files are made by uploads, and changed here', async () => {
    const answer = await ask('mutation { createFile(data: {}) { id } }');
    expect(codesOf(answer)).toContain('GRAPHQL_VALIDATION_FAILED');
    const body = { filename: 'a', originalName: 'a', mimeType: 'image/png', size: 3e9, url: 'http://x/a' };
    const file = await create('File', body);
    expect(await ask(`mutation { updateFile(id: "${file.id}", data: { alt: "A" }) { alt size } }`)).toEqual({
      data: { updateFile: { alt: 'A', size: 3e9 } },
    });
  });
});

test('relations of a page are read together', async () => {
  const posts = Array.from({ length: 20 }, (_, index) => ({
    title: `Batch ${index}`,
    author: author.id,
    categories: [category.id],
  }));
  await Promise.all(posts.map((post) => create('BlogPost', post)));
  fixture.statements.length = 0;
  const answer = await ask(
    '{ blogPosts(filter: { title: { startsWith: "Batch" } }) { nodes { author { name } categories { name } } } }',
  );
  expect(answer.errors).toBe(undefined);
  expect(fixture.statements).toHaveLength(3);
});

describe('rights', () => {
  test('a field that may not be read is null, with the reason', async () => {
    const answer = await ask(`{ user(id: "${author.id}") { name email permissions } }`);
    expect(answer.data?.['user'] ?? null).toBe(null);
    expect(codesOf(answer)).toContain('FORBIDDEN');
    const nullable = await ask(`{ user(id: "${author.id}") { name email } }`);
    expect(nullable.data).toEqual({ user: { name: 'Ann', email: null } });
    expect(nullable.errors).toMatchObject([{ path: ['user', 'email'], extensions: { code: 'FORBIDDEN' } }]);
  });

  test('so is a relation to what may not be read', async () => {
    const post = await create('BlogPost', { title: 'Of Ann', author: author.id });
    principal = apiKey({ 'blog-posts': ['read'] });
    const answer = await ask(`{ blogPost(id: "${post.id}") { title author { name } } }`);
    expect(answer.data).toEqual({ blogPost: { title: 'Of Ann', author: null } });
    expect(codesOf(answer)).toEqual(['FORBIDDEN']);
    expect(codesOf(await ask('{ contacts { nodes { id } } }'))).toEqual(['FORBIDDEN']);
    expect(codesOf(await ask('mutation { createTag(data: { name: "x" }) { id } }'))).toEqual(['FORBIDDEN']);
  });
});

describe('limits', () => {
  const deep = (levels: number): string =>
    `{ blogPosts(limit: 1) { nodes { ${'author { '.repeat(levels)} id ${'} '.repeat(levels)} } } }`;
  test.each([
    ['levels', deep(7)],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: tag(id: "x") { id }`).join(' ')} }`],
    ['fields at the top', `{ ${'tag(id: "x") { id } '.repeat(21)} }`],
    [
      'fields at the top, in fragments',
      `{ ${'...F '.repeat(3)} } fragment F on Query { ${'tag(id: "x") { id } '.repeat(7)} }`,
    ],
    ['tokens', `{ ${'__typename '.repeat(2000)} }`],
    ['a cost', '{ blogPosts(limit: 100) { nodes { author { name } } } }'],
    [
      'a cost, in fragments',
      `{ ${'blogPosts(limit: 20) { nodes { ...F } } '.repeat(2)} } fragment F on BlogPost { ...G ...G } fragment G on BlogPost { author { name } categories { name } }`,
    ],
  ])('%s', async (_, query) => {
    const started = fixture.statements.length;
    expect(codesOf(await ask(query))).toEqual(['QUERY_TOO_COMPLEX']);
    expect(fixture.statements).toHaveLength(started);
  });

  test('a limit in a variable counts', async () => {
    const query = 'query ($n: Int) { blogPosts(limit: $n) { nodes { author { name } } } }';
    expect(codesOf(await ask(query, { n: 100 }))).toEqual(['QUERY_TOO_COMPLEX']);
    expect(codesOf(await ask(query, { n: 50 }))).toEqual([]);
  });

  test('a fragment within itself ends', async () => {
    const answer = await ask('{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }');
    expect(codesOf(answer)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  test('introspection is not a deep query', async () => {
    const type = 'ofType { '.repeat(7) + 'name ' + '} '.repeat(7);
    const answer = await ask(`{ __schema { types { fields { type { ${type} } } } } }`);
    expect(codesOf(answer)).toEqual([]);
  });
});

describe('introspection in production', () => {
  test('is for admins; others are given no hints either', async () => {
    const deps = { ...fixture.deps, config: { ...fixture.deps.config, environment: 'production' as const } };
    const closed = await serve(deps);
    const query = async (text: string): Promise<GraphQLAnswer> =>
      (await (await sendGraphQL(closed.url, { query: text })).json()) as GraphQLAnswer;
    expect(codesOf(await query('{ __schema { queryType { name } } }'))).toContain('GRAPHQL_VALIDATION_FAILED');
    const wrong = await query('{ blogPost(id: "x") { titel } }');
    expect(wrong.errors?.[0]?.message).toBe('Cannot query field "titel" on type "BlogPost".');
    principal = user('admin');
    expect(await query('{ __schema { queryType { name } } }')).toMatchObject({ data: { __schema: {} } });
    closed.close();
  });
});
