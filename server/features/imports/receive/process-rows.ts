import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import type { ImportStart } from '../../../../src/protocol/index.js';
import { validationError } from '../../../platform/http/errors.js';
import { readBytes } from '../../../platform/http/bodies/read-bytes.js';
import { requireJsonType } from '../../../platform/http/bodies/read-json.js';
import type { Platform } from '../../../platform/platform.js';
import type { ImporterRow } from '../../importers/tables.js';
import type { ReceiveDeps } from '../import-deps.js';
import { discardFiles, fileKeyOf } from '../import-job.js';
import { createImport } from './create-import.js';
import { READ_PROCESS_ROWS } from './read-process-rows.js';
import type { ProcessRows } from './read-process-rows.js';
import type { ImportFile } from './receive-file.js';

/** Bytes of a body. */
const ROWS_LIMIT = 32 << 20;

interface ProcessOptions {
  readonly signal: AbortSignal;
  readonly importerOf: (key: string) => Promise<ImporterRow>;
  /** Key in the query string: identifies the caller before the body is read. */
  readonly key: string | undefined;
}

/** Imports rows that a browser has read, after validating them again. Throws ApiErrors. */
export async function processRows(
  deps: ReceiveDeps & Pick<Platform, 'bodies'>,
  request: Request,
  { signal, importerOf, key }: ProcessOptions,
): Promise<ImportStart> {
  const early = key === undefined ? undefined : await importerOf(key);
  const account = deps.bodies.open();
  try {
    requireJsonType(request);
    const body = await readBytes(request, { limit: ROWS_LIMIT, account });
    const rows = await deps.threads.run(READ_PROCESS_ROWS, { body }, { signal });
    const importer = early ?? (await importerOf(rows.importerKey));
    if (importer.key !== rows.importerKey) {
      throw validationError({ field: 'importer_key', message: 'Differs from the key in the query string.' });
    }
    requireFields(importer, rows);
    return await importRows(deps, importer, { rows, signal, idempotencyKey: request.get('idempotency-key') });
  } finally {
    account.close();
  }
}

function requireFields(importer: ImporterRow, { sent }: ProcessRows): void {
  const fields = new Set(importer.fields.map(({ name }) => name));
  const unknown = sent.filter((name) => !fields.has(name));
  if (unknown.length === 0) return;
  throw validationError(
    unknown.map((name) => ({ field: `validData.data.${name}`, message: 'Is not a field of the importer.' })),
  );
}

interface RowsImport {
  readonly rows: ProcessRows;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string | undefined;
}

async function importRows(
  deps: ReceiveDeps,
  importer: ImporterRow,
  { rows, signal, idempotencyKey }: RowsImport,
): Promise<ImportStart> {
  const { text, rowCount, digest: fileDigest, order } = rows;
  const id = randomUUID();
  const key = fileKeyOf(id);
  const { size } = await deps.files.put({ key, body: Readable.from([Buffer.from(text)]), signal });
  const file: ImportFile = { id, keys: [key], name: 'rows.csv', size, mostRows: rowCount };
  let made = '';
  try {
    const openFile = async (): Promise<ImportFile> => file;
    const start = await createImport(deps, { importer, fileDigest, openFile, order, idempotencyKey, signal });
    made = start.id;
    return start;
  } finally {
    if (made !== id) await discardFiles(deps, [key]);
  }
}
