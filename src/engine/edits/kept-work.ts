import type { HostFinding } from '../row.js';
import { RowSet } from '../validation/issues/row-set.js';
import { FileWork } from './file-operation.js';
import type { FileOperation } from './file-operation.js';
import { OperationLog } from './operation-log.js';
import type { LogState } from './refusals.js';

/** The work on a file as plain data. */
export interface KeptWork {
  readonly done: readonly FileOperation[];
  readonly undone: readonly FileOperation[];
  readonly deliveries: readonly KeptDelivery[];
  readonly batches: number;
  /** The host's findings by rejected row. */
  readonly refusals: readonly (readonly [row: number, findings: readonly HostFinding[]])[];
  /** Findings that apply again when an operation is undone or redone. Missing in work of earlier releases. */
  readonly setAside?: readonly KeptRefusal[];
}

interface KeptRefusal {
  /** Position among the operations done and undone. */
  readonly at: number;
  readonly state: LogState;
  readonly refusal: readonly [row: number, findings: readonly HostFinding[]];
}

interface KeptDelivery {
  readonly operations: readonly FileOperation[];
  /** Whether `operations` are those in effect. */
  readonly isCurrent: boolean;
  /** Runs of rows. */
  readonly rows: readonly (readonly [first: number, count: number])[];
}

export function keepWork({ log, deliveries, deliveredBatches: batches, refusals }: FileWork): KeptWork {
  return {
    done: log.entries(),
    undone: log.undone(),
    deliveries: deliveries.map(({ operations, version, rows }) => ({
      operations,
      isCurrent: version === log.version,
      rows: runsOf(rows),
    })),
    batches,
    refusals: refusals.entries(),
    setAside: operationsOf(log).flatMap((operation, at) =>
      STATES.flatMap((state) => refusals.asideOf(operation, state).map((refusal) => ({ at, state, refusal }))),
    ),
  };
}

/** The same work again: it gives equal rows and issues, and can be undone and redone. */
export function restoreWork({ done, undone, deliveries, batches, refusals, setAside = [] }: KeptWork): FileWork {
  const work = new FileWork(new OperationLog(done, undone));
  work.deliveredBatches = batches;
  for (const { operations, isCurrent, rows: runs } of deliveries) {
    const rows = new RowSet();
    for (const [first, count] of runs) for (let row = first; row < first + count; row += 1) rows.add(row);
    work.deliveries.push({ operations, version: isCurrent ? work.log.version : -1, rows });
  }
  for (const [row, findings] of refusals) work.refusals.set(row, findings);
  const operations = operationsOf(work.log);
  for (const { at, state, refusal } of setAside) work.refusals.setAside(operations[at]!, state, refusal);
  return work;
}

const STATES: readonly LogState[] = ['on', 'off'];

function operationsOf(log: OperationLog<FileOperation>): readonly FileOperation[] {
  return [...log.entries(), ...log.undone()];
}

function runsOf(rows: RowSet): [first: number, count: number][] {
  const runs: [number, number][] = [];
  for (let first = rows.next(0); first >= 0;) {
    const end = rows.nextGap(first);
    runs.push([first, end - first]);
    first = rows.next(end);
  }
  return runs;
}
