import type { ImportError } from '../../../../src/protocol/index.js';
import type { Database } from '../../../platform/database/database.js';
import { copyLoader, stageLoader } from '../../content/bulk/stage-loader.js';
import type { StageLoader } from '../../content/bulk/stage-loader.js';
import type { Intake } from '../run/import-sink.js';
import { planStageCopy } from './copy-plan.js';
import type { ModelAttempt } from './model-attempt.js';
import { rowReader } from './row-reader.js';

interface FilledStage extends Pick<StageLoader, 'end' | 'stop'> {
  readonly intake: Intake;
  /** Number of rows accepted and rejected so far. */
  readonly staged: number;
  readonly refused: number;
}

type OnRejected = (errors: readonly ImportError[]) => Promise<void>;

/** Takes the rows of an attempt into its stage. */
export function fillStage(database: Database, attempt: ModelAttempt, onRejected: OnRejected): FilledStage {
  const isRelated = attempt.stage.write.fields.some(({ target }) => target !== undefined);
  return database.copyIn === undefined || isRelated
    ? fillWithRows(database, attempt, onRejected)
    : fillWithText(database.copyIn, attempt, onRejected);
}

/** For rows whose related records must be looked up, and for databases without `COPY`. */
function fillWithRows(database: Database, { stage, ids, keepers }: ModelAttempt, onRejected: OnRejected): FilledStage {
  const loader = stageLoader(database, stage);
  const reader = rowReader(stage, { ids, keepers });
  return {
    intake: {
      type: 'rows',
      async write(rows) {
        const { cells, errors } = await reader.read(database.pool, rows);
        for (const row of cells) loader.add(row);
        await loader.flush();
        await onRejected(errors);
        return errors;
      },
    },
    get staged() {
      return reader.staged;
    },
    get refused() {
      return reader.refused;
    },
    end: loader.end,
    stop: loader.stop,
  };
}

function fillWithText(
  copyIn: NonNullable<Database['copyIn']>,
  attempt: ModelAttempt,
  onRejected: OnRejected,
): FilledStage {
  const { target, plan } = planStageCopy(attempt);
  const loader = copyLoader(copyIn, target);
  let staged = 0;
  let refused = 0;
  return {
    intake: {
      type: 'copy',
      plan,
      async write(copied) {
        staged += copied.accepted;
        refused += copied.refused;
        loader.addText(copied.text);
        await loader.flush();
        await onRejected(copied.errors);
      },
    },
    get staged() {
      return staged;
    },
    get refused() {
      return refused;
    },
    end: loader.end,
    stop: loader.stop,
  };
}
