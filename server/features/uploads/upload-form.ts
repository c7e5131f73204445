import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { validationError } from '../../platform/http/errors.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import { tooLarge } from '../../platform/http/bodies/receive-form.js';
import type { FormFileHead, ReceivedForm } from '../../platform/http/bodies/receive-form.js';
import { textProblem } from '../../platform/text-problem.js';
import { FOLDER_RULE, folderLabel } from '../content/kinds/text.js';
import { scanText } from './inspect-file.js';

/** A file of a form, and the name used in errors about it. */
export interface FormFile {
  readonly label: string;
  readonly file: ReceivedFile;
}

export interface UploadForm {
  readonly files: readonly FormFile[];
  readonly alt: string | null;
  readonly folder: string | null;
}

/** How an endpoint accepts its files. */
export type UploadKind = 'single' | 'multiple';

const KINDS: Readonly<Record<UploadKind, { fields: readonly string[]; label: (index: number) => string }>> = {
  single: { fields: ['file'], label: () => 'file' },
  multiple: { fields: ['files[]', 'files'], label: (index) => `files[${index}]` },
};

const ALT = 1000;

/** Validates the form of an upload. Throws VALIDATION_ERROR with all errors. */
export function readUploadForm({ files, fields }: ReceivedForm<ReceivedFile>, kind: UploadKind): UploadForm {
  const expected = KINDS[kind];
  const [name = ''] = expected.fields;
  const details: ErrorDetail[] = [];
  const texts = new Map<string, string>();
  for (const { field } of files.filter((file) => !expected.fields.includes(file.field))) {
    details.push({ field, message: `Files are expected in the field "${name}".` });
  }
  for (const { name: field, value } of fields) {
    if (expected.fields.includes(field)) {
      if (value !== '') details.push({ field, message: 'A file is expected here.' });
    } else if (field !== 'alt' && field !== 'folder') details.push({ field, message: 'There is no such field.' });
    else if (texts.has(field)) details.push({ field, message: 'May be given only once.' });
    else texts.set(field, value);
  }
  const alt = readText(texts.get('alt'));
  const folder = folderLabel(texts.get('folder') ?? '');
  const altProblem = textProblem(alt ?? '') ?? ((alt?.length ?? 0) > ALT ? `At most ${ALT} characters.` : undefined);
  if (altProblem !== undefined) details.push({ field: 'alt', message: altProblem });
  if (folder === undefined) details.push({ field: 'folder', message: FOLDER_RULE });
  if (files.length === 0) details.push({ field: name, message: 'A file is required.' });
  if (kind === 'single' && files.length > 1) details.push({ field: name, message: 'Only one file may be sent here.' });
  if (details.length > 0 || folder === undefined) throw validationError(details);
  return { files: files.map((file, index) => ({ file, label: expected.label(index) })), alt, folder };
}

function readText(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

export interface ReceivedFile extends FormFileHead {
  readonly path: string;
  readonly size: number;
  readonly isText: boolean;
}

export interface SaveFileOptions extends FormFileHead {
  /** The caller removes it. */
  readonly folder: string;
  /** Bytes. */
  readonly limit: number;
}

/** Streams a file into a folder. `undefined` for the empty part that browsers send when no file was chosen. */
export async function saveFile(
  stream: Readable,
  { field, name, folder, limit }: SaveFileOptions,
): Promise<ReceivedFile | undefined> {
  const path = join(folder, randomUUID());
  const scan = scanText();
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      scan.add(chunk);
      done(size > limit ? tooLarge(`A file may have at most ${limit} bytes.`) : null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path, { flags: 'wx' }));
  return name === '' && size === 0 ? undefined : { field, name, path, size, isText: scan.isText() };
}
