import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../client.js';
import { openGate } from '../gate.js';
import type { Scenario } from '../scenario.js';
import { startTraffic } from '../traffic.js';

const CUTS = 6;
const BOTH = ['embedded', 'postgres'] as const;
/** Milliseconds between two faults. */
const PAUSE = [300, 1200] as const;

/** Connections that break, and processes that start at the same time. */
export const connections: readonly Scenario[] = [
  {
    id: 'database-cut',
    what: 'all connections to PostgreSQL break, and new ones fail for a second',
    on: ['postgres'],
    async run(open, nextPause) {
      const world = await open();
      await world.start('web');
      await world.start('worker');
      const client = await world.signIn();
      const traffic = await startTraffic(world, client, { rows: 20_000 });
      for (let turn = 0; turn < CUTS; turn += 1) {
        await sleep(nextPause(...PAUSE));
        world.databaseGate.behave('refuse');
        world.databaseGate.cut();
        await sleep(1000);
        world.databaseGate.behave('open');
      }
      await traffic.stop();
      await world.settle(client);
      return { faults: CUTS };
    },
  },
  {
    id: 'requests-cut',
    what: 'connections of clients break at any moment, also after the request and before the response',
    on: BOTH,
    async run(open, nextPause) {
      const world = await open();
      await world.start('all');
      const gate = await openGate({ host: '127.0.0.1', port: Number(new URL(world.address).port) });
      const client = await signIn(`http://127.0.0.1:${gate.port}`);
      const traffic = await startTraffic(world, client, { rows: 10_000 });
      for (let turn = 0; turn < CUTS * 5; turn += 1) {
        await sleep(nextPause(...PAUSE) / 4);
        gate.cut();
      }
      await traffic.stop();
      await gate.close();
      await world.settle(await world.signIn());
      return { faults: CUTS * 5 };
    },
  },
  {
    id: 'migrations-at-once',
    what: 'four processes create the tables of an empty database at the same time',
    on: ['postgres'],
    async run(open) {
      const world = await open();
      await Promise.all([world.start('web'), ...[1, 2, 3].map(() => world.start('worker'))]);
      const client = await world.signIn();
      const traffic = await startTraffic(world, client, { files: 4 });
      await traffic.stop();
      await world.settle(client);
      return { processes: 4 };
    },
  },
];
