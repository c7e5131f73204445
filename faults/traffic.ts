import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Importer } from './client.js';
import type { SentFile } from './ledger.js';
import type { World } from './world.js';

export interface TrafficOptions {
  /** Rows of each file. Default 2,000. */
  readonly rows?: number;
  /** Files at most. Default 8. */
  readonly files?: number;
  /** Seconds after which a file that was not acknowledged is given up. Default 60. */
  readonly patience?: number;
}

/** Uploads, records and questions about jobs, which go on whatever happens to the server. */
export interface Traffic {
  /** Resolves when the last file was acknowledged or given up. */
  stop(): Promise<void>;
}

export async function startTraffic(world: World, client: Client, options: TrafficOptions = {}): Promise<Traffic> {
  const { rows = 2000, files = 8, patience = 60 } = options;
  const importers = await Promise.all([1, 2].map(() => client.makeImporter({ webhookUrl: world.receiver.url })));
  let isOver = false;
  const upload = async (): Promise<void> => {
    for (let number = 0; number < files && !isOver; number += 1) {
      await sendFile(world, client, { importer: importers[number % 2]!, rows, patience });
      await sleep(100);
    }
  };
  const create = async (): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      await createContact(world, client, `single-${number}@example.com`);
      await sleep(30);
    }
  };
  const watch = async (): Promise<void> => {
    while (!isOver) {
      for (const file of world.ledger.files) {
        const job = file.id === undefined ? undefined : await client.job(file.id);
        if (job) world.ledger.report(file, job.status);
      }
      await sleep(100);
    }
  };
  const uploading = upload();
  const rest = [create(), watch()];
  uploading.catch(() => undefined);
  return {
    async stop() {
      await uploading;
      isOver = true;
      await Promise.all(rest);
    },
  };
}

interface FileOptions {
  readonly importer: Importer;
  readonly rows: number;
  readonly patience: number;
}

/** Sends a file until it is acknowledged, always with the same key. */
export async function sendFile(
  { ledger }: World,
  client: Client,
  { importer, rows, patience }: FileOptions,
): Promise<SentFile> {
  const series = `s${ledger.files.length}`;
  const file: SentFile = { series, rows, importer };
  ledger.files.push(file);
  const key = randomUUID();
  const lines = fileOf(series, rows);
  const end = performance.now() + patience * 1000;
  while (performance.now() < end) {
    const answer = await client.sendFile(importer, { lines, key }).catch(() => undefined);
    ledger.respond(answer?.status ?? 0);
    if (answer?.status === 201) {
      file.id = (answer.body as { id: string }).id;
      return file;
    }
    await sleep(200);
  }
  return file;
}

/** Requests a record once. Without a response nothing is known about it. */
async function createContact({ ledger }: World, client: Client, email: string): Promise<void> {
  ledger.contacts.set(email, false);
  const answer = await client.post('/api/contacts', { email, firstName: 'Single' }).catch(() => undefined);
  ledger.respond(answer?.status ?? 0);
  if (answer?.status === 201) ledger.contacts.set(email, true);
}

export function fileOf(series: string, rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `${series}-${row}@example.com,Person ${row}\n`);
  return `email,firstName\n${lines.join('')}`;
}
