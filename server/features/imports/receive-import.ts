import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ImportStart } from '../../../src/protocol/index.js';
import type { Deps } from '../../main/deps.js';
import { validationError } from '../../platform/http/errors.js';
import { receiveForm } from '../../platform/http/receive-form.js';
import type { FormFileHead } from '../../platform/http/receive-form.js';
import type { ImporterRow } from '../importers/tables.js';
import { createImport, discardFiles } from './create-import.js';
import type { NewImport } from './create-import.js';
import { ORDER_FIELDS, readImportForm, readOrder } from './import-form.js';
import type { ImportForm, ImportOrder } from './import-form.js';
import { FIELDS_SIZE, holdFile, SENDER_FIELDS, senderMemory } from './import-sender.js';
import type { ImportSender } from './import-sender.js';
import { receiveFile } from './receive-file.js';
import type { ReceivedImportFile } from './receive-file.js';
import { takeUpload, uploadedFile } from './uploads.js';

export interface ReceiveImportOptions {
  readonly signal: AbortSignal;
  readonly sender: ImportSender;
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
}

/** Bytes of one field. */
const FIELD_SIZE = 64 << 20;
/** Characters of JSON that are parsed on the thread that answers requests. */
const SMALL_ORDER = 256 << 10;

/** A file of the form: in the store, or in memory until its sender is known. */
interface SentFile {
  readonly field: string;
  store(): Promise<ReceivedImportFile | undefined>;
}

/**
 * An import from a form: its file streamed into the store, or an upload in parts named in place of it. Nothing is stored
 * for a sender who is not known yet.
 */
export async function receiveImport(
  deps: Deps,
  request: IncomingMessage,
  { signal, sender, dryRun, idempotencyKey }: ReceiveImportOptions,
): Promise<ImportStart> {
  const kept: ReceivedImportFile[] = [];
  const account = deps.bodies.open();
  const name = SENDER_FIELDS[sender.type];
  const isUser = sender.type === 'user';
  let known = isUser || !sender.importer ? undefined : Promise.resolve(sender.importer);
  const memory = senderMemory(account, { isKnown: isUser || known !== undefined });
  let start: ImportStart | undefined;

  const store = async (body: Readable, head: FormFileHead): Promise<ReceivedImportFile | undefined> => {
    const file = await receiveFile(deps, body, { ...head, signal, onPassed: (bytes) => memory.take(-bytes) });
    if (file) kept.push(file);
    return file;
  };
  const save = async (body: Readable, head: FormFileHead): Promise<SentFile | undefined> => {
    if (!isUser && !known) {
      const bytes = await holdFile(body);
      if (head.name === '' && bytes.length === 0) return undefined;
      return { field: head.field, store: () => store(Readable.from([bytes]), head) };
    }
    await known;
    const file = await store(body, head);
    return file && { field: file.field, store: async () => file };
  };

  try {
    const received = await receiveForm(request, {
      limits: { files: 1, fieldSize: FIELD_SIZE, requestSize: deps.config.maxImportBytes + FIELDS_SIZE },
      signal,
      memory,
      onField: (field, value) => {
        if (isUser || known || field !== name) return;
        known = sender.importerOf(value);
        // Waited for where the file is saved, or after the form.
        known.then(() => memory.admit()).catch(() => undefined);
      },
      save,
    });
    const form = readImportForm(received, [...ORDER_FIELDS, 'upload_id', name]);
    const importer = await (known ?? sender.importerOf(requiredText(form.texts, name)));
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

function requiredText(texts: ReadonlyMap<string, string>, name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw validationError({ field: name, message: 'is required' });
  return text;
}

/** A plan with many edits is read in a thread. */
async function orderOf(
  { threads }: Deps,
  texts: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<ImportOrder> {
  const size = ORDER_FIELDS.reduce((sum, field) => sum + (texts.get(field)?.length ?? 0), 0);
  return size <= SMALL_ORDER ? readOrder(texts) : threads.run('read-order', texts, { signal });
}

type Source = Pick<NewImport, 'fileDigest' | 'openFile' | 'alongside'>;

async function sourceOf(deps: Deps, importer: ImporterRow, { file, texts }: ImportForm<SentFile>): Promise<Source> {
  const uploadId = texts.get('upload_id');
  if (file && uploadId !== undefined) throw validationError({ field: 'upload_id', message: 'is given beside a file' });
  if (uploadId !== undefined) {
    return {
      fileDigest: uploadId,
      openFile: () => uploadedFile(deps, importer, uploadId),
      alongside: (transaction) => takeUpload(transaction, uploadId),
    };
  }
  const stored = await file?.store();
  if (!stored) throw validationError({ field: 'file', message: 'is required' });
  return { fileDigest: stored.digest, openFile: async () => stored };
}
