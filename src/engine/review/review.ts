import type { InferredFormat } from '../values/format.js';
import type { Column } from '../column.js';
import { FileWork } from '../edits/file-operation.js';
import type { Operation } from '../edits/operation.js';
import type { RowRun } from '../edits/row-order.js';
import type { ProgramLayer } from '../edits/overlay.js';
import type { LogState } from '../edits/refusals.js';
import type { RowFilter } from '../row-view.js';
import type { ImportPlan } from '../import-plan.js';
import { withNewOptions } from '../mapping/new-options.js';
import { mappedColumns } from '../mapping/apply-mapping.js';
import type { MappedColumn } from '../mapping/apply-mapping.js';
import { filledRowsBefore } from '../source/table/table.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { Table } from '../source/table/table.js';
import type { IssueStore } from '../validation/issues/issue-store.js';
import { RowSet } from '../validation/issues/row-set.js';
import { createTableValidator } from '../validation/validate-rows.js';
import type { TableValidator } from '../validation/validate-rows.js';
import { addFindings } from './add-findings.js';
import { boundColumns, optionsOf } from './bound-columns.js';
import { EditedRows } from './edited-rows.js';
import { filteredRows } from './views/filtered-rows.js';
import type { FilteredRows } from './views/filtered-rows.js';
import { HostRows } from './host-rows.js';
import type { CellSearch } from './search/cell-search.js';
import type { StepVerdicts } from './step-verdicts.js';

/** Maximum number of changes whose rows are known. */
const KEPT_CHANGES = 100;

/**
 * A table under a plan: issues, edits and deletions over the source. Knows nothing of passes over the file; those are
 * in `validate-table.ts`.
 */
export class Review {
  readonly table: Table;
  readonly plan: ImportPlan;
  readonly mapped: readonly MappedColumn[];
  readonly validator: TableValidator;
  readonly host: HostRows;
  readonly edits: EditedRows;
  /** The issues before each program in effect, for its undo. */
  readonly verdicts = new WeakMap<ProgramLayer, StepVerdicts>();
  /** The search in progress; it marks the rows that are read. */
  search: CellSearch | null = null;
  /** Edited rows that the host's functions failed to check. */
  readonly #unchecked = new RowSet();
  #formats: readonly InferredFormat[] = [];
  #scannedRows = 0;
  #hasEnded = false;
  #dataVersion = 0;
  /** The version since which all changes are listed. */
  #unlistedVersion = 0;
  readonly #changes: { readonly version: number; readonly rows: readonly number[] }[] = [];
  readonly #revisions = new Map<number, number>();
  #revisionOfAll = 0;
  readonly #positionById: ReadonlyMap<string, number>;
  readonly #optionsByPosition: readonly (ReadonlyMap<string, string> | undefined)[];

  constructor(table: Table, plan: ImportPlan, work = new FileWork()) {
    this.table = table;
    const columns = withNewOptions(plan.columns, plan.optionMatches);
    const dynamicColumns = withNewOptions(plan.dynamicColumns, plan.optionMatches);
    this.plan = { ...plan, columns, dynamicColumns };
    this.mapped = mappedColumns(columns, dynamicColumns, plan.mapping);
    this.#positionById = new Map(this.mapped.map(({ column }, position) => [column.id, position]));
    this.#optionsByPosition = this.mapped.map(({ column }) => optionsOf(column.id, plan));
    const origin = filledRowsBefore(table);
    this.host = new HostRows(work, origin);
    this.validator = createTableValidator(boundColumns(this.mapped, plan), {
      language: plan.language,
      rowNumber: (index) => table.rowNumber(index),
      expectedRows: () => table.expectedRows,
      locked: this.host.delivered,
    });
    const isOfFile = (source: number): boolean => !table.columns[source]?.derived;
    this.edits = new EditedRows({ work, host: this.host, mapped: this.mapped, isOfFile, origin });
    for (const operation of plan.operations) this.edits.apply(operation);
  }

  /** Final formats of the pass. */
  get formats(): readonly InferredFormat[] {
    return this.#formats;
  }

  /** Rows of the file that the pass has read. */
  get scannedRows(): number {
    return this.#scannedRows;
  }

  /** Whether a validation has ended. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether every row has been validated in its current state. */
  get isComplete(): boolean {
    return this.#hasEnded && this.#unchecked.count === 0;
  }

  /** The pass has read this many rows. */
  setScannedRows(rows: number): void {
    this.#scannedRows = rows;
    this.touch();
  }

  /** The whole file has been read, so the formats of its values are known. */
  setFormats(formats: readonly InferredFormat[]): void {
    this.#formats = formats;
  }

  /** The end of the file is known: unused indexes between it and the added rows are not rows. */
  closeGaps(): void {
    const added = new Set(this.edits.added());
    for (let row = this.fileRows; row < this.edits.end; row += 1) if (!added.has(row)) this.edits.reserve(row);
  }

  /** The validation has ended. */
  end(): void {
    this.#hasEnded = true;
    this.touch();
  }

  /** The latest change of the log has changed and validated rows: other rejections by the host apply to them now. */
  followLog(rows: Iterable<number>, state: LogState): void {
    for (const row of rows) {
      addFindings(this, this.host.followLog(row, state), 'refusal');
      this.#unchecked.delete(row);
    }
  }

  /** The host's functions have not checked these rows in their current state. */
  markUnchecked(rows: readonly SourceRow[]): void {
    for (const { index } of rows) this.#unchecked.add(index);
  }

