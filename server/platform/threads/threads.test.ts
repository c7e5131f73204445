import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { Column, ImportPlan } from '../../../src/engine/full.js';
import { PREVIEW_TRANSFORM } from '../../features/assistant/preview-transform.js';
import type { TransformPreview } from '../../features/assistant/preview-transform.js';
import { SUGGEST_MAPPING } from '../../features/assistant/suggest-by-rules.js';
import { CHECK_FILE } from '../../features/imports/receive/check-file.js';
import { COPY_READER } from '../../features/imports/records/copy-reader.js';
import { TASK_THREAD } from '../../main/open-deps.js';
import type { ThreadLimits } from './limits.js';
import type { ThreadEngine } from './thread-engine.js';
import { createThreads } from './threads.js';
import type { Threads } from './threads.js';

const log = pino({ level: 'silent' });
const { signal } = new AbortController();

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function open(limits: Partial<ThreadLimits> = {}): Threads {
  const threads = createThreads({ entry: TASK_THREAD, engines: 1, log, limits });
  ends.push(() => threads.close());
  return threads;
}

const SMALL: Parameters<typeof SUGGEST_MAPPING.run>[0] = {
  sources: [{ index: 0, name: 'E-mail', samples: ['ann@example.com'] }],
  columns: [{ id: 'email', label: 'Email', type: 'email' }],
};

/** Slow, memory-hungry rows: every cell is computed. */
function large(rows: number): TransformPreview {
  const column = { type: 'column', column: 'a' } as const;
  const joined = { type: 'concat', parts: Array.from({ length: 50 }, () => column) } as const;
  return {
    program: { steps: [{ column: 'a', to: joined }] },
    sent: {
      columns: [{ id: 'a', label: 'A' }],
      indexes: [0],
      rows: Array.from({ length: rows }, (_, row) => [`text of row ${row}`]),
    },
    confidence: 1,
  };
}

async function reasonOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'done',
    (error: unknown) => error,
  );
}

describe('a task', () => {
  test('returns a result from a thread', async () => {
    const answer = await open().run(SUGGEST_MAPPING, SMALL, { signal });

    expect(answer).toMatchObject([{ source: 0, column: 'email' }]);
  });

  test('rejects with an error of the original class', async () => {
    const threads = open();
    const content = {
      name: 'broken.csv',
      settings: {
        fields: [],
        plan: {},
        mapping: null,
        row_handling: 'include',
        include_unmatched_columns: false,
        destination: { type: 'none' },
      },
      head: new Uint8Array(0),
      paths: undefined,
      rowLimit: undefined,
      folder: tmpdir(),
    } as const;

    expect(await reasonOf(threads.run(CHECK_FILE, content, { signal }))).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ field: 'file', message: 'The file is empty.' }],
    });
  });

  test('is rejected with a retry time when the queue is full, and earlier tasks finish', async () => {
    const threads = open({ queue: 2 });
    const first = Array.from({ length: 3 }, () => threads.run(SUGGEST_MAPPING, SMALL, { signal }));
    const others = await Promise.all(
      Array.from({ length: 20 }, () => reasonOf(threads.run(SUGGEST_MAPPING, SMALL, { signal }))),
    );

    expect(others).toContainEqual(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 }));
    expect(await Promise.all(first)).toHaveLength(3);
  });

  test('that takes too long fails with a message, and the next one gets a thread', async () => {
    const threads = open({ time: ({ name }) => (name === PREVIEW_TRANSFORM.name ? 1 : 50_000) });

    expect(await reasonOf(threads.run(PREVIEW_TRANSFORM, large(200_000), { signal }))).toMatchObject({
      status: 422,
      message: 'This request takes too long to process.',
    });
    expect(await threads.run(SUGGEST_MAPPING, SMALL, { signal })).toHaveLength(1);
  });

  test('that needs too much memory ends without affecting others', async () => {
    const threads = open({ megabytes: 32 });

    expect(await reasonOf(threads.run(PREVIEW_TRANSFORM, large(500_000), { signal }))).toMatchObject({
      status: 422,
      message: 'This request needs too much memory.',
    });
    expect(await threads.run(SUGGEST_MAPPING, SMALL, { signal })).toHaveLength(1);
  });

  test('ends when its caller disconnects', async () => {
    const threads = open();
    const caller = new AbortController();
    const work = reasonOf(threads.run(PREVIEW_TRANSFORM, large(200_000), { signal: caller.signal }));
    caller.abort(new Error('gone'));

    expect(await work).toMatchObject({ message: 'gone' });
  });

  test('does not block timers of the calling thread', async () => {
    const threads = open();
    await threads.run(SUGGEST_MAPPING, SMALL, { signal });
    const names = Array.from({ length: 300 }, (_, index) => index);
    const question = {
      sources: names.map((index) => ({ index, name: `Name ${index}`, samples: [] })),
      columns: names.map((index) => ({ id: `column${index}`, label: `Column name ${index}` })),
    };
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const start = performance.now();
    await threads.run(SUGGEST_MAPPING, question, { signal });
    clearInterval(timer);

    // Work on this thread would block them all the time.
    expect(longest).toBeLessThan((performance.now() - start) / 2);
  });
});

