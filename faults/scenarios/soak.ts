import { residentBytes } from '../../bench/resident-bytes.js';
import { quantile } from '../../bench/result.js';
import { requestAll } from '../request-all.js';
import type { Scenario } from '../scenario.js';
import { sendFile } from '../traffic.js';

/** Requests of a busy server: ten per second, and an import of 100 rows every half minute. */
const MINUTES = 60;
const PER_MINUTE = 600;
const IMPORTS = { perMinute: 2, rows: 100 };
const AT_ONCE = 8;
/** Caches, compiled code and pools are complete by then. */
const WARM = 20;
const MOST_GROWTH = 1.15;

/** The requests of an hour, as fast as they are answered. */
export const soak: Scenario = {
  id: 'soak',
  what: `the requests of an hour (${(MINUTES * PER_MINUTE).toLocaleString('en')}, and ${MINUTES * IMPORTS.perMinute} imports), as fast as they are answered`,
  on: ['embedded', 'postgres'],
  async run(open) {
    const world = await open();
    const server = await world.start('all');
    const client = await world.signIn();
    const importer = await client.makeImporter({ webhookUrl: world.receiver.url });
    let number = 0;
    const call = async (path: string, init?: RequestInit): Promise<void> => {
      const answer = await client.call(path, init).catch(() => undefined);
      world.ledger.respond(answer?.status ?? 0);
    };
    const create = async (email: string): Promise<void> => {
      const { status } = await client.post('/api/contacts', { email, firstName: 'Single' });
      world.ledger.respond(status);
      if (status === 201) world.ledger.contacts.set(email, true);
    };
    const request = async (): Promise<void> => {
      number += 1;
      if (number % 10 === 0) await create(`single-${number}@example.com`);
      else if (number % 10 < 4) await call(`/api/contacts?filter[email]=single-${number - 10}@example.com&limit=1`);
      else if (number % 10 < 7) await call('/api/contacts?sort=-createdAt&limit=20');
      else if (number % 10 < 9) await call('/api/v1/imports?limit=20');
      else await call('/api/blog-posts?limit=20');
    };
    const start = performance.now();
    const sizes: number[] = [];
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await requestAll(PER_MINUTE, AT_ONCE, request);
      await requestAll(IMPORTS.perMinute, 1, async () => {
        await sendFile(world, client, { importer, rows: IMPORTS.rows, patience: 60 });
      });
      sizes.push(residentBytes([server.pid]) / 1e6);
      world.curve.push([minute, Math.round(sizes.at(-1) ?? 0)]);
    }
    const seconds = (performance.now() - start) / 1000;
    const middle = (from: number, to: number): number => Math.round(quantile(sizes.slice(from, to), 0.5));
    const half = WARM + (MINUTES - WARM) / 2;
    const [early, late] = [middle(WARM, half), middle(half, MINUTES)];
    if (late > early * MOST_GROWTH) world.ledger.violations.push(`memory grew from ${early} to ${late} MB`);
    await world.settle(client);
    return {
      'requests/s': Math.round((MINUTES * PER_MINUTE) / seconds),
      'MB at half time': early,
      'MB at the end': late,
    };
  },
};
