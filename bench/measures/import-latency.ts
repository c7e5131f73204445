import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchFile } from '../bench-file.js';
import { quantile, resultOf, round } from '../result.js';
import { startServer } from '../server.js';
import type { Measure } from './measure.js';

const ROWS = 200_000;
const PATHS = { contacts: '/api/contacts', healthz: '/healthz' } as const;
type PathName = keyof typeof PATHS;
/** Milliseconds between a response and the next request of its kind, and duration of the phase without an import. */
const EVERY = 25;
const IDLE = 10_000;
const ADMIN = { ADMIN_EMAIL: 'bench@example.com', ADMIN_PASSWORD: 'a password of the bench' };
const FIELDS = [
  { name: 'firstName', type: 'text' },
  { name: 'email', type: 'email', validators: [{ type: 'required' }] },
  { name: 'phone', type: 'text' },
  { name: 'notes', type: 'text' },
];
const MAPPING = { name: 'firstName', email: 'email', phone: 'phone', note: 'notes' };

type Latencies = Record<PathName, number[]>;

/**
 * The 99th percentile of response times while the same process imports rows into contacts, on the embedded database,
 * compared with the same without an import. Each run has its own server.
 */
export const importLatency: Measure = {
  ids: ['import-latency'],
  async run({ rows, runs }) {
    const file = await benchFile(Math.min(rows, ROWS));
    const during: Latencies[] = [];
    const idle: Latencies[] = [];
    const seconds: number[] = [];
    for (let run = 0; run < Math.min(runs, 3); run += 1) {
      const one = await measureOnce(file);
      during.push(one.during);
      idle.push(one.idle);
      seconds.push(one.seconds);
    }
    const highest = (latencies: Latencies, share: number): number =>
      Math.max(quantile(latencies.contacts, share), quantile(latencies.healthz, share));
    const each = (name: PathName, share: number): number =>
      round(Math.max(...during.map((one) => quantile(one[name], share))));
    return [
      resultOf({
        id: 'import-latency',
        unit: 'ms',
        samples: during.map((latencies) => highest(latencies, 0.99)),
        baseline: { id: 'idle-latency', samples: idle.map((latencies) => highest(latencies, 0.99)) },
        details: {
          contactsP99: each('contacts', 0.99),
          contactsMax: each('contacts', 1),
          healthzP99: each('healthz', 0.99),
          healthzMax: each('healthz', 1),
          requests: during.reduce((sum, { contacts, healthz }) => sum + contacts.length + healthz.length, 0),
          importSeconds: round(Math.max(...seconds)),
        },
      }),
    ];
  },
};

async function measureOnce(file: string): Promise<{ during: Latencies; idle: Latencies; seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-latency-'));
  const config = join(folder, 'rowgate.config.json');
  await writeFile(config, JSON.stringify({ rateLimit: { enabled: false } }));
  const server = await startServer({ ...ADMIN, ROWGATE_CONFIG: config });
  try {
    const api = await openApi(server.address);
    const ask = (until: () => Promise<boolean>): Promise<Latencies> =>
      askMeanwhile({ address: server.address, headers: api.headers, until });
    // Warms up the server.
    await ask(() => sleep(2000, true));
    const idle = await ask(() => sleep(IDLE, true));
    const start = performance.now();
    const id = await api.begin(file);
    const during = await ask(async () => {
      for (;;) {
        const { status, error, num_imported_rows: count } = await api.job(id);
        if (status === 'failed') throw new Error(`The import failed: ${error}`);
        if (status === 'completed' && count > 0) return true;
        await sleep(250);
      }
    });
    return { during, idle, seconds: (performance.now() - start) / 1000 };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Questions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Stops once it has resolved. */
  readonly until: () => Promise<boolean>;
}

/**
 * Sends each request repeatedly, shortly after its response. A long wait is also counted for the requests that would
 * have been sent meanwhile; as a single entry, a stall would hardly count.
 */
async function askMeanwhile({ address, headers, until }: Questions): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true });
  const latencies: Latencies = { contacts: [], healthz: [] };
  let isOver = false;
  const ask = async (name: PathName): Promise<void> => {
    while (!isOver) {
      const waited = await timeOf(address + PATHS[name], { headers, agent });
      for (let left = waited; left > 0; left -= EVERY) latencies[name].push(left);
      await sleep(EVERY);
    }
  };
  const asked = Promise.all([ask('contacts'), ask('healthz')]);
  try {
    await Promise.race([until(), asked]);
  } finally {
    isOver = true;
  }
  await asked;
  agent.destroy();
  return latencies;
}

function timeOf(
  url: string,
  options: { readonly headers: Readonly<Record<string, string>>; readonly agent: Agent },
): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}.`));
      response.resume().on('end', () => resolve(performance.now() - start));
    })
      .on('error', reject)
      .end();
  });
}

interface Api {
  readonly headers: Readonly<Record<string, string>>;
  begin(file: string): Promise<string>;
  job(id: string): Promise<{ status: string; error: string | null; num_imported_rows: number }>;
}

async function openApi(address: string): Promise<Api> {
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await fetch(address + path, init);
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const json = { 'Content-Type': 'application/json' };
  const credentials = JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const signIn = (): Promise<{ token: string }> =>
    call('/api/auth/signin', { method: 'POST', headers: json, body: credentials });
  // The administrator is created once the server listens.
  const { token } = await signIn().catch(() => sleep(5000).then(signIn));
  const headers = { Authorization: `Bearer ${token}` };
  return {
    headers,
    async begin(file) {
      const destination = { type: 'model', model: 'contacts', mode: 'insert' };
      const body = JSON.stringify({ name: 'Contacts', fields: FIELDS, destination });
      const importer = await call<{ id: string }>('/api/v1/importers', {
        method: 'POST',
        headers: { ...headers, ...json },
        body,
      });
      const form = new FormData();
      form.set('importer_id', importer.id);
      form.set('mapping', JSON.stringify(MAPPING));
      form.set('file', await openAsBlob(file), 'contacts.csv');
      return (await call<{ id: string }>('/api/v1/imports', { method: 'POST', headers, body: form })).id;
    },
    job: (id) => call(`/api/v1/imports/${id}`, { headers }),
  };
}
