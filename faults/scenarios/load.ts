import { randomBytes } from 'node:crypto';
import { residentBytes } from '../../bench/resident-bytes.js';
import { quantile } from '../../bench/result.js';
import { until } from '../client.js';
import type { Client, Importer } from '../client.js';
import type { SentFile } from '../ledger.js';
import { requestAll } from '../request-all.js';
import type { Scenario } from '../scenario.js';
import { openSlowSenders } from '../slow-senders.js';
import { sendFile, startTraffic } from '../traffic.js';
import type { World } from '../world.js';

const HUGE = 1_000_000;
const SMALL = { files: 200, rows: 100, atOnce: 2, leastBeside: 100 };
/** Milliseconds for the slowest 5% of small imports, and of reads beside slow senders and rejected requests. */
const SMALL_WITHIN = 3000;
const READ_WITHIN = 1000;

const SLOW = { connections: 1000, megabytes: 300, seconds: 150 };
const READS = 200;

/** Requests of a caller who may send `limit`, too large ones, and ones that need a thread, all at the same time. */
const FLOOD = { requests: 8000, limit: 1000, tooLarge: 1000, threads: 1000, others: 500 };

/** More work than usual, or work that never ends. */
export const load: readonly Scenario[] = [
  {
    id: 'small-beside-huge',
    what: `${SMALL.files} imports of ${SMALL.rows} rows while imports of a million rows run, one after the other`,
    on: ['postgres'],
    async run(open) {
      const world = await open();
      await world.start('web');
      await world.start('worker');
      const client = await world.signIn();
      const webhookUrl = world.receiver.url;
      const importers = await Promise.all([1, 2].map(() => client.makeImporter({ webhookUrl })));
      const beside: number[] = [];
      let isOver = false;
      let huge = '';
      const isRunning = async (): Promise<boolean> => (await client.job(huge))?.status === 'processing';
      const hugeOnes = async (): Promise<number> => {
        let count = 0;
        for (; !isOver; count += 1) {
          const file = await sendFile(world, client, { importer: importers[0]!, rows: HUGE, patience: 120 });
          huge = file.id ?? '';
          await ended(world, client, file);
        }
        return count;
      };
      const running = hugeOnes();
      running.catch(() => undefined);
      await until(isRunning, { seconds: 60, reason: 'the huge import does not begin' });
      await requestAll(SMALL.files, SMALL.atOnce, async () => {
        const start = performance.now();
        const file = await sendFile(world, client, { importer: importers[1]!, rows: SMALL.rows, patience: 60 });
        await ended(world, client, file);
        const milliseconds = performance.now() - start;
        if (await isRunning()) beside.push(milliseconds);
      });
      isOver = true;
      const count = await running;
      const p95 = Math.round(quantile(beside, 0.95));
      if (beside.length < SMALL.leastBeside) {
        world.ledger.violations.push(`only ${beside.length} small imports ended while the huge one ran`);
      }
      if (p95 > SMALL_WITHIN) world.ledger.violations.push(`a small import took ${p95} ms beside a huge one`);
      await world.settle(client, { seconds: 400 });
      return {
        'huge ones': count,
        beside: beside.length,
        'median ms': Math.round(quantile(beside, 0.5)),
        'p95 ms': p95,
      };
    },
  },
  {
    id: 'slow-senders',
    what: 'a thousand connections send half a header, or a file byte by byte',
    on: ['embedded'],
    async run(open) {
      const world = await open();
      const server = await world.start('all');
      const client = await world.signIn();
      const importer = await client.makeImporter({ webhookUrl: world.receiver.url });
      const megabytes = (): number => Math.round(residentBytes([server.pid]) / 1e6);
      const before = megabytes();
      const senders = await openSlowSenders(world.address, {
        connections: SLOW.connections,
        headers: client.headers,
        importer: importer.id,
      });
      const traffic = await startTraffic(world, client, { rows: 500 });
      const reads = await readTimes(world, client);
      await traffic.stop();
      await until(() => senders.open('header') === 0, {
        seconds: SLOW.seconds,
        reason: 'connections without a complete header stay open',
      }).catch((error: Error) => world.ledger.violations.push(error.message));
      const grown = megabytes() - before;
      const files = senders.open('file');
      senders.close();
      const p95 = Math.round(quantile(reads, 0.95));
      if (p95 > READ_WITHIN) world.ledger.violations.push(`a read took ${p95} ms beside slow senders`);
      if (grown > SLOW.megabytes) world.ledger.violations.push(`the server grew by ${grown} MB`);
      if (files < SLOW.connections / 2) world.ledger.violations.push('files that arrive slowly were refused');
      await world.settle(client);
      return { connections: SLOW.connections, 'p95 ms of reads': p95, 'MB more': grown };
    },
  },
  {
    id: 'rate-limit',
    what: 'more requests than a caller may send, than bodies may hold and than threads can take, at the same time',
    on: ['embedded', 'postgres'],
    async run(open) {
      const world = await open({ settings: { rateLimit: { enabled: true, authenticatedMax: 1_000_000 } } });
      await world.start('all');
      const client = await world.signIn();
      const key = await makeKey(client, FLOOD.limit);
      const importer = await client.makeImporter({});
      const call = async (path: string, init: RequestInit): Promise<number> => {
        const { status } = await client.call(path, init).catch(() => ({ status: 0 }));
        world.ledger.respond(status);
        return status;
      };
      const accepted = new Set([200]);
      const counts = { limited: 0, allowed: 0, tooLarge: 0, busy: 0, matched: 0 };
      const [, , , others] = await Promise.all([
        requestAll(FLOOD.requests, 50, async () => {
          const status = await call('/api/contacts?limit=1', { headers: { Authorization: `Bearer ${key}` } });
          if (status === 429) counts.limited += 1;
          if (accepted.has(status)) counts.allowed += 1;
        }),
        requestAll(FLOOD.tooLarge, 5, async () => {
          const status = await call('/api/contacts', tooLarge());
          if (status === 413) counts.tooLarge += 1;
        }),
        requestAll(FLOOD.threads, 200, async () => {
          const status = await call('/api/v1/imports/key/mapping-suggestions', matching(importer));
          if (status === 503) counts.busy += 1;
          if (accepted.has(status)) counts.matched += 1;
        }),
        readTimes(world, client, FLOOD.others),
      ]);
      const { violations } = world.ledger;
      if (counts.allowed !== FLOOD.limit) violations.push(`${counts.allowed} of ${FLOOD.limit} requests were allowed`);
      if (counts.limited !== FLOOD.requests - FLOOD.limit) violations.push(`${counts.limited} requests got a 429`);
      if (counts.tooLarge !== FLOOD.tooLarge) violations.push(`${counts.tooLarge} large bodies got a 413`);
      if (counts.busy + counts.matched !== FLOOD.threads || counts.matched === 0) {
        violations.push(`${counts.matched} requests got a thread, and ${counts.busy} a 503`);
      }
      const p95 = Math.round(quantile(others, 0.95));
      await world.settle(client);
      return { ...counts, 'p95 ms of others': p95 };
    },
  },
];

