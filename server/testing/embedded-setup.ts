import type { TestProject } from 'vitest/node';
import { embeddedSnapshot } from './embedded-snapshot.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with an empty embedded database. */
    readonly embeddedSnapshot: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('embeddedSnapshot', await embeddedSnapshot());
}
