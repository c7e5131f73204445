import type { Issue, RowCounts } from '../../../../src/engine/full.js';
import { REJECTED } from '../../../../src/protocol/index.js';
import type { ImportError, ImportFinding } from '../../../../src/protocol/index.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { issueSentence } from '../../../platform/source/issue-sentence.js';
import type { ThreadEngine } from '../../../platform/threads/thread-engine.js';
import type { JobChange } from '../import-job.js';
import { openLineFile } from '../line-file.js';
import type { LineFile } from '../line-file.js';
import { cellSet, rowSet } from './cell-set.js';
import type { CellSet } from './cell-set.js';
import { openErrorRuns } from './error-runs.js';
import type { Pass } from './error-runs.js';

/** Number of errors stored with the job itself. */
const FIRST_FINDINGS = 1000;

/** The errors of an import in the order of their rows: the first ones in memory, all of them in the file store. */
export interface FindingList {
  readonly count: number;
  /** Errors that concern whole columns. */
  questions: readonly ImportFinding[];
  /** Known after `end`. */
  readonly first: readonly ImportError[];
  /** Number of rows with errors. */
  readonly rows: number;
  /** Key of the file with all errors; `null` when there are none. */
  readonly key: string | null;
  add(findings: readonly ImportError[]): Promise<void>;
  /**
   * Adds errors that the destination found, in rows as it took them or when it compared all of them. A cell that already
   * has an error keeps it, with their code.
   */
  addRefusals(pass: Exclude<Pass, 'engine'>, findings: readonly ImportError[]): Promise<void>;
  /** Completes the file, which exists from then on. */
  end(): Promise<void>;
  discard(): Promise<void>;
}

interface FindingListOptions {
  readonly key: string;
  /** For temporary files; the caller removes it. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

export function openFindingList(files: FileStore, { key, folder, signal }: FindingListOptions): FindingList {
  const runs = openErrorRuns(folder);
  const first: ImportError[] = [];
  let count = 0;
  let rows = 0;
  let file: LineFile | null = null;
  const cells = cellSet();
  const rejectedCells = cellSet();
  let hasRejected = false;
  const invalid = rowSet();
  const add = async (pass: Pass, findings: readonly ImportError[]): Promise<void> => {
    if (findings.length === 0) return;
    count += findings.length;
    for (const { row } of findings) {
      if (!invalid.has(row)) rows += 1;
      invalid.add(row);
    }
    await runs.add(pass, findings);
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
    questions: [],
    first,
    async add(findings) {
      for (const finding of findings) cells.add(finding);
      await add('engine', findings);
    },
    async addRefusals(pass, findings) {
      for (const finding of findings) {
        if (!cells.has(finding)) continue;
        rejectedCells.add(finding);
        hasRejected = true;
      }
      const others = findings.filter((finding) => !cells.has(finding));
      await add(
        pass,
        others.map((finding) => ({ ...finding, code: REJECTED })),
      );
    },
    async end() {
      for await (const merged of runs.merged()) {
        const lines = hasRejected ? merged.map((line) => withCode(line, rejectedCells)) : merged;
        file ??= openLineFile(files, { key, signal });
        const missing = FIRST_FINDINGS - first.length;
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
export async function* engineFindings(
  engine: Pick<ThreadEngine, 'call'>,
  invalidRows: number,
): AsyncGenerator<readonly ImportError[]> {
  for (let start = 0; start < invalidRows; start += PAGE) {
    const rows = await engine.call('issues-read', { start, count: PAGE });
    yield rows.flatMap(({ number, issues }) => issues.filter(isError).map((issue) => findingOf(issue, number)));
  }
}

function isError({ severity }: Issue): boolean {
  return severity === 'error';
}

function findingOf(issue: Issue, row: number): ImportError {
  return { row, field: issue.column ?? '', message: issueSentence(issue), code: issue.code };
}

/** The row counts and errors stored in a job, whatever its outcome. */
export function rowsChange(findings: FindingList, { all, valid }: RowCounts): JobChange {
  return {
    num_rows: all,
    num_valid_rows: valid,
    num_errors: findings.count,
    errors: JSON.stringify(findings.first),
    findings: JSON.stringify(findings.questions),
    errors_key: findings.key,
  };
}

export function blockedChange(findings: FindingList, counts: RowCounts): JobChange & { readonly status: 'failed' } {
  const error = `Import blocked: ${counts.invalid} of ${counts.all} rows are invalid`;
  return { ...rowsChange(findings, counts), status: 'failed', error };
}
