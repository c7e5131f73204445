import { validationError } from '../../platform/http/errors.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import { textProblem } from '../content/values/storable-text.js';
import { FOLDER_RULE, folderLabel } from '../content/values/folder-label.js';
import type { ReceivedForm } from '../../platform/http/receive-form.js';
import type { ReceivedFile } from './save-file.js';

/** A file of a form and how findings about it name it. */
export interface FormFile {
  readonly label: string;
  readonly file: ReceivedFile;
}

export interface UploadForm {
  readonly files: readonly FormFile[];
  readonly alt: string | null;
  readonly folder: string | null;
}

/** How an endpoint takes its files. */
export type UploadKind = 'single' | 'multiple';

const KINDS: Readonly<Record<UploadKind, { fields: readonly string[]; label: (index: number) => string }>> = {
  single: { fields: ['file'], label: () => 'file' },
  multiple: { fields: ['files[]', 'files'], label: (index) => `files[${index}]` },
};

const ALT = 1000;

/** The form of an upload, checked. Throws VALIDATION_ERROR with all that is wrong. */
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
    else if (texts.has(field)) details.push({ field, message: 'It may be given once.' });
    else texts.set(field, value);
  }
  const alt = readText(texts.get('alt'));
  const folder = folderLabel(texts.get('folder') ?? '');
  const altProblem = textProblem(alt ?? '') ?? ((alt?.length ?? 0) > ALT ? `At most ${ALT} characters.` : undefined);
  if (altProblem !== undefined) details.push({ field: 'alt', message: altProblem });
  if (folder === undefined) {
    details.push({ field: 'folder', message: FOLDER_RULE });
  }
  if (files.length === 0) details.push({ field: name, message: 'A file is required.' });
  if (kind === 'single' && files.length > 1) details.push({ field: name, message: 'Only one file may be sent here.' });
  if (details.length > 0 || folder === undefined) throw validationError(details);
  return { files: files.map((file, index) => ({ file, label: expected.label(index) })), alt, folder };
}

function readText(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}
