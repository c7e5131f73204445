import { allowedOperation } from '../edits/allowed-operation.js';
import type { AllowedOperation } from '../edits/allowed-operation.js';
import type { FileOperation, FilePlace, FileWork, DeliveredRows } from '../edits/file-operation.js';
import { stepOf } from '../edits/edit-step.js';
import type { EditStep, EditSteps } from '../edits/edit-step.js';
import { toFile, toTable } from '../edits/file-operation.js';
import { addedRows } from '../edits/operation.js';
import type { AddedRows, Operation, RowsOperation, RunProgram } from '../edits/operation.js';
import { Overlay } from '../edits/overlay.js';
import type { ProgramLayer } from '../edits/overlay.js';
import { orderRows } from '../edits/row-order.js';
import type { RowRun } from '../edits/row-order.js';
import type { MappedColumn } from '../mapping/apply-mapping.js';
import { RowSet } from '../validation/issues/row-set.js';
import type { HostRows } from './host-rows.js';

/** Maximum number of steps that are listed. */
const LATEST_STEPS = 50;

/** What an undo or redo has changed: a program layer that was removed or applied, or an operation on rows. */
export type Change = { readonly layer: ProgramLayer } | { readonly operation: RowsOperation };

interface EditedTable {
  readonly work: FileWork;
  readonly host: HostRows;
  readonly mapped: readonly MappedColumn[];
  /** Whether a source column is one of the file. */
  readonly isOfFile: (source: number) => boolean;
  /** Rows of the file before the first data row. */
  readonly origin: number;
}

/** The edits of a table: the log, which counts rows as the file does, and the overlay it produces. */
export class EditedRows {
  readonly #work: FileWork;
  readonly #host: HostRows;
  readonly #place: FilePlace;
  readonly #columnIds: readonly string[];
  readonly #readOnly: ReadonlySet<string>;
  readonly #overlay: Overlay;
  #order: { readonly key: string; readonly runs: readonly RowRun[] } | null = null;
  /** Overlays of rows in the state in which they were delivered. */
  readonly #overlayByDelivery = new Map<DeliveredRows, Overlay>();

