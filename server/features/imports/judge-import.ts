import type { RowCounts } from '../../../src/engine/full.js';
import type { ImportFinding } from '../../../src/protocol/index.js';
import type { Deps } from '../../main/deps.js';
import { openQuestions } from '../../platform/source/open-questions.js';
import type { ThreadEngine } from '../../platform/threads/thread-engine.js';
import type { ImportJobState } from './claim-job.js';
import { ImportFailure } from './import-failure.js';
import { enginePlan, openingOf } from './import-plan.js';
import type { Lease } from './lease.js';
import { importColumns, resolveMapping } from './resolve-mapping.js';

/** Share of the whole import that reading the file is. */
export const READ_PERCENT = 50;

interface JudgeOptions {
  /** On the stored file. */
  readonly engine: ThreadEngine;
  readonly lease: Lease;
  /** Of the file. */
  readonly bytes: number;
}

export interface JudgedFile {
  readonly counts: RowCounts;
  /** Names of the fields that columns of the file go to. */
  readonly mapped: readonly string[];
  readonly questions: readonly ImportFinding[];
}

/** Opens the stored file in the engine and judges every row of it, as a browser does. */
export async function judgeImport(
  { config }: Pick<Deps, 'config'>,
  job: ImportJobState,
  { engine, lease: { progress }, bytes }: JudgeOptions,
): Promise<JudgedFile> {
  const { settings } = job;
  const opening = { fileName: job.file_name, ...openingOf(settings), rowLimit: config.maxImportRows };
  const table = await engine.call('table-open', opening);
  const { mapping, problems } = await resolveMapping(engine, table, settings);
  const [problem] = problems;
  if (problem) throw new ImportFailure(`The mapping does not fit the file: ${problem.field} ${problem.message}.`);
  const summary = await engine.call(
    'validation-run',
    { plan: enginePlan(settings, { table, mapping, bytes }), hostChecks: false },
    {
      onEvent: (event) => {
        if (event.type !== 'progress') return;
        progress.num_rows = event.rows;
        progress.percent = (event.percent * READ_PERCENT) / 100;
      },
    },
  );
  const { counts } = summary;
  const { columns, dynamicColumns } = importColumns(settings);
  progress.num_rows = counts.all;
  progress.num_valid_rows = counts.valid;
  return {
    counts,
    mapped: mapping.filter((field) => field !== null),
    questions: openQuestions(summary, {
      sources: table.columns,
      mapping,
      columns: [...columns, ...dynamicColumns],
    }),
  };
}
