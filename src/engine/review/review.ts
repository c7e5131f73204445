import type { InferredFormat } from '../values/format.js';
import type { Column } from '../column.js';
import { FileWork, toFile, toTable } from '../edits/file-operation.js';
import type { FileOperation, FilePlace, TakenRows } from '../edits/file-operation.js';
import type { OperationLog } from '../edits/operation-log.js';
import type { Operation } from '../edits/operation.js';
import { Overlay } from '../edits/overlay.js';
import type { ProgramLayer } from '../edits/overlay.js';
import type { ReviewSummary, RowFilter } from '../engine-calls.js';
import type { ImportPlan } from '../import-plan.js';
import { mappedColumns } from '../mapping/apply-mapping.js';
import type { MappedColumn } from '../mapping/apply-mapping.js';
import type { RowProgress } from '../result/row-progress.js';
import type { HostFinding } from '../row.js';
import { filledRowsBefore } from '../source/table/table.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { Table } from '../source/table/table.js';
import type { IssueStore } from '../validation/issues/issue-store.js';
import { RowSet } from '../validation/issues/row-set.js';
import { knownFormat } from '../value-formats.js';
import { createTableValidator } from '../validation/validate-rows.js';
import type { BoundColumn, TableValidator } from '../validation/validate-rows.js';
import { filteredRows } from './filtered-rows.js';
import type { FilteredRows } from './filtered-rows.js';

/**
 * A table under a plan: findings, edits and deletions laid over the source.
 * Knows nothing of passes over the file; those are in `validate-table.ts`.
 */
export class Review {
  readonly table: Table;
  readonly plan: ImportPlan;
  readonly mapped: readonly MappedColumn[];
  readonly validator: TableValidator;
  readonly overlay: Overlay;
  readonly work: FileWork;
  formats: readonly InferredFormat[] = [];
  /** Rows of the file that the pass has been through. */
  scannedRows = 0;
  /** Whether a validation has come to its end. */
  isThrough = false;
  /** Rows edited since that the host's functions failed to judge. */
  readonly unjudged = new RowSet();
  /** What the host has taken in the deliveries so far. Such rows are locked: nothing changes them any more. */
  readonly delivered = new RowSet();
  /** What the host has refused, until it is changed. */
  readonly rejected = new RowSet();
  readonly #place: FilePlace;
  /** Rows as they stood when they were taken. */
  readonly #taken = new Map<TakenRows, Overlay>();
  #dataVersion = 0;
  readonly #revisions = new Map<number, number>();
  #revisionOfAll = 0;
  readonly #positionById: ReadonlyMap<string, number>;
  readonly #optionsByPosition: readonly (ReadonlyMap<string, string> | undefined)[];

