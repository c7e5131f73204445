import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReviewSummary, RowCounts } from '../../../../src/engine/full.js';
import type { ImportFinding } from '../../../../src/protocol/index.js';
import { openQuestions } from '../../../platform/source/open-questions.js';
import { storedPaths } from '../../../platform/source/stored-files.js';
import type { ThreadEngine } from '../../../platform/threads/thread-engine.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { RunDeps } from '../import-deps.js';
import { errorsKeyOf, ImportFailure, UncertainEnd } from '../import-job.js';
import type { ClaimedJob, ImportJobState } from '../import-job.js';
import { enginePlan, importColumns, openingOf, resolveMapping } from '../import-plan.js';
import { deliverImport } from './deliver-import.js';
import { commitImport } from './end-job.js';
import { blockedChange, engineErrors, openErrorList } from './error-list.js';
import { READ_PERCENT } from './lease.js';
import type { Lease } from './lease.js';
import { unknownRows } from './unknown-rows.js';

/** Runs a job once from start to end. When it rejects, nothing visible is left behind. */
export async function attemptImport(deps: RunDeps, claimed: ClaimedJob, lease: Lease): Promise<void> {
  const { job } = claimed;
  const { signal } = lease;
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-import-'));
  const errors = openErrorList(deps.files, { key: errorsKeyOf(job), folder, signal });
  let engine: ThreadEngine | undefined;
  try {
    const paths = await storedPaths(deps.files, job.file_keys, { folder, signal });
    if (!paths) throw new ImportFailure('The uploaded file no longer exists.');
    engine = await deps.threads.openEngine({ paths, folder }, { signal });
    const { counts, mapped, columnFindings } = await validateImport(deps, job, {
      engine,
      lease,
      bytes: await sizeOf(paths),
    });
    errors.columnFindings = columnFindings;
    for await (const page of engineErrors(engine, counts.invalid)) {
      signal.throwIfAborted();
      await errors.add(page);
    }
    if (isBlocked(claimed, counts)) {
      await errors.end();
      await lease.rest();
      await commitImport(deps, claimed, { change: blockedChange(errors, counts) });
    } else {
      await deliverImport(deps, claimed, { engine, lease, errors, counts, mapped });
    }
  } catch (error) {
    if (!(error instanceof UncertainEnd)) await errors.discard();
    throw error;
  } finally {
    await engine?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function isBlocked({ job: { settings } }: ClaimedJob, { invalid }: RowCounts): boolean {
  return settings.row_handling === 'block' && invalid > 0;
}

/** What a job tells of the sheet it has read; `code` is also the setting with the count. */
const SHEET_FINDINGS = [
  {
    code: 'hidden_rows',
    sentence: (count: number) =>
      `Imported rows that the workbook hides: ${count}. Set range to {"visible": true} in the plan to leave them out.`,
  },
  {
    code: 'blank_formulas',
    sentence: (count: number) =>
      `Formulas without a saved value, read as empty cells: ${count}. To calculate them, open the workbook in a spreadsheet program and save it.`,
  },
  {
    code: 'error_cells',
    sentence: (count: number) =>
      `Cells with an Excel error, such as #N/A or #REF!, read as text: ${count}. To avoid this, correct the workbook in a spreadsheet program.`,
  },
] as const;

function sheetFindings(settings: ImportJobState['settings']): readonly ImportFinding[] {
  return SHEET_FINDINGS.flatMap(({ code, sentence }) => {
    const count = settings[code] ?? 0;
    return count === 0 ? [] : [{ code, count, message: sentence(count) }];
  });
}

function mergedFinding({ merged_cells }: ImportJobState['settings']): readonly ImportFinding[] {
  if (!merged_cells) return [];
  const { count, first } = merged_cells;
  const message = `Cells merged over several rows, of which only the first row has the value: ${count}, the first at ${first}. Set range to {"filled": true} in the plan to repeat it in each row.`;
  return [{ code: 'merged_cells', count, message }];
}

/** The engine has no other warnings. */
function precisionFindings({ columns }: Pick<ReviewSummary, 'columns'>): readonly ImportFinding[] {
  return columns.flatMap(({ id, warnings }) => {
    const message = `Numbers in "${id}" with more digits than a number can hold exactly, kept as text: ${warnings}.`;
    return warnings === 0 ? [] : [{ code: 'number_precision', field: id, count: warnings, message }];
  });
}

interface ValidateOptions {
  /** An engine that has the stored file open. */
  readonly engine: ThreadEngine;
  readonly lease: Lease;
  /** Size of the file. */
  readonly bytes: number;
}

interface ValidatedFile {
  readonly counts: RowCounts;
  /** Names of the fields to which file columns are mapped. */
  readonly mapped: readonly string[];
  readonly columnFindings: readonly ImportFinding[];
}

/** Opens the stored file in the engine and validates every row, as a browser does. */
async function validateImport(
  { config }: Pick<ContentDeps, 'config'>,
  job: ImportJobState,
  { engine, lease: { progress }, bytes }: ValidateOptions,
): Promise<ValidatedFile> {
  const { settings } = job;
  const opening = { fileName: job.file_name, ...openingOf(settings), rowLimit: config.maxImportRows };
  const table = await engine.call('table-open', opening);
  const { mapping, problems } = await resolveMapping(engine, table, settings);
  const [problem] = problems;
  if (problem) throw new ImportFailure(`The mapping does not match the file. ${problem.field}: ${problem.message}`);
  const plan = enginePlan(settings, { table, mapping, bytes });
  const summary = await engine.call(
    'validation-run',
    { plan, hostChecks: false },
    {
      onEvent: (event) => {
        if (event.type !== 'progress') return;
        progress.num_rows = event.rows;
        progress.percent = (event.percent * READ_PERCENT) / 100;
      },
    },
  );
  const { counts } = summary;
  const { operations = [] } = settings.plan;
  // Only a plan of edits names rows.
  const { rowCount } = operations.length > 0 ? await engine.call('table-index', {}) : { rowCount: null };
  const { columns, dynamicColumns } = importColumns(settings);
  progress.num_rows = counts.all;
  progress.num_valid_rows = counts.valid;
  return {
    counts,
    mapped: mapping.filter((field) => field !== null),
    columnFindings: [
      ...openQuestions(summary, { sources: table.columns, mapping, columns: [...columns, ...dynamicColumns] }),
      ...sheetFindings(settings),
      ...mergedFinding(settings),
      ...precisionFindings(summary),
      ...unknownRows({
        operations,
        applied: plan.operations,
        fileRows: rowCount ?? counts.all,
      }),
    ],
  };
}
