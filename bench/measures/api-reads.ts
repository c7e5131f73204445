import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../server/testing/start-postgres.js';
import { listStatement } from '../list-statement.js';
import { requestsPerSecond } from '../load.js';
import { resultOf } from '../result.js';
import type { BenchResult } from '../result.js';
import { ended, freePort, startServer } from '../server.js';
import type { RunningServer } from '../server.js';
import type { Measure } from './measure.js';

const RECORDS = 100_000;
const CONCURRENCY = 8;
/** Requests of `api-list`: a filtered and sorted page. Of `api-unique`: a record by a unique field. */
const READS = {
  'api-list': {
    query: { filter: { status: 'published' }, sort: '-publishedAt', limit: '20' },
    path: '/api/blog-posts?filter[status]=published&sort=-publishedAt&limit=20',
    requests: 200,
  },
  'api-unique': {
    query: { filter: { slug: 'post-77777' }, limit: '1' },
    path: '/api/blog-posts?filter[slug]=post-77777&limit=1',
    requests: 4000,
  },
} as const;
type Read = (typeof READS)[keyof typeof READS];
const ADMIN = { ADMIN_EMAIL: 'bench@example.com', ADMIN_PASSWORD: 'a password of the bench' };

/** Reads of 100,000 records, requested with a key, compared with a bare handler that runs the same statement. */
export const apiReads: Measure = {
  ids: Object.keys(READS),
  async run({ runs }, wanted) {
    const postgres = await startPostgres();
    const servers: RunningServer[] = [];
    try {
      const server = await startServer({ DATABASE_URL: postgres.address, ...ADMIN });
      servers.push(server);
      await fill(postgres.address);
      const headers = { Authorization: `Bearer ${await makeKey(server.address)}` };
      const results: BenchResult[] = [];
      for (const [id, read] of Object.entries(READS)) {
        if (!wanted.has(id)) continue;
        const bare = await startBare(postgres.address, read);
        servers.push(bare);
        const sources = { ours: { url: server.address + read.path, headers }, theirs: { url: `${bare.address}/list` } };
        await requireSameRecords(sources.ours, sources.theirs);
        results.push(await compare({ id, requests: read.requests, runs, ...sources }));
      }
      return results;
    } finally {
      for (const { stop } of servers) await stop();
      await postgres.stop();
    }
  },
};

interface Source {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Comparison {
  readonly id: string;
  readonly requests: number;
  readonly runs: number;
  readonly ours: Source;
  readonly theirs: Source;
}

async function compare({ id, requests, runs, ours, theirs }: Comparison): Promise<BenchResult> {
  const samples: number[] = [];
  const baseline: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const one = await requestsPerSecond({ ...theirs, requests, concurrency: CONCURRENCY });
    const other = await requestsPerSecond({ ...ours, requests, concurrency: CONCURRENCY });
    // The first round warms up both.
    if (run === 0) continue;
    baseline.push(one);
    samples.push(other);
  }
  return resultOf({ id, unit: 'requests/s', samples, baseline: { id: 'bare-express', samples: baseline } });
}

async function fill(address: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(`insert into blog_posts
    (id, title, slug, content, excerpt, tags, published_at, status, featured, created_at, updated_at)
    select gen_random_uuid(), 'Post ' || n, 'post-' || n, repeat('<p>Some words of it.</p>', 10), 'In short',
      array['a', 'b' || n % 50], timestamptz '2026-01-01' + (n * 7919 % ${RECORDS}) * interval '1 minute',
      (array['draft', 'published', 'archived'])[n % 3 + 1], n % 10 = 0, now(), now()
    from generate_series(1, ${RECORDS}) as n`);
  await client.query('analyze blog_posts');
  await client.end();
}

async function startBare(databaseUrl: string, { query }: Read): Promise<RunningServer> {
  const { sql, parameters } = await listStatement('BlogPost', query);
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bare-express.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      STATEMENT: sql,
      PARAMETERS: JSON.stringify(parameters),
      LIMIT: query.limit,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${address}/healthz`).catch(() => null);
    if (response?.ok) return { address, stop: () => ended(child) };
    await sleep(100);
  }
  child.kill();
  throw new Error('The bare handler did not respond.');
}

async function makeKey(address: string): Promise<string> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const { token } = (await post('/api/auth/signin', credentials)) as { token: string };
  // Requests are counted as usual, but never rate-limited.
  const rateLimit = { requests: 1_000_000, windowMs: 900_000 };
  const body = { name: 'bench', permissions: { models: { 'blog-posts': ['read'] }, rateLimit } };
  const made = await post('/api/admin/api-keys', body, { Authorization: `Bearer ${token}` });
  return (made as { data: { key: string } }).data.key;
}

/** A comparison is meaningful only if both return the same records. */
async function requireSameRecords(...sources: readonly Source[]): Promise<void> {
  const pages = await Promise.all(
    sources.map(async ({ url, headers = {} }) => {
      const { data, meta } = (await (await fetch(url, { headers })).json()) as { data: { id: string }[]; meta: object };
      return JSON.stringify([data.map(({ id }) => id), meta]);
    }),
  );
  if (new Set(pages).size !== 1) throw new Error('The server and the bare handler return different records.');
}
