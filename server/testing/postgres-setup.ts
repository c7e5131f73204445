import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server whose databases tests may make and drop; empty where none could be started. */
    readonly postgresUrl: string;
  }
}

/** A real PostgreSQL for all tests of a run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const { address, stop } = await startPostgres();
    project.provide('postgresUrl', address);
    return stop;
  } catch (error) {
    process.stderr.write(
      `No PostgreSQL for the tests: ${String(error)}. Set TEST_DATABASE_URL to use one of your own.\n`,
    );
    project.provide('postgresUrl', '');
    return undefined;
  }
}