  constructor({ work, host, mapped, isOfFile, origin }: EditedTable) {
    this.#work = work;
    this.#host = host;
    this.#columnIds = mapped.map(({ column }) => column.id);
    this.#readOnly = new Set(mapped.filter(({ column }) => column.readOnly).map(({ column }) => column.id));
    // The positions of derived columns change with the mapping: their edits stay with the target column.
    const ofFile = mapped.filter(({ source }) => isOfFile(source));
    const columns = new Map(ofFile.map(({ column, source }) => [source, column.id]));
    this.#place = {
      origin,
      sourceOf: (id) => ofFile.find(({ column }) => column.id === id)?.source ?? null,
      columnOf: (source) => columns.get(source) ?? null,
    };
    this.#overlay = new Overlay(this.#columnIds, (row) => host.delivered.has(row));
    for (const { operations } of work.deliveries) this.#reserveAdded(operations);
    for (const operation of this.entries()) this.#overlay.apply(operation);
  }

  /** The edits in effect. */
  get overlay(): Overlay {
    return this.#overlay;
  }

  get deleted(): RowSet {
    return this.#overlay.deleted;
  }

  /** Indexes that operations left unused; they are not rows. */
  get absent(): RowSet {
    return this.#overlay.absent;
  }

  /** Index after the last added row. */
  get end(): number {
    return this.#overlay.end;
  }

  /** Rows added after those of the file. */
  added(): Iterable<number> {
    return this.#overlay.addedRows();
  }

  /** Reserves an index between the end of the file and the rows added after it. */
  reserve(row: number): void {
    this.#overlay.reserve(row);
  }

  get canUndo(): boolean {
    return this.#work.log.canUndo;
  }

  get canRedo(): boolean {
    return this.#work.log.canRedo;
  }

  /** The latest steps of the log. */
  get history(): EditSteps {
    const { done, undone } = this.#work.log.latest(LATEST_STEPS);
    const named = ({ operation, step }: FileOperation): EditStep => stepOf(operation, step);
    return { done: done.map(named), undone: undone.map(named) };
  }

  /** The operations in effect, with the row indexes of this table and the column ids of this mapping. */
  entries(): readonly Operation[] {
    return this.#work.log.entries().map((operation) => this.#placed(operation));
  }

  #placed(operation: FileOperation): Operation {
    return this.allowed(toTable(operation, this.#place)).operation;
  }

  /** What a read-only column leaves of an operation. No other operation takes effect, whatever it comes from. */
  allowed(operation: RunProgram): AllowedOperation<RunProgram>;
  allowed(operation: Operation): AllowedOperation;
  allowed(operation: Operation): AllowedOperation {
    return allowedOperation(operation, this.#readOnly);
  }

  isReadOnly(column: string): boolean {
    return this.#readOnly.has(column);
  }

  /** Applies a new edit; returns the layer of a program. */
  apply(given: Operation, step?: Partial<EditStep>): ProgramLayer | null {
    const { operation } = this.allowed(given);
    this.#work.log.append({ ...toFile(operation, this.#place), ...(step ? { step } : {}) });
    return this.#onTop(operation);
  }

  /**
   * Undoes the last edit: a program with its layer, or another operation whose rows must be rebuilt; `null` when there
   * is none.
   */
  undo(): Change | null {
    const operation = this.#work.log.undo();
    const placed = operation && this.#placed(operation);
    if (placed?.type !== 'run-program') return placed ? { operation: placed } : null;
    const layer = this.#overlay.removeProgram();
    return layer ? { layer } : null;
  }

  /** Forgets a new edit that was canceled and undone. */
  forget(): void {
    this.#work.log.forget();
  }

  /** Redoes the edit undone last, likewise. */
  redo(): Change | null {
    const operation = this.#work.log.redo();
    const placed = operation && this.#placed(operation);
    if (placed?.type !== 'run-program') return placed ? { operation: placed } : null;
    const layer = this.#onTop(placed);
    return layer && { layer };
  }

  #onTop(operation: Operation): ProgramLayer | null {
    this.#overlay.apply(operation);
    return operation.type === 'run-program' ? (this.#overlay.layers.at(-1) ?? null) : null;
  }

  /** The order of the rows, those of the table included. */
  order(tableRows: number): readonly RowRun[] {
    const { log, deliveries } = this.#work;
    const key = `${tableRows} ${log.version} ${deliveries.length}`;
    if (this.#order?.key !== key) this.#order = { key, runs: orderRows(tableRows, this.additions()) };
    return this.#order.runs;
  }

  /** Where rows were added, in the order in which they were. */
  additions(): readonly AddedRows[] {
    const { log, deliveries } = this.#work;
    const seen = new Set<number>();
    const additions: AddedRows[] = [];
    // Rows that were delivered stay, even if their addition was undone.
    for (const operations of [log.entries(), ...deliveries.map((taken) => taken.operations)]) {
      for (const operation of operations) {
        if (!addedRows(operation.operation)) continue;
        const { row, count, beside } = addedRows(this.#placed(operation))!;
        const rows = Array.from({ length: count }, (_, at) => row + at).filter((one) => !seen.has(one));
        for (const one of rows) seen.add(one);
        if (rows.length === count) additions.push({ row, count, beside });
        else for (const one of rows) additions.push({ row: one, count: 1, beside });
      }
    }
    return additions;
  }

  /** Rebuilds some rows after the log has changed. */
  rebuild(rows: readonly number[]): void {
    this.#overlay.rebuild(this.entries(), new Set(rows));
  }

  /** The edits that apply to a row: those in effect, or for a delivered row those at its delivery. */
  overlayOf(row: number): Overlay {
    const taken = this.#host.deliveryOf(row);
    return taken ? this.#overlayAt(taken) : this.#overlay;
  }

  /** Marks of the log of edits in effect, see `marksOf`. */
  marks(): readonly string[] {
    return marksOf(this.entries());
  }

  /** The first edits in effect, up to a number of them. */
  overlayAfter(count: number): Overlay {
    const entries = this.entries();
    return count === entries.length ? this.#overlay : this.#overlayOf(entries.slice(0, count));
  }

  /** The edits in effect, and those that rows were delivered with. */
  overlays(): readonly Overlay[] {
    return [this.#overlay, ...this.#work.deliveries.map((taken) => this.#overlayAt(taken))];
  }

  /** Rows that edits or programs may have changed; `null` if a program may have changed any row. */
  editedRows(): RowSet | null {
    const rows = new RowSet();
    for (const overlay of this.overlays()) {
      for (const row of overlay.rows()) rows.add(row);
      for (const { rows: reach } of overlay.layers) {
        if (reach === null) return null;
        for (const row of reach.members()) rows.add(row);
      }
    }
    return rows;
  }

  #overlayAt(taken: DeliveredRows): Overlay {
    const known = this.#overlayByDelivery.get(taken);
    if (known) return known;
    const overlay = this.#overlayOf(taken.operations.map((operation) => this.#placed(operation)));
    this.#overlayByDelivery.set(taken, overlay);
    return overlay;
  }

  #overlayOf(operations: readonly Operation[]): Overlay {
    const overlay = new Overlay(this.#columnIds);
    for (const operation of operations) overlay.apply(operation);
    return overlay;
  }

  #reserveAdded(operations: readonly FileOperation[]): void {
    for (const operation of operations) {
      const added = addedRows(operation.operation);
      if (!added) continue;
      const first = added.row - this.#place.origin;
      for (let row = first; row < first + added.count; row += 1) this.#overlay.reserve(row);
    }
  }
}

/** Marks of a log of edits: before the first edit, and after each. The same edits have the same marks in any session. */
function marksOf(edits: readonly Operation[]): readonly string[] {
  let hash = 0;
  const marks = ['0'];
  for (const edit of edits) {
    for (const character of JSON.stringify(edit)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
    marks.push((hash >>> 0).toString(36));
  }
  return marks;
}
