import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Model } from '../models.js';
import type { ContentRecord } from '../content-record.js';
import { createRecord } from '../operations/create-record.js';
import { SYSTEM } from '../testing/content-fixture.js';
import { codesOf, sendGraphQL, serveApp } from '../testing/serve-app.js';
import type { GraphQLAnswer, Credentials, ServedApp } from '../testing/serve-app.js';

let server: ServedApp;
let caller: Credentials;
let author: ContentRecord;
let category: ContentRecord;
/** Statements that read records. */
const reads: string[] = [];

beforeAll(async () => {
  server = await serveApp({ onQuery: (text) => void (text.includes('AS record') && reads.push(text)) });
  author = await create('User', { email: 'ann@example.com', name: 'Ann' });
  category = await create('Category', { name: 'News' });
});

beforeEach(async () => {
  caller = await server.as('editor');
});

afterAll(() => server.close());

function create(name: string, body: object): Promise<ContentRecord> {
  const { deps } = server.app;
  return createRecord(deps, SYSTEM, { model: deps.models.byName(name) as Model, body });
}

async function ask(query: string, variables: object = {}): Promise<GraphQLAnswer> {
  return (await (await sendGraphQL(server.url, { query, variables }, caller)).json()) as GraphQLAnswer;
}

describe('operations', () => {
  test('create, read, list, update and delete', async () => {
    const created = await ask(
      `mutation ($data: CreateBlogPostInput!) {
        createBlogPost(data: $data) { id title slug status featured tags publishedAt author { name } categories { slug } }
      }`,
      { data: { title: 'Hello', status: 'PUBLISHED', authorId: author.id, categoryIds: [category.id], tags: ['a'] } },
    );
    expect(created).toMatchObject({
      data: {
        createBlogPost: {
          title: 'Hello',
          slug: 'hello',
          status: 'PUBLISHED',
          featured: false,
          tags: ['a'],
          author: { name: 'Ann' },
          categories: [{ slug: 'news' }],
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

  test('grouped conditions, conditions on related records, and case-insensitive text', async () => {
    const bea = await create('User', { email: 'bea@example.com', name: 'Bea' });
    for (const [title, of] of [
      ['Grouped A', bea.id],
      ['grouped b', null],
      ['Grouped C', null],
    ] as const) {
      await create('BlogPost', { title, author: of });
    }
    const titles = async (filter: string): Promise<unknown> => {
      const answer = await ask(
        `{ blogPosts(sort: "slug", filter: { title: { containsi: "GROUPED" }, ${filter} }) { nodes { title } } }`,
      );
      const { nodes } = (answer.data?.['blogPosts'] ?? { nodes: answer }) as { nodes: { title: string }[] };
      return Array.isArray(nodes) ? nodes.map(({ title }) => title) : nodes;
    };
    expect(await titles('or: [{ title: { eqi: "GROUPED B" } }, { author: { name: { eq: "Bea" } } }]')).toEqual([
      'Grouped A',
      'grouped b',
    ]);
    expect(await titles('and: [{ or: [{ title: { eq: "grouped b" } }, { title: { eq: "Grouped C" } }] }]')).toEqual([
      'grouped b',
      'Grouped C',
    ]);
    expect(
      await titles(
        'or: [{ title: { eq: "x" } }, { title: { eq: "Grouped A" } }], author: { or: [{ name: { eqi: "BEA" } }] }',
      ),
    ).toEqual(['Grouped A']);
    const four = 'or: [{ '.repeat(4) + 'title: { eq: "Grouped C" }' + ' }]'.repeat(4);
    expect(await titles(four)).toEqual(['Grouped C']);
    expect(await titles(`or: [{ ${four} }]`)).toMatchObject({
      errors: [
        { extensions: { code: 'VALIDATION_ERROR', details: [{ message: 'Groups may be nested at most 4 deep.' }] } },
      ],
    });
    const query = 'query ($filter: BlogPostFilter) { blogPosts(filter: $filter) { nodes { id } } }';
    const deep = `${'{"or":['.repeat(20_000)}{}${']}'.repeat(20_000)}`;
    const sent = `{"query":${JSON.stringify(query)},"variables":{"filter":${deep}}}`;
    const answer = await sendGraphQL(server.url, sent, caller);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: expect.any(String) as string } }] });
  });

  test('a filter can follow one relation', async () => {
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

  test('invalid values are reported as in REST', async () => {
    const answer = await ask('mutation { createBlogPost(data: { title: "", slug: "No slug" }) { id } }');
    expect(answer.errors?.[0]).toMatchObject({
      path: ['createBlogPost'],
      extensions: { code: 'VALIDATION_ERROR', details: [{ field: 'title' }, { field: 'slug' }] },
    });
    expect(codesOf(await ask('{ blogPosts(limit: -1) { pageInfo { total } } }'))).toEqual(['VALIDATION_ERROR']);
    expect(codesOf(await ask('{ blogPosts(limit: 1000) { pageInfo { total } } }'))).toEqual([]);
  });

  test('files are created by uploads and updated here', async () => {
    const answer = await ask('mutation { createFile(data: {}) { id } }');
    expect(codesOf(answer)).toContain('GRAPHQL_VALIDATION_FAILED');
    const body = { filename: 'a', originalName: 'a', mimeType: 'image/png', size: 3e9, url: 'http://x/a' };
    const file = await create('File', body);
    expect(await ask(`mutation { updateFile(id: "${file.id}", data: { alt: "A" }) { alt size } }`)).toEqual({
      data: { updateFile: { alt: 'A', size: 3e9 } },
    });
  });
});

test('relations of a page are loaded together', async () => {
  const posts = Array.from({ length: 20 }, (_, index) => ({
    title: `Batch ${index}`,
    author: author.id,
    categories: [category.id],
  }));
  await Promise.all(posts.map((post) => create('BlogPost', post)));
  reads.length = 0;
  const answer = await ask(
    '{ blogPosts(filter: { title: { startsWith: "Batch" } }) { nodes { author { name } categories { name } } } }',
  );
  expect(answer.errors).toBe(undefined);
  expect(reads).toHaveLength(3);
});

describe('rights', () => {
  test('an unreadable field is null, with the reason', async () => {
    const answer = await ask(`{ user(id: "${author.id}") { name email permissions } }`);
    expect(answer.data?.['user'] ?? null).toBe(null);
    expect(codesOf(answer)).toContain('FORBIDDEN');
    const nullable = await ask(`{ user(id: "${author.id}") { name email } }`);
    expect(nullable.data).toEqual({ user: { name: 'Ann', email: null } });
    expect(nullable.errors).toMatchObject([{ path: ['user', 'email'], extensions: { code: 'FORBIDDEN' } }]);
  });

  test('so is a relation to an unreadable model', async () => {
    const post = await create('BlogPost', { title: 'Of Ann', author: author.id });
    caller = await server.withKey({ 'blog-posts': ['read'] });
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
  /** Each costs 22 times the limit. */
  const pages = (count: number, limit = '100'): string =>
    `blogPosts(limit: ${limit}) { nodes { author { name } categories { name } } } `.repeat(count);
  test.each([
    ['levels', deep(7)],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: tag(id: "x") { id }`).join(' ')} }`],
    ['root fields', `{ ${'tag(id: "x") { id } '.repeat(21)} }`],
    [
      'root fields in fragments',
      `{ ${'...F '.repeat(3)} } fragment F on Query { ${'tag(id: "x") { id } '.repeat(7)} }`,
    ],
    ['tokens', `{ ${'__typename '.repeat(2000)} }`],
    ['cost', `{ ${pages(6)} }`],
    [
      'cost in fragments',
      `{ ${'blogPosts(limit: 100) { nodes { ...F } } '.repeat(3)} } fragment F on BlogPost { ...G ...G } fragment G on BlogPost { author { name } categories { name } }`,
    ],
  ])('%s', async (_, query) => {
    reads.length = 0;
    expect(codesOf(await ask(query))).toEqual(['QUERY_TOO_COMPLEX']);
    expect(reads).toEqual([]);
  });

  test('a limit in a variable counts', async () => {
    const query = `query ($n: Int) { ${pages(6, '$n')} }`;
    expect(codesOf(await ask(query, { n: 100 }))).toEqual(['QUERY_TOO_COMPLEX']);
    expect(codesOf(await ask(query, { n: 50 }))).toEqual([]);
  });

  test('a full page of posts with all fields, authors and categories is within the limits', async () => {
    const post = 'id title slug content excerpt tags publishedAt status featured createdAt updatedAt';
    const more = 'author { id name role } categories { id name slug description } featuredImage { id url alt }';
    const answer = await ask(`{ blogPosts(limit: 100) { nodes { ${post} ${more} } pageInfo { total } } }`);
    expect(codesOf(answer)).toEqual([]);
  });

  test('follow the configuration', async () => {
    const graphql = { maxDepth: 4, maxCost: 50, maxRelated: 3, maxAliases: 1, maxRootFields: 2, maxTokens: 100 };
    const served = await serveApp({ settings: { graphql } });
    const { deps } = served.app;
    const model = (name: string): Model => deps.models.byName(name) as Model;
    const categories: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      categories.push((await createRecord(deps, SYSTEM, { model: model('Category'), body: { name } })).id);
    }
    const body = { title: 'Post', categories };
    const { id } = await createRecord(deps, SYSTEM, { model: model('BlogPost'), body });
    const problem = async (query: string): Promise<string | undefined> => {
      const response = await sendGraphQL(served.url, { query }, await served.as('editor'));
      const answer = (await response.json()) as GraphQLAnswer;
      for (const code of codesOf(answer)) expect(code).toBe('QUERY_TOO_COMPLEX');
      return answer.errors?.[0]?.message;
    };
    expect(await problem('{ blogPosts(limit: 3) { nodes { author { name } } } }')).toBe(undefined);
    expect(await problem('{ blogPosts(limit: 5) { nodes { author { name } } } }')).toContain('more than 50');
    expect(await problem(deep(2))).toContain('more than 4 levels');
    expect(await problem('{ a: tag(id: "x") { id } b: tag(id: "x") { id } }')).toContain('more than 1 alias');
    expect(await problem('{ tag(id: "x") { id } user(id: "x") { id } file(id: "x") { id } }')).toContain('more than 2');
    expect(await problem(`{ ${'__typename '.repeat(100)} }`)).toContain('100 tokens');
    expect(await problem(`{ blogPost(id: "${id}") { categories { id } } }`)).toContain('more than 3 related records');
    await served.close();
  });

  test('a cyclic fragment terminates', async () => {
    const answer = await ask('{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }');
    expect(codesOf(answer)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  test('introspection does not count as a deep query', async () => {
    const type = 'ofType { '.repeat(7) + 'name ' + '} '.repeat(7);
    const answer = await ask(`{ __schema { types { fields { type { ${type} } } } } }`);
    expect(codesOf(answer)).toEqual([]);
  });
});

describe('introspection in production', () => {
  test('is for admins; others get no hints either', async () => {
    const closed = await serveApp({ config: { environment: 'production' } });
    const query = async (role: string, text: string): Promise<GraphQLAnswer> =>
      (await (await sendGraphQL(closed.url, { query: text }, await closed.as(role))).json()) as GraphQLAnswer;
    const schema = '{ __schema { queryType { name } } }';
    expect(codesOf(await query('editor', schema))).toContain('GRAPHQL_VALIDATION_FAILED');
    const wrong = await query('editor', '{ blogPost(id: "x") { titel } }');
    expect(wrong.errors?.[0]?.message).toBe('Cannot query field "titel" on type "BlogPost".');
    const sorted = '{ blogPosts(sort: "titel") { nodes { id } } }';
    expect(JSON.stringify((await query('editor', sorted)).errors)).not.toContain('Did you mean');
    expect((await query('admin', sorted)).errors?.[0]?.extensions['details']).toMatchObject([
      { message: expect.stringContaining('Did you mean "title"') },
    ]);
    expect(await query('admin', schema)).toMatchObject({ data: { __schema: {} } });
    await closed.close();
  });
});