describe('an engine', () => {
  async function fileOf(text: string): Promise<{ paths: string[]; folder: string }> {
    const folder = await mkdtemp(join(tmpdir(), 'rowgate-threads-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'file.csv'), text);
    return { paths: [join(folder, 'file.csv')], folder };
  }
  const opening = { fileName: 'file.csv', overrides: {} };

  test('reads a file and frees its thread when it is closed', async () => {
    const threads = open();
    const source = await fileOf('name,age\nAnn,30\nBob,40\n');
    for (let turn = 0; turn < 2; turn += 1) {
      const engine = await threads.openEngine(source, { signal });
      await engine.call('table-open', opening);
      expect(await engine.call('table-index', {})).toMatchObject({ rowCount: 2 });
      await engine.close();
    }
  });

  const PLAN = {
    firstId: `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
    isNumbered: true,
    others: [],
    slugs: [],
    publication: null,
    tail: [],
    sampleSize: 0,
    fields: [
      {
        source: 'name',
        field: { type: 'text', maxLength: 3 },
        isWanted: true,
        keeps: null,
        isFree: true,
        initial: null,
      },
    ],
  } as const;

  async function validated(engine: ThreadEngine, columns: readonly Column[]): Promise<void> {
    const table = await engine.call('table-open', opening);
    const plan: ImportPlan = {
      layout: table.layout,
      columns,
      mapping: columns.map(({ id }) => id),
      dynamicColumns: [],
      operations: [],
      optionMatches: [],
      formats: [],
      includeUnmatchedColumns: false,
      rowHandling: 'exclude',
    };
    await engine.call('validation-run', { plan, hostChecks: false });
  }

  test('delivers what a reader makes of the rows, in order and one at a time', async () => {
    const threads = open();
    const names = Array.from({ length: 900 }, (_, index) => (index === 500 ? 'long' : String(index)));
    const engine = await threads.openEngine(await fileOf(`name\n${names.join('\n')}\n`), { signal });
    await validated(engine, [{ id: 'name', label: 'name' }]);
    const taken: string[] = [];
    const refused: number[] = [];
    let running = 0;
    const delivery = { reader: COPY_READER, plan: PLAN };
    await engine.deliver(
      delivery,
      { batchSize: 100, rowHandling: 'exclude' },
      {
        onBatch: async ({ text, errors }) => {
          running += 1;
          expect(running).toBe(1);
          await setImmediate();
          running -= 1;
          const lines = Buffer.from(text).toString().trimEnd().split('\n');
          taken.push(...lines.map((line) => line.split('\t')[2]!));
          refused.push(...errors.map(({ row }) => row));
        },
      },
    );
    await engine.close();

    expect(taken).toEqual(names.filter((name) => name !== 'long'));
    expect(refused).toEqual([502]);
  });

  test('hands over no more batches after one could not be taken', async () => {
    const threads = open();
    const engine = await threads.openEngine(await fileOf(`name\n${'a\n'.repeat(900)}`), { signal });
    await validated(engine, [{ id: 'name', label: 'name' }]);
    let batches = 0;
    const delivery = engine.deliver(
      { reader: COPY_READER, plan: PLAN },
      { batchSize: 100, rowHandling: 'exclude' },
      {
        onBatch: async () => {
          batches += 1;
          await setImmediate();
          throw new Error('full');
        },
      },
    );

    expect(await reasonOf(delivery)).toMatchObject({ message: 'full' });
    await engine.close();
    expect(batches).toBe(1);
  });

  test('that reports no progress is terminated, and calls reject with the reason', async () => {
    const threads = open({ silence: 1 });
    const engine = await threads.openEngine(await fileOf(`name\n${'Ann\n'.repeat(500_000)}`), { signal });

    expect(await reasonOf(engine.call('table-open', opening))).toMatchObject({
      status: 422,
      message: 'This file takes too long to read.',
    });
    await engine.close();
  });

  test('that is closed while working ends', async () => {
    const threads = open();
    const source = await fileOf(`name\n${'Ann\n'.repeat(500_000)}`);
    const engine = await threads.openEngine(source, { signal });
    await engine.call('table-open', opening);
    const work = reasonOf(engine.call('table-index', {}));
    await engine.close();

    expect(await work).toBeInstanceOf(Error);
  });
});
