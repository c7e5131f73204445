import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { findAccount } from '../server/features/auth/accounts/accounts.js';
import { ensureAdmin } from '../server/features/auth/accounts/administrators.js';
import type { Deps } from '../server/main/deps.js';
import { fileKeyOf } from '../server/features/imports/import-job.js';
import { runImportJob } from '../server/features/imports/run/run-import-job.js';
import { loadConfig } from '../server/config/load-config.js';
import { openDeps } from '../server/main/open-deps.js';
import { IMPORT_FIELDS, IMPORT_MAPPING } from './import-model.js';

/**
 * A separate worker process, so that its memory can be measured and several can run. It sends `ready`. When its input
 * ends, it imports a file repeatedly and reports the time and memory of each import.
 */
const MEGABYTE = 1024;

type Destination =
  { readonly type: 'none' } | { readonly type: 'model'; readonly model: string; readonly mode: 'insert' };

const DESTINATIONS: Readonly<Record<string, Destination>> = {
  none: { type: 'none' },
  model: { type: 'model', model: 'customers', mode: 'insert' },
};

async function main([file = '', target = 'model', count = '1']: readonly string[]): Promise<void> {
  const config = await loadConfig(process.env);
  const destination = DESTINATIONS[target];
  if (!destination) throw new Error(`Rows cannot go to "${target}".`);
  const { deps, close } = await openDeps(config);
  try {
    await ensureAdmin(deps);
    const ids = [];
    for (let job = 0; job < Number(count); job += 1) ids.push(await insertJob(deps, file, destination));
    process.stdout.write('ready\n');
    process.stdin.resume();
    await once(process.stdin, 'end');
    const idle = process.resourceUsage().maxRSS;
    const start = performance.now();
    for (const id of ids) await runImportJob(deps, id, { signal: new AbortController().signal });
    const milliseconds = performance.now() - start;
    const jobs = await deps.database.pool.selectFrom('import_jobs').selectAll().where('id', 'in', ids).execute();
    const failed = jobs.find(({ status }) => status !== 'completed');
    if (failed) throw new Error(`An import is ${failed.status}: ${failed.error}`);
    const imported = jobs.reduce((sum, { num_imported_rows: rows }) => sum + rows, 0);
    const peak = process.resourceUsage().maxRSS;
    process.stdout.write(JSON.stringify({ milliseconds, imported, peak: peak / MEGABYTE, idle: idle / MEGABYTE }));
  } finally {
    await close();
  }
}

async function insertJob(deps: Deps, file: string, destination: Destination): Promise<string> {
  const { pool } = deps.database;
  const id = randomUUID();
  await deps.files.put({ key: fileKeyOf(id), body: createReadStream(file) });
  const owner = await findAccount(pool, { email: process.env['ADMIN_EMAIL'] ?? '' });
  if (!owner) throw new Error('There is no administrator.');
  const now = deps.now();
  const importer = {
    id: randomUUID(),
    owner_id: owner.id,
    key: randomUUID(),
    name: 'Bench',
    description: null,
    fields: JSON.stringify(IMPORT_FIELDS),
    webhook_url: null,
    webhook_enabled: false,
    include_data_in_webhook: false,
    webhook_data_sample_size: null,
    include_unmatched_columns: false,
    filter_invalid_rows: true,
    disable_on_invalid_rows: false,
    dark_mode: false,
    allowed_origins: '[]',
    date_order: 'ask' as const,
    decimal: 'ask' as const,
    destination: JSON.stringify(destination),
    ai_enabled: false,
    retention_days: null,
    webhook_secret: 'whsec_',
    previous_webhook_secret: null,
    previous_secret_until: null,
    created_at: now,
    updated_at: now,
  };
  await pool.insertInto('importers').values(importer).execute();
  const settings = {
    fields: IMPORT_FIELDS,
    plan: {},
    mapping: IMPORT_MAPPING,
    row_handling: 'exclude',
    include_unmatched_columns: false,
    destination,
  };
  const job = {
    id,
    importer_id: importer.id,
    owner_id: owner.id,
    status: 'pending' as const,
    settings: JSON.stringify(settings),
    file_keys: JSON.stringify([fileKeyOf(id)]),
    file_name: 'rows.csv',
    file_size: (await stat(file)).size,
    user: 'null',
    metadata: 'null',
    dry_run: false,
    idempotency_key: null,
    request_digest: null,
    lease_token: 0,
    lease_until: null,
    attempts: 0,
    deaths: 0,
    death_place: null,
    phase: 'waiting' as const,
    percent: 0,
    num_rows: 0,
    num_valid_rows: 0,
    num_imported_rows: 0,
    num_errors: 0,
    errors: '[]',
    findings: '[]',
    new_options: '{}',
    errors_key: null,
    rows_key: null,
    error: null,
    counts: 'null',
    counted_rows: 'null',
    rolled_back_at: null,
    created_at: now,
    started_at: null,
    completed_at: null,
  };
  await pool.insertInto('import_jobs').values(job).execute();
  return id;
}

await main(process.argv.slice(2));
