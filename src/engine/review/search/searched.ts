import type { CallContext } from '../../engine-host.js';
import type { ImportPlan } from '../../import-plan.js';
import type { MappedColumn } from '../../mapping/apply-mapping.js';
import type { Patterns } from '../../program/text-matcher.js';
import type { RowView } from '../../row-view.js';
import type { SourceRow } from '../../source/layout/layout.js';
import type { Table } from '../../source/table/table.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { InferredFormat } from '../../values/format.js';
import type { CellBatch, CellScan } from '../cell-batch.js';
import type { RowList } from '../views/row-list.js';

/** Cancels a search, and lets other work run between its parts. */
export type Passing = Pick<CallContext<'cells-find'>, 'signal' | 'pause'>;

/** What a search needs of a review. */
export interface Searched {
  readonly mapped: readonly MappedColumn[];
  readonly plan: ImportPlan;
  readonly formats: readonly InferredFormat[];
  readonly dataVersion: number;
  readonly host: { readonly delivered: RowSet };
  readonly table: Pick<Table, 'rowCount' | 'rowNumber' | 'scan'>;
  readonly edits: { editedRows(): RowSet | null; isReadOnly(column: string): boolean };
  positionOf(column: string): number;
  displayText(position: number, text: string): string;
  readRowsAt(rows: readonly number[]): Promise<readonly SourceRow[]>;
  texts(row: SourceRow): readonly string[];
  filtered(state: RowView['state']): RowList;
}

/** How rows are read; given by the engine, whose code is not part of the piece. */
export interface SearchReading {
  readonly patterns: Patterns;
  scan(scan: CellScan, take: (batch: CellBatch) => void): Promise<void>;
  /** The rows of a view. */
  list(view: Partial<RowView> | undefined, passing: Passing): Promise<RowList>;
}
