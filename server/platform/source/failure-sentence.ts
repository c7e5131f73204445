import { EngineError } from '../../../src/engine/full.js';
import type { EngineErrorCode } from '../../../src/engine/full.js';

type Params = EngineError['params'];

const MEGABYTE = 1 << 20;

const sentences = {
  'empty-file': () => 'The file is empty.',
  'unsupported-file': () => 'This is neither delimited text nor an Excel workbook.',
  'encrypted-file': () => 'The workbook is password-protected.',
  'broken-file': () => 'The file is damaged and cannot be read.',
  'file-too-large': ({ limit, rows }) =>
    typeof rows === 'number' && typeof limit === 'number'
      ? `This workbook is too large to read: its data may take at most ${Math.floor(limit / MEGABYTE)} MB unpacked, about ${rows.toLocaleString('en')} rows of 10 columns. Save the sheet as CSV and import that file.`
      : `The file is too large${limit === undefined ? '' : ` (limit ${limit} bytes)`}.`,
  'too-many-rows': ({ limit }) => `The file has too many rows${limit === undefined ? '' : ` (limit ${limit})`}.`,
  'too-many-columns': ({ limit }) => `The file has too many columns${limit === undefined ? '' : ` (limit ${limit})`}.`,
  'row-too-large': () => 'A row of the file is too large; a closing quote may be missing.',
  'sheet-missing': ({ sheet, name, sheets }) =>
    `The workbook has no sheet "${sheet ?? name ?? ''}".${sheets === undefined ? '' : ` Sheets: ${sheets}.`}`,
  'no-rows': () => 'The file has no rows.',
  'rows-invalid': ({ count }) => `${count ?? 'Some'} rows are invalid, and this importer accepts none.`,
  'invalid-pattern': ({ pattern, column }) =>
    `The pattern ${pattern ?? ''} ${column === undefined ? '' : `of field "${column}" `}is not valid.`,
  'invalid-columns': ({ column }) =>
    `The fields of the importer are not valid${column === undefined ? '' : `: see "${column}"`}.`,
  'not-ready': () => 'The engine was called out of order.',
  superseded: () => 'The work was replaced by other work.',
} satisfies Record<EngineErrorCode, (params: Params) => string>;

/** The message for a failure. */
export function failureSentence(error: unknown): string {
  if (error instanceof EngineError) {
    const sentence: (params: Params) => string = sentences[error.code];
    return sentence(error.params);
  }
  return error instanceof Error ? error.message : String(error);
}