  get issues(): IssueStore {
    return this.validator.issues;
  }

  get deleted(): RowSet {
    return this.edits.deleted;
  }

  /** Whether a row may still change: it is neither deleted nor delivered. */
  isEditable(row: number): boolean {
    return !this.deleted.has(row) && !this.host.delivered.has(row);
  }

  get dataVersion(): number {
    return this.#dataVersion;
  }

  /** Data rows of the file known so far; all of them after a full pass. */
  get fileRows(): number {
    return this.table.rowCount ?? this.table.indexedRows;
  }

  /** Rows of the file, and those added after them once the end of the file is known. */
  get rowCount(): number {
    return this.table.rowCount === null ? this.fileRows : Math.max(this.fileRows, this.edits.end);
  }

  /** Number of validated rows; the others are still to come. */
  get passedRows(): number {
    return this.table.rowCount !== null && this.#scannedRows >= this.table.rowCount ? this.rowCount : this.#scannedRows;
  }

  /** Index of the next added row; `null` while the end of the file is not known. */
  get nextRow(): number | null {
    if (this.table.rowCount === null) return null;
    return [...this.edits.added()].reduce((next, row) => Math.max(next, row + 1), this.table.rowCount);
  }

  /**
   * The rows at these indexes, of which those in the file ascend; without those that do not exist. `file`: what reads the
   * rows of the file.
   */
  async readRowsAt(indexes: readonly number[], file: Pick<Table, 'readRowsAt'> = this.table): Promise<SourceRow[]> {
    const { fileRows, rowCount } = this;
    const rows = indexes.filter((index) => index >= 0);
    const read = (await file.readRowsAt(rows.filter((index) => index < fileRows))).values();
    return rows.flatMap((index) => {
      if (index >= fileRows) return index < rowCount ? this.#addedRow(index) : [];
      return read.next().value ?? [];
    });
  }

  /** An added row has no cells in the file, only edits. */
  #addedRow(index: number): SourceRow {
    return { index, number: this.table.rowNumber(index), cells: [] };
  }

  /** The operations in effect, with one that deletes the rows already delivered if wanted. */
  operations({ withoutDelivered = false }): readonly Operation[] {
    const entries = this.edits.entries();
    const rows = withoutDelivered ? [...this.host.delivered.members()] : [];
    return rows.length > 0 ? [...entries, { type: 'delete-rows', rows }] : entries;
  }

  /** The data has changed: only these rows, if they are given. */
  touch(rows: readonly number[] | null = null): void {
    this.#dataVersion += 1;
    if (rows) this.#changes.push({ version: this.#dataVersion, rows });
    if (rows && this.#changes.length <= KEPT_CHANGES) return;
    this.#changes.length = 0;
    this.#unlistedVersion = this.#dataVersion;
  }

  /** Rows that may have changed since a version of the data; `null` if any row may have. */
  changedSince(version: number): readonly number[] | null {
    if (version < this.#unlistedVersion) return null;
    return this.#changes.flatMap((change) => (change.version > version ? change.rows : []));
  }

  columnAt(position: number): Column | undefined {
    return this.mapped[position]?.column;
  }

  positionOf(columnId: string): number {
    return this.#positionById.get(columnId) ?? -1;
  }

  /** Marks a row as changed: results for its earlier state are stale. */
  revise(row: number): void {
    this.#revisions.set(row, this.revisionOf(row) + 1);
  }

  /** Marks every row as changed. */
  reviseAll(): void {
    this.#revisionOfAll += 1;
  }

  revisionOf(row: number): number {
    return (this.#revisions.get(row) ?? 0) + this.#revisionOfAll;
  }

  /** Whether a cell was typed, or has another text than in the file. */
  isEdited(row: SourceRow, column: number): boolean {
    const id = this.mapped[column]!.column.id;
    const isTyped = this.edits.overlayOf(row.index).editedColumns(row.index).has(id);
    return isTyped || this.texts(row)[column] !== this.sourceTexts(row)[column];
  }

  /** The texts of a source row by review column, with edits. */
  texts(row: SourceRow): readonly string[] {
    return this.edits.overlayOf(row.index).textsOf(row.index, this.sourceTexts(row));
  }

  /** The same without edits. */
  sourceTexts({ cells }: SourceRow): readonly string[] {
    return this.mapped.map(({ source }) => cells[source] ?? '');
  }

  /** The texts of a row with the edits in effect if a program, applied last or just removed, changes it. */
  textsChangedBy(layer: ProgramLayer, row: SourceRow): readonly string[] | null {
    return this.edits.overlay.textsChangedBy(layer, row.index, this.sourceTexts(row));
  }

  /** The text a cell shows: the option chosen for it, or the text itself. */
  displayText(position: number, text: string): string {
    return this.#optionsByPosition[position]?.get(text.trim()) ?? text;
  }

  /** The order in which rows are shown and delivered. */
  get order(): readonly RowRun[] {
    const { rowCount } = this.table;
    return rowCount === null ? [{ first: 0, end: this.fileRows }] : this.edits.order(rowCount);
  }

  /** Rows that the pass has not read yet are neither valid nor invalid. */
  filtered(filter: RowFilter): FilteredRows {
    const { order, issues, deleted, edits } = this;
    const rowCount = filter === 'valid' ? this.passedRows : this.rowCount;
    const until = order.map(({ first, end }) => ({ first, end: Math.max(first, Math.min(end, rowCount)) }));
    return filteredRows({ filter, rowCount, order: until, invalid: issues.invalid, deleted, absent: edits.absent });
  }
}
