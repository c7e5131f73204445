import type { Issue, RowCounts } from '../../../../src/engine/full.js';
import { REJECTED } from '../../../../src/protocol/index.js';
import type { ImportError, ImportFinding } from '../../../../src/protocol/index.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { issueSentence } from '../../../platform/source/issue-sentence.js';
import type { ThreadEngine } from '../../../platform/threads/thread-engine.js';
import type { JobChange } from '../import-job.js';
import { openLineFile } from '../line-file.js';
import type { LineFile } from '../line-file.js';
import { cellSet, rowBits } from './cell-set.js';
import type { CellSet } from './cell-set.js';
import { openErrorRuns } from './error-runs.js';
import type { Pass } from './error-runs.js';

/** Number of errors stored with the job itself. */
const FIRST_ERRORS = 1000;

/** The errors of an import in the order of their rows: the first ones in memory, all of them in the file store. */
export interface ErrorList {
  readonly count: number;
  /** What concerns whole columns or the file. */
  columnFindings: readonly ImportFinding[];
  /** Known after `end`. */
  readonly first: readonly ImportError[];
  /** Number of rows with errors. */
  readonly rows: number;
  /** Key of the file with all errors; `null` when there are none. */
  readonly key: string | null;
  add(errors: readonly ImportError[]): Promise<void>;
  /**
   * Adds errors that the destination found, in rows as it took them or when it compared all of them. A cell that already
   * has an error keeps it, with their code.
   */
  addRefusals(pass: Exclude<Pass, 'engine'>, errors: readonly ImportError[]): Promise<void>;
  /** Completes the file, which exists from then on. */
  end(): Promise<void>;
  discard(): Promise<void>;
}

interface ErrorListOptions {
  readonly key: string;
  /** For temporary files; the caller removes it. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

export function openErrorList(files: FileStore, { key, folder, signal }: ErrorListOptions): ErrorList {
  const runs = openErrorRuns(folder);
  const first: ImportError[] = [];
  let count = 0;
  let rows = 0;
  let file: LineFile | null = null;
  const cells = cellSet();
  const rejectedCells = cellSet();
  let hasRejected = false;
  const invalid = rowBits();
  const add = async (pass: Pass, errors: readonly ImportError[]): Promise<void> => {
    if (errors.length === 0) return;
    count += errors.length;
    for (const { row } of errors) {
      if (!invalid.has(row)) rows += 1;
      invalid.add(row);
    }
    await runs.add(pass, errors);
  };
  return {
    get count() {
      return count;
    },
    get rows() {
      return rows;
    },
    get key() {
      return count === 0 ? null : key;
    },
    columnFindings: [],
    first,
    async add(errors) {
      for (const error of errors) cells.add(error);
      await add('engine', errors);
    },
    async addRefusals(pass, errors) {
      for (const error of errors) {
        if (!cells.has(error)) continue;
        rejectedCells.add(error);
        hasRejected = true;
      }
      const others = errors.filter((error) => !cells.has(error));
      await add(
        pass,
        others.map((error) => ({ ...error, code: REJECTED })),
      );
    },
    async end() {
      for await (const merged of runs.merged()) {
        const lines = hasRejected ? merged.map((line) => withCode(line, rejectedCells)) : merged;
        file ??= openLineFile(files, { key, signal });
        const missing = FIRST_ERRORS - first.length;
        first.push(...lines.slice(0, missing).map((line) => JSON.parse(line) as ImportError));
        await file.write(`${lines.join('\n')}\n`);
      }
      await file?.end();
    },
    async discard() {
      await runs.close();
      await file?.discard();
    },
  };
}

/** The JSON of an error, with the code of rejected rows if it is in one of these cells. */
function withCode(line: string, rejectedCells: CellSet): string {
  const error = JSON.parse(line) as ImportError;
  return rejectedCells.has(error) ? JSON.stringify({ ...error, code: REJECTED }) : line;
}

const PAGE = 1000;

/** Errors that make rows invalid, in pages in file order. */
export async function* engineErrors(
  engine: Pick<ThreadEngine, 'call'>,
  invalidRows: number,
): AsyncGenerator<readonly ImportError[]> {
  for (let start = 0; start < invalidRows; start += PAGE) {
    const rows = await engine.call('issues-read', { start, count: PAGE });
    yield rows.flatMap(({ number, issues }) => issues.filter(isError).map((issue) => errorOf(issue, number)));
  }
}

function isError({ severity }: Issue): boolean {
  return severity === 'error';
}

function errorOf(issue: Issue, row: number): ImportError {
  return { row, field: issue.column ?? '', message: issueSentence(issue), code: issue.code };
}

/** The row counts and errors stored in a job, whatever its outcome. */
export function rowsChange(errors: ErrorList, { all, valid }: RowCounts): JobChange {
  return {
    num_rows: all,
    num_valid_rows: valid,
    num_errors: errors.count,
    errors: JSON.stringify(errors.first),
    findings: JSON.stringify(errors.columnFindings),
    errors_key: errors.key,
  };
}

export function blockedChange(errors: ErrorList, counts: RowCounts): JobChange & { readonly status: 'failed' } {
  const error = `Import blocked: ${counts.invalid} of ${counts.all} rows are invalid`;
  return { ...rowsChange(errors, counts), status: 'failed', error };
}
