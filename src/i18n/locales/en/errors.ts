import type { EngineErrorCode } from '../../../engine/index.js';

/** What went wrong, where, and what to do. */
export const errors = {
  'empty-file': 'This file is empty. Choose a file with a header row and at least one row of data.',
  'unsupported-file': '“{{fileName}}” is no spreadsheet. Choose a CSV, TSV, text or Excel file.',
  'encrypted-file': 'This workbook is protected by a password. Save it without one in Excel and try again.',
  'broken-file': 'This workbook is damaged and cannot be read. Open and save it in Excel, or export it as CSV.',
  'file-too-large': 'This file is larger than the limit of {{limit}}. Split it and import the parts.',
  'workbook-too-large':
    'This workbook is too large to read: its data may take at most {{limit}} unpacked, about {{rows}} rows of 10 columns. Save the sheet as CSV and import that file.',
  'too-many-rows': 'This file has more than {{limit}} rows. Split it and import the parts.',
  'too-many-columns': 'This file has {{count}} columns; at most {{limit}} can be read. Is the delimiter right?',
  'row-too-large':
    'The row at line {{line}} never seems to end. Is a quotation mark left open there, or the delimiter wrong?',
  'sheet-missing': 'The sheet “{{sheet}}” is not in this workbook. Choose another.',
  'no-rows': 'There is no row of data in this file. Choose a file with a header row and at least one row below it.',
  'rows-invalid': 'Some rows still have problems. Mend or delete them first.',
  'invalid-pattern':
    "This import isn't set up correctly (column “{{label}}”: invalid pattern). Please contact support.",
  'invalid-columns': "This import isn't set up correctly ({{reason}}). Please contact support.",
  'not-ready': 'Something is missing before this can be done. Choose the file again.',
  superseded: 'A later action took the place of this one.',
  host: 'The rows were not accepted. Nothing is lost: try again.',
  'rows-refused_one': '{{n}} row was not accepted. It is marked below; mend it and send it again.',
  'rows-refused_other': '{{n}} rows were not accepted. They are marked below; mend them and send them again.',
  'backend-unknown-importer':
    'The server does not know this importer any more. Your rows are still here; tell whoever set up this import.',
  'backend-not-allowed':
    'The server does not allow this import. Your rows are still here; you may have to sign in again.',
  'backend-unreachable': 'The server cannot be reached. Your rows are still here; try again in a moment.',
  'backend-busy': 'The server has too much to do. Your rows are still here; try again in a moment.',
  'backend-rejected': 'The server refused this import. Your rows are still here.',
  'backend-imported':
    'An earlier try, whose answer was lost, had got through: the rows are imported as they were then, without what you changed since. To import them once more, press import again.',
  'backend-failed': 'The import failed on the server, and no row was imported. Your rows are still here; try again.',
  'backend-rows_one': '{{reason}} The row is marked below; mend it and import again.',
  'backend-rows_other': '{{reason}} {{n}} rows are marked below; mend them and import again.',
  unexpected: 'Something went wrong: {{reason}}. Your rows are still here; try again.',
} satisfies Record<Exclude<EngineErrorCode, never>, string> & Record<string, string>;
