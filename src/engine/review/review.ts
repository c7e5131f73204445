import type { Column } from '../column.js';
import { OperationLog } from '../edits/operation-log.js';
import { Overlay } from '../edits/overlay.js';
import type { ProgramLayer } from '../edits/overlay.js';
import type { InferredFormat, ReviewSummary, RowFilter } from '../engine-calls.js';
import type { ImportPlan } from '../import-plan.js';
import { mappedColumns } from '../mapping/apply-mapping.js';
import type { MappedColumn } from '../mapping/apply-mapping.js';
import type { SourceRow } from '../source/layout.js';
import type { Table } from '../source/table.js';
import type { IssueStore } from '../validation/issue-store.js';
import { RowSet } from '../validation/row-set.js';
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
  readonly log = new OperationLog();
  formats: readonly InferredFormat[] = [];
  /** How many rows the pass over the file has been through; the others have their turn yet. */
  passedRows = 0;
  /** Whether a validation has come to its end. */
  isThrough = false;
  /** Rows edited since that the host's functions failed to judge. */
  readonly unjudged = new RowSet();
  /** What the host has taken in the deliveries so far. */
  readonly taken = new RowSet();
  takenBatches = 0;
  #dataVersion = 0;
  readonly #revisions = new Map<number, number>();
  #revisionOfAll = 0;
  readonly #positionById: ReadonlyMap<string, number>;
  readonly #optionsByPosition: readonly (ReadonlyMap<string, string> | undefined)[];

  constructor(table: Table, plan: ImportPlan) {
    this.table = table;
    this.plan = plan;
    this.mapped = mappedColumns(plan.columns, plan.dynamicColumns, plan.mapping);
    this.overlay = new Overlay(this.mapped.map(({ column }) => column.id));
    this.#positionById = new Map(this.mapped.map(({ column }, position) => [column.id, position]));
    this.#optionsByPosition = this.mapped.map(({ column }) => optionsOf(column.id, plan));
    this.validator = createTableValidator(boundColumns(this.mapped, plan), {
      language: plan.language,
      rowNumber: (index) => table.rowNumber(index),
      expectedRows: () => table.expectedRows,
    });
    for (const operation of plan.operations) {
      this.log.append(operation);
      this.overlay.lay(operation);
    }
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

  /** Data rows known so far; all of them once a pass is through. */
  get rowCount(): number {
    return this.table.rowCount ?? this.table.indexedRows;
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
    return this.overlay.textsOf(row.index, this.sourceTexts(row));
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

  summary(): ReviewSummary {
    const all = this.filtered('all').total;
    const invalid = this.filtered('invalid').total;
    return {
      dataVersion: this.#dataVersion,
      counts: { all, valid: all - invalid, invalid },
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
    format: plan.formats.find((format) => format.column === column.id),
    optionMatches: plan.optionMatches.filter((match) => match.column === column.id),
  }));
}

function optionsOf(columnId: string, { optionMatches }: ImportPlan): ReadonlyMap<string, string> | undefined {
  const matches = optionMatches.filter(({ column }) => column === columnId);
  return matches.length === 0
    ? undefined
    : new Map(matches.flatMap(({ from, to }) => (to === null ? [] : [[from, to]])));
}
