import type { IncomingMessage } from 'node:http';
import type { ImportStart } from '../../src/protocol/index.js';
import type { Deps } from '../deps.js';
import { validationError } from '../errors.js';
import { receiveForm } from '../http/receive-form.js';
import type { ImporterRow } from '../importers/tables.js';
import { createImport, discardFiles } from './create-import.js';
import type { NewImport } from './create-import.js';
import { ORDER_FIELDS, readImportForm, readOrder } from './import-form.js';
import type { ImportForm } from './import-form.js';
import { receiveFile } from './receive-file.js';
import type { ReceivedImportFile } from './receive-file.js';
import { takeUpload, uploadedFile } from './uploads.js';

export interface ReceiveImportOptions {
  readonly signal: AbortSignal;
  /** Names of the form's fields beside those of the order. */
  readonly known: readonly string[];
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
  /** Who is asked for; throws where there is none, or not for the caller. */
  readonly importerOf: (texts: ReadonlyMap<string, string>) => Promise<ImporterRow>;
}

/** Bytes of one field: a plan holds every edit of a file. */
const FIELD_SIZE = 64 << 20;
const FIELDS_SIZE = 96 << 20;

/** An import from a form: its file streamed into the store, or an upload in parts named in place of it. */
export async function receiveImport(
  deps: Deps,
  request: IncomingMessage,
  options: ReceiveImportOptions,
): Promise<ImportStart> {
  const { signal, known, dryRun, idempotencyKey } = options;
  const kept: ReceivedImportFile[] = [];
  let start: ImportStart | undefined;
  try {
    const received = await receiveForm(request, {
      limits: {
        files: 1,
        fieldSize: FIELD_SIZE,
        fieldsSize: FIELDS_SIZE,
        requestSize: deps.config.maxImportBytes + FIELDS_SIZE,
      },
      signal,
      save: async (body, head) => {
        const file = await receiveFile(deps, body, { ...head, signal });
        if (file) kept.push(file);
        return file;
      },
    });
    const form = readImportForm(received, [...ORDER_FIELDS, 'upload_id', ...known]);
    const order = readOrder(form.texts);
    const importer = await options.importerOf(form.texts);
    const source = sourceOf(deps, importer, form);
    start = await createImport(deps, {
      ...source,
      importer,
      order: { ...order, dryRun: order.dryRun || dryRun },
      idempotencyKey,
      signal,
    });
    return start;
  } finally {
    for (const { id, keys } of kept) if (id !== start?.id) await discardFiles(deps, keys);
  }
}

type Source = Pick<NewImport, 'fileDigest' | 'openFile' | 'alongside'>;

function sourceOf(deps: Deps, importer: ImporterRow, { file, texts }: ImportForm): Source {
  const uploadId = texts.get('upload_id');
  if (file && uploadId === undefined) return { fileDigest: file.digest, openFile: async () => file };
  if (file || uploadId === undefined) {
    const message = file ? 'is given beside a file' : 'is required';
    throw validationError({ field: file ? 'upload_id' : 'file', message });
  }
  return {
    fileDigest: uploadId,
    openFile: () => uploadedFile(deps, importer, uploadId),
    alongside: (transaction) => takeUpload(transaction, uploadId),
  };
}
