import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Address of a PostgreSQL server on which tests may create and drop databases; empty when none could be started.
     */
    readonly postgresUrl: string;
  }
}

/** One real PostgreSQL for all tests of a run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const { address, stop } = await startPostgres();
    project.provide('postgresUrl', address);
    return stop;
  } catch (error) {
    process.stderr.write(`No PostgreSQL for the tests: ${String(error)}. Set TEST_DATABASE_URL to use your own.\n`);
    project.provide('postgresUrl', '');
    return undefined;
  }
}
