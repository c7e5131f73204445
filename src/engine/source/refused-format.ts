import { EngineError } from '../engine-error.js';
import type { EngineErrorCode } from '../engine-error.js';
import type { FileFormat } from './detect-format.js';

const REFUSED: Partial<Record<FileFormat, EngineErrorCode>> = {
  empty: 'empty-file',
  encrypted: 'encrypted-file',
  archive: 'unsupported-file',
  gzip: 'unsupported-file',
  binary: 'unsupported-file',
};

/** Throws an EngineError for a format that is not a table. */
export function requireTable(format: FileFormat, fileName: string): void {
  const code = REFUSED[format];
  if (code) throw new EngineError(code, { fileName });
}
