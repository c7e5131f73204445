import { describe, expect, it } from 'vitest';
import type { BackendAdapter, BackendFinding, BackendJob, Submission } from '../../adapters/index.js';
import type { SessionOptions } from '../options/session-options.js';
import type { Session } from '../session.js';
import { selectState } from '../state/index.js';
import { importSession, openAt } from '../testing/import-session.js';

const TEXT = 'Name,Age\nAnn,30\n,40\nCy,50\nDi,60\n';
const TAKEN: BackendFinding = { row: 4, column: 'name', message: 'Cy is already a customer.' };

interface Outcome {
  readonly job: Pick<BackendJob, 'num_rows' | 'num_valid_rows' | 'num_imported_rows'>;
  readonly findings?: readonly BackendFinding[];
}

async function completed(
  rowHandling: SessionOptions['invalidRowHandling'],
  outcomes: readonly Outcome[],
): Promise<{ readonly session: Session; readonly sent: readonly Submission[] }> {
  const sent: Submission[] = [];
  const adapter: BackendAdapter = {
    submit: async (submission) => {
      const { job, findings } = outcomes[sent.push(submission) - 1]!;
      return { job: { id: `j${sent.length}`, status: 'completed', num_errors: 2, ...job }, findings };
    },
  };
  const session = importSession({ persist: false, mappingMemory: false, invalidRowHandling: rowHandling, adapter });
  await openAt(session, TEXT, 'review');
  await session.actions.submit();
  return { session, sent };
}

const stateOf = ({ store }: Session) => selectState(store.getState());
const numbers = async (session: Session, outcome: 'delivered' | 'skipped' | 'rejected') =>
  (await session.actions.readOutcome(outcome, 9)).map(({ number }) => number);

describe('rows that only the destination of a completed job rejected', () => {
  const partly: Outcome = { job: { num_rows: 4, num_valid_rows: 2, num_imported_rows: 2 }, findings: [TAKEN] };

  it('are listed with their errors, apart from the rows that were skipped', async () => {
    const { session } = await completed('exclude', [partly]);
    expect(stateOf(session)).toMatchObject({
      step: 'complete',
      error: null,
      fixableRows: 2,
      summary: { totalRows: 4, validRows: 2, deliveredRows: 2, rejectedRows: 1, skippedRows: 1 },
    });
    expect(await numbers(session, 'delivered')).toEqual([2, 5]);
    expect(await numbers(session, 'skipped')).toEqual([3]);
    const [rejected] = await session.actions.readOutcome('rejected', 9);
    expect(rejected).toMatchObject({ number: 4, issues: [{ column: 'name', message: TAKEN.message }] });
  });

  it('are sent again once they are corrected, without the rows the backend has', async () => {
    const { session, sent } = await completed('exclude', [
      partly,
      { job: { num_rows: 2, num_valid_rows: 1, num_imported_rows: 1 } },
    ]);
    await session.actions.fixLeftOut();
    expect(stateOf(session)).toMatchObject({ step: 'review', filter: 'invalid', total: 2 });
    await session.actions.editCell(2, 'name', 'Cyd');
    await session.actions.submit();
    expect(sent[1]?.plan.operations).toEqual([
      { type: 'set-cell', row: 2, column: 'name', value: 'Cyd' },
      { type: 'delete-rows', rows: [0, 3] },
    ]);
    expect(stateOf(session)).toMatchObject({
      step: 'complete',
      fixableRows: 1,
      summary: { totalRows: 4, deliveredRows: 3, rejectedRows: 0, skippedRows: 1 },
    });
  });

  it('can be corrected too when rows with errors are imported', async () => {
    const { session } = await completed('include', [
      { job: { num_rows: 4, num_valid_rows: 2, num_imported_rows: 3 }, findings: [TAKEN] },
    ]);
    expect(stateOf(session)).toMatchObject({
      fixableRows: 1,
      summary: { deliveredRows: 3, rejectedRows: 1, skippedRows: 0 },
    });
    expect(await numbers(session, 'delivered')).toEqual([2, 3, 5]);
    await session.actions.fixLeftOut();
    expect(stateOf(session)).toMatchObject({ progress: { delivered: 3, left: { all: 1 } } });
  });

  it('are listed too if they are imported with errors and the rejected cell already had one', async () => {
    const { session } = await completed('include', [
      { job: { num_rows: 4, num_valid_rows: 3, num_imported_rows: 3 }, findings: [{ ...TAKEN, row: 3 }] },
    ]);
    expect(stateOf(session)).toMatchObject({
      fixableRows: 1,
      summary: { deliveredRows: 3, rejectedRows: 1, skippedRows: 0 },
    });
    expect(await session.actions.readOutcome('rejected', 9)).toMatchObject([
      { number: 3, issues: [{ column: 'name', code: 'required' }] },
    ]);
  });

  it('are not offered for correction if the backend left out others as well', async () => {
    const { session } = await completed('exclude', [
      { ...partly, job: { num_rows: 4, num_valid_rows: 2, num_imported_rows: 1 } },
    ]);
    expect(stateOf(session)).toMatchObject({ fixableRows: 0, summary: { deliveredRows: 1, rejectedRows: 1 } });
  });

  it('are ignored if they are not in the file', async () => {
    const { session } = await completed('exclude', [
      { job: { num_rows: 4, num_valid_rows: 3, num_imported_rows: 3 }, findings: [{ ...TAKEN, row: 99 }] },
    ]);
    expect(stateOf(session)).toMatchObject({ fixableRows: 1, summary: { deliveredRows: 3, rejectedRows: 0 } });
  });
});
