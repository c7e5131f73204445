import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ImportStart } from '../../../../src/protocol/index.js';
import { validationError } from '../../../platform/http/errors.js';
import { receiveForm } from '../../../platform/http/bodies/receive-form.js';
import type { FormFileHead } from '../../../platform/http/bodies/receive-form.js';
import type { Platform } from '../../../platform/platform.js';
import type { ImporterRow } from '../../importers/tables.js';
import type { ReceiveDeps } from '../import-deps.js';
import { discardFiles } from '../import-job.js';
import { createImport } from './create-import.js';
import type { NewImport } from './create-import.js';
import { FIELDS_SIZE, identifySender } from './identify-sender.js';
import type { ImportSender } from './identify-sender.js';
import { ORDER_FIELDS, READ_ORDER, readImportForm, readOrder } from './import-form.js';
import type { ImportForm, ImportOrder } from './import-form.js';
import { receiveFile } from './receive-file.js';
import type { ReceivedImportFile } from './receive-file.js';
import { takeUpload, uploadedFile } from './uploads.js';

interface ReceiveImportOptions {
  readonly signal: AbortSignal;
  readonly sender: ImportSender;
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
}

/** Bytes of one field. */
const FIELD_SIZE = 64 << 20;
/** Characters of JSON up to which parsing runs on the main thread. */
const SMALL_ORDER = 256 << 10;

/** A file of the form: in the store, or in memory until its sender is identified. */
interface SentFile {
  readonly field: string;
  store(): Promise<ReceivedImportFile | undefined>;
}

/**
 * Imports a form: its file is streamed into the store, or it names an upload in parts. Nothing is stored before the
 * sender is identified.
 */
export async function receiveImport(
  deps: ReceiveDeps & Pick<Platform, 'bodies'>,
  request: IncomingMessage,
  { signal, sender, dryRun, idempotencyKey }: ReceiveImportOptions,
): Promise<ImportStart> {
  const kept: ReceivedImportFile[] = [];
  const account = deps.bodies.open();
  const identity = identifySender(sender, account);
  let start: ImportStart | undefined;

  const store = async (body: Readable, head: FormFileHead): Promise<ReceivedImportFile | undefined> => {
    const file = await receiveFile(deps, body, { ...head, signal, onPassed: (bytes) => identity.memory.take(-bytes) });
    if (file) kept.push(file);
    return file;
  };
  const save = async (body: Readable, head: FormFileHead): Promise<SentFile | undefined> => {
    if (await identity.isKnown()) {
      const file = await store(body, head);
      return file && { field: file.field, store: async () => file };
    }
    const bytes = await holdFile(body);
    if (head.name === '' && bytes.length === 0) return undefined;
    return { field: head.field, store: () => store(Readable.from([bytes]), head) };
  };

  try {
    const received = await receiveForm(request, {
      limits: { files: 1, fieldSize: FIELD_SIZE, requestSize: deps.config.maxImportBytes + FIELDS_SIZE },
      signal,
      memory: identity.memory,
      onField: identity.onField,
      save,
    });
    const form = readImportForm(received, [...ORDER_FIELDS, 'upload_id', identity.field]);
    const importer = await identity.importer(form.texts);
    const order = await orderOf(deps, form.texts, signal);
    const source = await sourceOf(deps, importer, form);
    start = await createImport(deps, {
      ...source,
      importer,
      order: { ...order, dryRun: order.dryRun || dryRun },
      idempotencyKey,
      signal,
    });
    return start;
  } finally {
    account.close();
    for (const { id, keys } of kept) if (id !== start?.id) await discardFiles(deps, keys);
  }
}

/** A plan with many edits is parsed in a thread. */
async function orderOf(
  { threads }: Pick<Platform, 'threads'>,
  texts: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<ImportOrder> {
  const size = ORDER_FIELDS.reduce((sum, field) => sum + (texts.get(field)?.length ?? 0), 0);
  return size <= SMALL_ORDER ? readOrder(texts) : threads.run(READ_ORDER, texts, { signal });
}

type Source = Pick<NewImport, 'fileDigest' | 'openFile' | 'alongside'>;

async function sourceOf(
  deps: Pick<Platform, 'database'>,
  importer: ImporterRow,
  { file, texts }: ImportForm<SentFile>,
): Promise<Source> {
  const uploadId = texts.get('upload_id');
  if (file && uploadId !== undefined)
    throw validationError({ field: 'upload_id', message: 'Cannot be combined with a file.' });
  if (uploadId !== undefined) {
    return {
      fileDigest: uploadId,
      openFile: () => uploadedFile(deps, importer, uploadId),
      alongside: (transaction) => takeUpload(transaction, uploadId),
    };
  }
  const stored = await file?.store();
  if (!stored) throw validationError({ field: 'file', message: 'Is required.' });
  return { fileDigest: stored.digest, openFile: async () => stored };
}

/** Reads a small file to its end; its memory is counted as it arrives. */
async function holdFile(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
