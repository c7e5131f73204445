import type { Deps } from '../../main/deps.js';
import type { Connection } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page-of.js';
import { page } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import type { Principal } from '../../platform/http/principal.js';
import { ownedImporter } from '../importers/find-importer.js';
import { importerAnswer } from '../importers/importer-settings.js';
import type { ImporterRow } from '../importers/tables.js';
import type { ImporterRecord, LastImport } from './answers.js';
import { findOwners } from './owners.js';

/** An administrator at work with what belongs to others; the endpoints of administration let nobody else in. */
export function administration(principal: Principal): Principal {
  return { kind: 'system', onBehalfOf: principal };
}

/** Everybody's, newest first. */
export async function listAllImporters(
  { database }: Pick<Deps, 'database'>,
  query: PageQuery,
): Promise<Page<ImporterRecord>> {
  const { items, total } = await pageOf(
    database,
    (connection) => connection.selectFrom('importers').selectAll().orderBy('created_at', 'desc').orderBy('id'),
    { ...query, read: (rows, connection) => importerRecords(connection, rows) },
  );
  return page(items, total, query);
}

/** Throws NOT_FOUND. */
export async function findAnyImporter({ database }: Pick<Deps, 'database'>, id: string): Promise<ImporterRecord> {
  const row = await ownedImporter(database.pool, { kind: 'system' }, { id });
  const [record] = await importerRecords(database.pool, [row]);
  return record ?? { owner: null, lastImport: null, importer: importerAnswer(row) };
}

async function importerRecords(
  connection: Connection,
  rows: readonly ImporterRow[],
): Promise<readonly ImporterRecord[]> {
  const owners = await findOwners(
    connection,
    rows.map(({ owner_id }) => owner_id),
  );
  const imports = await findLastImports(
    connection,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    owner: owners.get(row.owner_id) ?? null,
    lastImport: imports.get(row.id) ?? null,
    importer: importerAnswer(row),
  }));
}

async function findLastImports(
  connection: Connection,
  importers: readonly string[],
): Promise<ReadonlyMap<string, LastImport>> {
  if (importers.length === 0) return new Map();
  const rows = await connection
    .selectFrom('import_jobs')
    .distinctOn('importer_id')
    .select(['importer_id', 'id', 'status', 'created_at'])
    .where('importer_id', 'in', importers)
    .orderBy('importer_id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ importer_id, id, status, created_at }) => [
      importer_id,
      { id, status, createdAt: created_at.toISOString() },
    ]),
  );
}