  constructor(table: Table, plan: ImportPlan, work = new FileWork()) {
    this.table = table;
    this.plan = plan;
    this.work = work;
    this.mapped = mappedColumns(plan.columns, plan.dynamicColumns, plan.mapping);
    this.#positionById = new Map(this.mapped.map(({ column }, position) => [column.id, position]));
    this.#place = this.#placeIn(table);
    this.#optionsByPosition = this.mapped.map(({ column }) => optionsOf(column.id, plan));
    this.validator = createTableValidator(boundColumns(this.mapped, plan), {
      language: plan.language,
      rowNumber: (index) => table.rowNumber(index),
      expectedRows: () => table.expectedRows,
      settled: this.delivered,
    });
    for (const { rows } of work.taken) this.#each(rows.members(), (index) => this.delivered.add(index));
    this.#each(work.refusals.keys(), (index) => this.rejected.add(index));
    this.overlay = this.#newOverlay();
    for (const { operations } of work.taken) this.#reserveAdded(operations);
    for (const operation of this.entries()) this.overlay.lay(operation);
    for (const operation of plan.operations) {
      this.log.append(toFile(operation, this.#place));
      this.overlay.lay(operation);
    }
  }

  get log(): OperationLog<FileOperation> {
    return this.work.log;
  }

  /** The operations in force, as this table counts its rows and this mapping names its columns. */
  entries(): readonly Operation[] {
    return this.log.entries().map((operation) => this.placed(operation));
  }

  placed(operation: FileOperation): Operation {
    return toTable(operation, this.#place);
  }

  append(operation: Operation): void {
    this.log.append(toFile(operation, this.#place));
  }

  get issues(): IssueStore {
    return this.validator.issues;
  }

  get deleted(): RowSet {
    return this.overlay.deleted;
  }

  get dataVersion(): number {
    return this.#dataVersion;
  }

  /** Data rows of the file known so far; all of them once a pass is through. */
  get fileRows(): number {
    return this.table.rowCount ?? this.table.indexedRows;
  }

  /** Those of the file, and those added after them once the end of the file is known. */
  get rowCount(): number {
    return this.table.rowCount === null ? this.fileRows : Math.max(this.fileRows, this.overlay.end);
  }

  /** How many rows have been judged; the others have their turn yet. */
  get passedRows(): number {
    return this.table.rowCount !== null && this.scannedRows >= this.table.rowCount ? this.rowCount : this.scannedRows;
  }

  /** Index of the next row that is added; `null` while the end of the file is not known. */
  get nextRow(): number | null {
    if (this.table.rowCount === null) return null;
    return [...this.overlay.addedRows()].reduce((next, row) => Math.max(next, row + 1), this.table.rowCount);
  }

  /** Rows `[first, first + count)`, those added by hand among them. */
  async readRows(first: number, count: number): Promise<SourceRow[]> {
    const rows = await this.table.readRows(first, Math.min(count, this.fileRows - first));
    const end = Math.min(first + count, this.rowCount);
    for (let index = Math.max(first, this.fileRows); index < end; index += 1) rows.push(this.#addedRow(index));
    return rows;
  }

  /** The same for ascending indexes. */
  async readRowsAt(indexes: readonly number[]): Promise<SourceRow[]> {
    const { fileRows, rowCount } = this;
    const rows = await this.table.readRowsAt(indexes.filter((index) => index < fileRows));
    for (const index of indexes) if (index >= fileRows && index < rowCount) rows.push(this.#addedRow(index));
    return rows;
  }

  /** All that it is has been typed. */
  #addedRow(index: number): SourceRow {
    return { index, number: this.table.rowNumber(index), cells: [] };
  }

  /** The end of the file is known: places that operations left open between it and the rows they added are no rows. */
  closeGaps(): void {
    const added = new Set(this.overlay.addedRows());
    for (let row = this.fileRows; row < this.overlay.end; row += 1) if (!added.has(row)) this.overlay.reserve(row);
  }

  /** The host has taken rows, as they stand now. */
  take(indexes: readonly number[]): void {
    const rows = this.work.takenNow();
    for (const index of indexes) {
      rows.add(index + this.#place.origin);
      this.delivered.add(index);
      this.accept(index);
    }
  }

  /** The host has refused a row, as it stands now. */
  refuse(index: number, findings: readonly HostFinding[]): void {
    this.work.refusals.set(index + this.#place.origin, findings);
    this.rejected.add(index);
  }

  /** A refusal does not hold any more. */
  accept(index: number): void {
    if (!this.rejected.has(index)) return;
    this.work.refusals.delete(index + this.#place.origin);
    this.rejected.delete(index);
  }

  /** Whether the host has spoken of a row as it stands. */
  stateOf(index: number): 'delivered' | 'rejected' | undefined {
    if (this.delivered.has(index)) return 'delivered';
    return this.rejected.has(index) ? 'rejected' : undefined;
  }

  /** What the host said about the rows it refused. */
  refusals(): readonly HostFinding[] {
    return [...this.rejected.members()].flatMap(
      (index) => this.work.refusals.get(index + this.#place.origin)?.map((finding) => ({ ...finding, index })) ?? [],
    );
  }

  /** The edits that a row is shown with: those in force, or those it was taken with. */
  overlayOf(row: number): Overlay {
    if (!this.delivered.has(row)) return this.overlay;
    const taken = this.work.taken.find(({ rows }) => rows.has(row + this.#place.origin));
    return taken ? this.#overlayAt(taken) : this.overlay;
  }

  /** The edits in force, and those that rows were taken with. */
  overlays(): readonly Overlay[] {
    return [this.overlay, ...this.work.taken.map((taken) => this.#overlayAt(taken))];
  }

  #overlayAt(taken: TakenRows): Overlay {
    const known = this.#taken.get(taken);
    if (known) return known;
    const overlay = new Overlay(this.mapped.map(({ column }) => column.id));
    for (const operation of taken.operations) overlay.lay(this.placed(operation));
    this.#taken.set(taken, overlay);
    return overlay;
  }

  #newOverlay(): Overlay {
    return new Overlay(
      this.mapped.map(({ column }) => column.id),
      (row) => this.delivered.has(row),
    );
  }

  #reserveAdded(operations: readonly FileOperation[]): void {
    for (const operation of operations) {
      const placed = this.placed(operation);
      if (placed.type === 'add-rows') placed.values.forEach((_, at) => this.overlay.reserve(placed.row + at));
    }
  }

  /** Rows of the file by their index in this table; those that are no data rows in it are passed over. */
  #each(fileRows: Iterable<number>, visit: (index: number) => void): void {
    for (const row of fileRows) if (row >= this.#place.origin) visit(row - this.#place.origin);
  }

  #placeIn(table: Table): FilePlace {
    const columns = new Map(this.mapped.map(({ column, source }) => [source, column.id]));
    return {
      origin: filledRowsBefore(table),
      sourceOf: (id) => this.mapped[this.positionOf(id)]?.source ?? null,
      columnOf: (source) => columns.get(source) ?? null,
    };
  }

  touch(): void {
    this.#dataVersion += 1;
  }

  columnAt(position: number): Column | undefined {
    return this.mapped[position]?.column;
  }

  positionOf(columnId: string): number {
    return this.#positionById.get(columnId) ?? -1;
  }

  /** A row has changed: what is said about how it was is stale. */
  revise(row: number): void {
    this.#revisions.set(row, this.revisionOf(row) + 1);
  }

  /** Any row may have changed. */
  reviseAll(): void {
    this.#revisionOfAll += 1;
  }

  revisionOf(row: number): number {
    return (this.#revisions.get(row) ?? 0) + this.#revisionOfAll;
  }

  /** The texts of a source row by review column, edits applied. */
  texts(row: SourceRow): readonly string[] {
    return this.overlayOf(row.index).textsOf(row.index, this.sourceTexts(row));
  }

  /** The same without any edits. */
  sourceTexts({ cells }: SourceRow): readonly string[] {
    return this.mapped.map(({ source }) => cells[source] ?? '');
  }

  /** Whether a program, in force or lifted just now, makes a row another. */
  isChangedBy(layer: ProgramLayer, row: SourceRow): boolean {
    if (layer.except.has(row.index)) return false;
    const found = this.overlay.textsOf(row.index, this.sourceTexts(row), layer);
    return layer.runner.run(found) !== found;
  }

  /** What a cell shows: the option chosen for its text, or the text. */
  shown(position: number, text: string): string {
    return this.#optionsByPosition[position]?.get(text.trim()) ?? text;
  }

  filtered(filter: RowFilter): FilteredRows {
    return filteredRows(filter, this.rowCount, this.issues.invalid, this.deleted);
  }

  /** What has become of the rows so far. */
  progress(): RowProgress {
    const { rowCount, delivered } = this;
    const { absent } = this.overlay;
    const all = this.filtered('all').total;
    const invalid = this.filtered('invalid').total;
    const { invalid: wrong } = this.issues;
    const left = all - delivered.count;
    const invalidLeft = invalid - (wrong.count - wrong.rankWithout(rowCount, delivered));
    return {
      total: rowCount - absent.count,
      valid: all - invalid,
      invalid,
      delivered: delivered.count,
      rejected: this.rejected.rankWithout(rowCount, this.deleted),
      deleted: this.deleted.rank(rowCount) - absent.count,
      left: { all: left, valid: left - invalidLeft, invalid: invalidLeft },
    };
  }

  summary(): ReviewSummary {
    const all = this.filtered('all').total;
    const invalid = this.filtered('invalid').total;
    return {
      dataVersion: this.#dataVersion,
      counts: { all, valid: all - invalid, invalid },
      progress: this.progress(),
      columns: this.mapped.map(({ column, source }, position) => ({
        id: column.id,
        source,
        errors: this.issues.countOf(position, 'error'),
        warnings: this.issues.countOf(position, 'warning'),
      })),
      formats: this.formats,
      isComplete: this.isThrough && this.unjudged.count === 0,
      canUndo: this.log.canUndo,
      canRedo: this.log.canRedo,
    };
  }
}

export function boundColumns(mapped: readonly MappedColumn[], plan: ImportPlan): BoundColumn[] {
  return mapped.map(({ column, source }) => ({
    column,
    source,
    format: knownFormat(column, plan.formats),
    optionMatches: plan.optionMatches.filter((match) => match.column === column.id),
  }));
}

function optionsOf(columnId: string, { optionMatches }: ImportPlan): ReadonlyMap<string, string> | undefined {
  const matches = optionMatches.filter(({ column }) => column === columnId);
  return matches.length === 0
    ? undefined
    : new Map(matches.flatMap(({ from, to }) => (to === null ? [] : [[from, to]])));
}
