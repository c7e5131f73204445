import { EngineError } from './engine-error.js';
import type { EngineErrorCode } from './engine-error.js';

type Params = EngineError['params'];

const MEGABYTE = 1 << 20;

const sentences = {
  'empty-file': () => 'The file is empty.',
  'unsupported-file': () => 'The file is not a spreadsheet. Use a CSV, TSV, text or Excel file.',
  'encrypted-file': () => 'The workbook is password-protected. Remove the password in Excel and try again.',
  'url-refused': ({ host, status }) => `${host} did not send the file (${status}).`,
  'url-unreachable': ({ host }) => `The file could not be loaded from ${host}.`,
  'cannot-unpack': ({ fileName }) =>
    `${fileName} cannot be unpacked: it is damaged, has a password, or is compressed in an unknown way. Unpack it and use the file inside.`,
  'several-files': ({ fileName, names }) =>
    `${fileName} contains several files: ${names}. Unpack it and use one of them.`,
  'broken-file': () =>
    'The workbook is damaged and cannot be read. Open it in Excel and save it again, or export it as CSV.',
  'file-too-large': ({ limit, rows }) =>
    typeof rows === 'number' && typeof limit === 'number'
      ? `The workbook is too large: unpacked, its data can take up ${Math.floor(limit / MEGABYTE)} MB at most (about ${rows.toLocaleString('en')} rows of 10 columns). Save the sheet as CSV and import that file instead.`
      : `The file is too large${limit === undefined ? '' : ` (limit ${limit} bytes)`}.`,
  'too-many-rows': ({ limit }) => `The file has too many rows${limit === undefined ? '' : ` (limit ${limit})`}.`,
  'too-many-columns': ({ limit }) => `The file has too many columns${limit === undefined ? '' : ` (limit ${limit})`}.`,
  'row-too-large': ({ line }) =>
    `${line === undefined ? 'A row' : `The row starting on line ${line}`} does not end. Check for an unclosed quote or a different delimiter.`,
  'sheet-missing': ({ sheet, name, sheets }) =>
    sheets === ''
      ? 'The file is delimited text and has no sheets.'
      : `The workbook has no sheet "${sheet ?? name ?? ''}".${sheets === undefined ? '' : ` Sheets: ${sheets}.`}`,
  'no-rows': () => 'The file has no data rows.',
  'rows-invalid': ({ count }) => `${count ?? 'Some'} rows are invalid; this importer does not accept invalid rows.`,
  'invalid-pattern': ({ pattern, column }) =>
    `The pattern ${pattern ?? ''} ${column === undefined ? '' : `of field "${column}" `}is not valid.`,
  'required-unmapped': ({ columns }) => `No column of the file is mapped to these required fields: ${columns}.`,
  'invalid-columns': ({ column }) =>
    `The fields of the importer are not valid${column === undefined ? '' : `: see "${column}"`}.`,
  'no-row-ids': () => 'The file has no row ids. Use a file that the importer wrote.',
  'other-file': () => 'The rows belong to another file.',
  'not-ready': () => 'The engine was called out of order.',
  'piece-missing': () => 'A part of the engine could not be loaded.',
  superseded: () => 'Replaced by a newer action.',
} satisfies Record<EngineErrorCode, (params: Params) => string>;

/** The English message for a failure, for servers and command lines; the component has its own in every language. */
export function failureSentence(error: unknown): string {
  if (error instanceof EngineError) {
    const sentence: (params: Params) => string = sentences[error.code];
    return sentence(error.params);
  }
  return error instanceof Error ? error.message : String(error);
}
