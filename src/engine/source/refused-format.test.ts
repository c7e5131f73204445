import { expect, it } from 'vitest';
import type { FileFormat } from './detect-format.js';
import { requireTable } from './refused-format.js';

it.each<[FileFormat, string]>([
  ['empty', 'empty-file'],
  ['encrypted', 'encrypted-file'],
  ['archive', 'unsupported-file'],
  ['gzip', 'unsupported-file'],
  ['binary', 'unsupported-file'],
])('refuses the format %s as %s, with the name of the file', (format, code) => {
  expect(() => requireTable(format, 'a.csv')).toThrow(expect.objectContaining({ code, params: { fileName: 'a.csv' } }));
});

it.each<FileFormat>(['delimited', 'excel'])('takes the format %s', (format) => {
  expect(() => requireTable(format, 'a.csv')).not.toThrow();
});
