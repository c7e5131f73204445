import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.js';
import { startTraffic } from '../traffic.js';

const KILLS = 5;
/** Milliseconds between two faults, so that they come at any point of an import. */
const PAUSE = [400, 1900] as const;

const NO_FIGURES = { faults: KILLS };

/** `kill -9` of each process. */
export const kills: readonly Scenario[] = [
  {
    id: 'server-killed',
    what: 'kill -9 of the only process, with its embedded database',
    on: ['embedded'],
    async run(open, nextPause) {
      const world = await open();
      let server = await world.start('all');
      const client = await world.signIn();
      const traffic = await startTraffic(world, client, { rows: 5000 });
      for (let turn = 0; turn < KILLS; turn += 1) {
        await sleep(nextPause(...PAUSE));
        await server.stop('SIGKILL');
        server = await world.start('all');
      }
      await traffic.stop();
      await world.settle(client);
      return NO_FIGURES;
    },
  },
  {
    id: 'web-killed',
    what: 'kill -9 of the process that receives files',
    on: ['postgres'],
    async run(open, nextPause) {
      const world = await open();
      let web = await world.start('web');
      await world.start('worker');
      const client = await world.signIn();
      const traffic = await startTraffic(world, client, { rows: 20_000 });
      for (let turn = 0; turn < KILLS; turn += 1) {
        await sleep(nextPause(...PAUSE));
        await web.stop('SIGKILL');
        web = await world.start('web');
      }
      await traffic.stop();
      await world.settle(client);
      return NO_FIGURES;
    },
  },
  {
    id: 'worker-killed',
    what: 'kill -9 of the worker, and a new one in its place',
    on: ['postgres'],
    async run(open, nextPause) {
      const world = await open();
      await world.start('web');
      let worker = await world.start('worker');
      const client = await world.signIn();
      const traffic = await startTraffic(world, client, { rows: 20_000 });
      for (let turn = 0; turn < KILLS; turn += 1) {
        await sleep(nextPause(...PAUSE));
        await worker.stop('SIGKILL');
        worker = await world.start('worker');
      }
      await traffic.stop();
      // Webhooks that it was sending are sent again after a while.
      await world.settle(client, { seconds: 240 });
      return NO_FIGURES;
    },
  },
  {
    id: 'database-killed',
    what: 'kill -9 of PostgreSQL, which recovers from its log',
    on: ['postgres'],
    async run(open, nextPause) {
      const world = await open();
      await world.start('web');
      await world.start('worker');
      const client = await world.signIn();
      const traffic = await startTraffic(world, client, { rows: 20_000 });
      for (let turn = 0; turn < KILLS; turn += 1) {
        await sleep(nextPause(...PAUSE));
        await world.postgres.kill();
        await world.postgres.resume();
      }
      await traffic.stop();
      await world.settle(client);
      return NO_FIGURES;
    },
  },
];
