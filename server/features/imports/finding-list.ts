import type { ImportError, ImportFinding } from '../../../src/protocol/index.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { openLineFile } from './line-file.js';
import type { LineFile } from './line-file.js';

/** Findings that are kept with the job itself. */
export const FIRST_FINDINGS = 1000;

/** What an import found wrong: the first findings at hand, all of them in the file store. */
export interface FindingList {
  readonly count: number;
  /** What keeps whole columns from being read. */
  questions: readonly ImportFinding[];
  readonly first: readonly ImportError[];
  /** Rows that have findings; those of one row come one after the other. */
  readonly rows: number;
  /** Of the file with all of them; `null` where there are none. */
  readonly key: string | null;
  add(findings: readonly ImportError[]): Promise<void>;
  /** The file is there from now on. */
  end(): Promise<void>;
  discard(): Promise<void>;
}

export function openFindingList(
  files: FileStore,
  { key, signal }: { readonly key: string; readonly signal: AbortSignal },
): FindingList {
  const first: ImportError[] = [];
  let count = 0;
  let rows = 0;
  let lastRow = 0;
  let file: LineFile | null = null;
  return {
    get count() {
      return count;
    },
    get rows() {
      return rows;
    },
    get key() {
      return file && key;
    },
    questions: [],
    first,
    async add(findings) {
      if (findings.length === 0) return;
      count += findings.length;
      for (const { row } of findings) {
        if (row !== lastRow) rows += 1;
        lastRow = row;
      }
      first.push(...findings.slice(0, FIRST_FINDINGS - first.length));
      file ??= openLineFile(files, { key, signal });
      await file.write(findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
    },
    async end() {
      await file?.end();
    },
    async discard() {
      await file?.discard();
    },
  };
}
