import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { until } from '../client.js';
import type { Scenario } from '../scenario.js';
import { startTraffic } from '../traffic.js';

const run = promisify(execFile);
const DISK = 24 << 20;
const HOUR = 3_600_000;

/** The machine itself fails: its disk is full, its clock jumps. */
export const machine: readonly Scenario[] = [
  {
    id: 'disk-full',
    what: 'the disk with the files is full, and has room again some seconds later',
    on: ['postgres'],
    missing: async () => ((await canMount()) ? undefined : 'only root may make a small disk'),
    async run(open) {
      const disk = await mkdtemp(join(tmpdir(), 'rowgate-disk-'));
      await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
      try {
        const world = await open({ dataDir: join(disk, 'data') });
        await world.start('all');
        const client = await world.signIn();
        const ballast = join(disk, 'ballast');
        const traffic = await startTraffic(world, client, { rows: 20_000, files: 10 });
        for (let turn = 0; turn < 3; turn += 1) {
          await sleep(1500);
          const { bavail, bsize } = await statfs(disk);
          await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 4096))).catch(() => undefined);
          await sleep(3000);
          await rm(ballast, { force: true });
        }
        await traffic.stop();
        await world.settle(client);
        return { faults: 3 };
      } finally {
        await run('umount', ['-l', disk]);
        await rm(disk, { recursive: true, force: true });
      }
    },
  },
  {
    id: 'clock-jumps',
    what: 'the clock of one of two workers jumps an hour ahead and back; then it is killed while its clock is wrong',
    on: ['postgres'],
    async run(open) {
      const world = await open();
      const clock = join(world.folder, 'clock');
      await mkdir(world.folder, { recursive: true });
      await writeFile(clock, '0');
      const shifted = {
        CLOCK_SHIFT: clock,
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../shift-clock.js')).href}`,
      };
      await world.start('web');
      const wrong = await world.start('worker', shifted);
      const client = await world.signIn();
      const traffic = await startTraffic(world, client, { rows: 50_000, files: 8 });
      for (const shift of [HOUR, 0, -HOUR, 0, HOUR]) {
        await sleep(1500);
        await writeFile(clock, String(shift));
      }
      await until(async () => (await runningImports(client.call)) > 0, { seconds: 60, reason: 'no import runs' });
      await wrong.stop('SIGKILL');
      await world.start('worker');
      await traffic.stop();
      await world.settle(client, { seconds: 240 });
      return { jumps: 5 };
    },
  },
];

async function runningImports(call: (path: string) => Promise<{ readonly body: unknown }>): Promise<number> {
  const { body } = await call('/api/v1/imports');
  return JSON.stringify(body).split('"status":"processing"').length - 1;
}

async function canMount(): Promise<boolean> {
  const probe = await mkdtemp(join(tmpdir(), 'rowgate-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=4096', 'tmpfs', probe]);
    await run('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}