/** Waits for the final state of a file. */
async function ended({ ledger }: World, client: Client, file: SentFile): Promise<void> {
  await until(
    async () => {
      const job = await client.job(file.id ?? '');
      if (job) ledger.report(file, job.status);
      return file.ended !== undefined;
    },
    { seconds: 400, reason: 'an import does not end' },
  );
}

/** Milliseconds of reads, one after the other. */
async function readTimes({ ledger }: World, client: Client, count = READS): Promise<readonly number[]> {
  const times: number[] = [];
  await requestAll(count, 1, async () => {
    const start = performance.now();
    const answer = await client.call('/api/contacts?limit=1').catch(() => undefined);
    if (answer?.status !== 200) ledger.violations.push(`a permitted read got the status ${answer?.status}`);
    times.push(performance.now() - start);
  });
  return times;
}

async function makeKey(client: Client, requests: number): Promise<string> {
  const { body } = await client.post('/api/admin/api-keys', {
    name: 'flood',
    permissions: { models: { contacts: ['read'] }, rateLimit: { requests, windowMs: 3_600_000 } },
  });
  return (body as { data: { key: string } }).data.key;
}

function tooLarge(): RequestInit {
  const firstName = randomBytes(1 << 20).toString('hex');
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'large@example.com', firstName }),
  };
}

function matching({ key }: Importer): RequestInit {
  const columns = ['E-Mail', 'First name', 'Town', 'Telephone', 'Remarks'];
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      importerKey: key,
      uploadColumns: columns.map((name, index) => ({ index, name, sample_data: ['ann@example.com', 'Ann', ''] })),
      templateColumns: ['email', 'firstName', 'city', 'phone', 'notes'].map((name) => ({ key: name, name })),
    }),
  };
}
