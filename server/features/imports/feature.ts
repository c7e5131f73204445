import type { Platform } from '../../platform/platform.js';
import type { Feature } from '../feature.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { ImporterAdditions } from '../importers/importer-deps.js';
import { importEndpoints } from './endpoints.js';
import { importsOf, sweepEndedImports, sweepWithdrawals } from './jobs/delete-import.js';
import { importKeyEndpoints } from './key-endpoints.js';
import { importMigrations } from './migrations.js';
import { sweepUploads } from './receive/uploads.js';
import { sweepStages } from './records/model-attempt.js';
import { runImports, sweepImports } from './run/import-work.js';

declare module '../../platform/queue/queue.js' {
  interface Jobs {
    'run-import': { readonly importId: string };
  }
}

/** Milliseconds. */
const WAITING_EVERY = 5000;

export const feature: Feature<ContentDeps> & ImporterAdditions<Pick<Platform, 'queue'>> = {
  name: 'imports',
  migrations: importMigrations,
  endpoints: [...importKeyEndpoints, ...importEndpoints],
  work: { 'run-import': runImports },
  importsOf,
  sweeps: [
    { name: 'ended imports', run: sweepEndedImports },
    { name: 'withdrawn requests', run: sweepWithdrawals },
    { name: 'uploads', run: sweepUploads },
    { name: 'stages', run: ({ database }) => sweepStages(database) },
    { name: 'waiting imports', every: WAITING_EVERY, run: sweepImports },
  ],
};
