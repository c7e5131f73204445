import type { ResultRow } from '../engine/index.js';
import type { RowRefusal } from './backend-adapter.js';
import {
  BackendError,
  createContentAdapter,
  createHttpAdapter,
  createLocalAdapter,
  createMemoryAdapter,
  createRestAdapter,
} from './index.js';
import { adapterContract } from './testing/adapter-contract.js';
import { KEY, startImporterServer } from './testing/importer-server.js';
import { startTestServer } from './testing/test-server.js';

const retryWaits = [1, 1];

adapterContract('local', async (test) => {
  const rows: ResultRow[] = [];
  let isBroken = false;
  let refused = '';
  let gate: Promise<void> | null = null;
  const adapter = createLocalAdapter({
    onBatch: async (batch) => {
      await gate;
      if (isBroken) {
        isBroken = false;
        throw new Error('Down.');
      }
      rows.push(...batch.filter(({ name }) => name !== refused));
      return refusalsOf(batch, refused);
    },
  });
  await test({
    adapter,
    rows: () => rows,
    breakDown: () => (isBroken = true),
    refuse: (name) => (refused = name),
    hold: (until) => (gate = until),
  });
});

adapterContract('memory', async (test) => {
  let refused = '';
  let isBroken = false;
  const adapter = createMemoryAdapter({
    refuse: ({ name }) => (name === refused ? { column: 'name', message: 'Taken.' } : null),
    get submitFailures() {
      return [];
    },
  });
  await test({
    adapter: {
      submit: async (submission, options) => {
        if (!isBroken) return adapter.submit(submission, options);
        isBroken = false;
        throw new BackendError('unreachable');
      },
    },
    rows: () => adapter.rows,
    breakDown: () => (isBroken = true),
    refuse: (name) => (refused = name),
    hold: () => undefined,
  });
});

adapterContract('http', async (test) => {
  const server = await startImporterServer();
  try {
    await test({
      adapter: createHttpAdapter({ backendUrl: server.url, importerKey: KEY, retryWaits }),
      rows: () => server.rows,
      breakDown: () => server.faults.push(...Array.from({ length: 3 }, () => ({ on: /upload/, how: 'drop' as const }))),
      refuse: (refused) =>
        (server.refuse = ({ name }) => (name === refused ? { field: 'name', message: 'Taken.' } : null)),
      hold: (until) => (server.gate = until),
    });
  } finally {
    await server.close();
  }
});

adapterContract('rest', async (test) => {
  const rows: ResultRow[] = [];
  let refused = '';
  let gate: Promise<void> | null = null;
  const server = await startTestServer(async (request) => {
    await gate;
    const batch = (await request.json()) as ResultRow[];
    rows.push(...batch.filter(({ name }) => name !== refused));
    return Response.json({ refused: refusalsOf(batch, refused) });
  });
  try {
    await test({
      adapter: createRestAdapter({ url: `${server.url}/people`, retryWaits }),
      rows: () => rows,
      breakDown: () => server.faults.push(...Array.from({ length: 3 }, () => ({ on: /people/, how: 'drop' as const }))),
      refuse: (name) => (refused = name),
      hold: (until) => (gate = until),
    });
  } finally {
    await server.close();
  }
});

adapterContract('content', async (test) => {
  const rows: ResultRow[] = [];
  let refused = '';
  let gate: Promise<void> | null = null;
  const server = await startTestServer(async (request) => {
    await gate;
    const record = (await request.json()) as ResultRow;
    if (record['name'] !== refused) {
      rows.push(record);
      return Response.json({ data: record }, { status: 201 });
    }
    const details = [{ field: 'name', message: 'Taken.' }];
    return Response.json({ error: { code: 'VALIDATION_ERROR', message: 'No.', details } }, { status: 422 });
  });
  try {
    await test({
      // Concurrency 1, so that the rows arrive in the order of the file.
      adapter: createContentAdapter({ url: server.url, model: 'people', token: 'secret', concurrency: 1, retryWaits }),
      rows: () => rows,
      breakDown: () => {
        server.faults.push({ on: /people/, how: { status: 500, body: '' } });
      },
      refuse: (name) => (refused = name),
      hold: (until) => (gate = until),
    });
  } finally {
    await server.close();
  }
});

function refusalsOf(rows: readonly ResultRow[], refused: string): RowRefusal[] {
  return rows.flatMap(({ name }, row) => (name === refused ? [{ row, column: 'name', message: 'Taken.' }] : []));
}
