import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Column, WindowRow } from '../engine/index.js';
import type { HeadlessImporter } from './headless-importer.js';
import { rowMaker } from './importer-rows.js';
import type { ImporterRow } from './importer-rows.js';
import type { ImporterState } from '../session/state/importer-state.js';
import { unlessNew, unlessOther } from '../session/state/remembered.js';
import type { RowReader } from './row-reader.js';
import { tableProps } from './table-props.js';
import type { TableProps } from './table-props.js';
import { useImporterState, useImporterWords } from './use-importer-state.js';

/** Positions `[from, to)` of the filtered rows. */
export interface RowWindowRange {
  readonly from: number;
  readonly to: number;
}

export interface ImporterRows extends TableProps {
  /** One for each position of the range that there is; `undefined` while it is being read. */
  readonly rows: readonly (ImporterRow | undefined)[];
  /** All rows in the filter. */
  readonly total: number;
  /** The mapped columns, in the order of the cells. */
  readonly columns: readonly Column[];
}

/**
 * A window of the rows under review, with their findings in words. Renders again when these rows are others, not when
 * any row is. Rows of an old state stay in sight until the new ones are there; an edit shows at once.
 *
 * @example const { rows, total } = useImporterRows(importer, { from: page * 50, to: page * 50 + 50 });
 */
export function useImporterRows(importer: HeadlessImporter, { from, to }: RowWindowRange): ImporterRows {
  const reader = useMemo(() => importer.openRows(), [importer]);
  const total = useImporterState(importer, totalOf);
  const columns = useImporterState(importer, columnsOf);
  const words = useImporterWords(importer);
  const start = Math.min(Math.max(0, Math.floor(from)), total);
  const end = Math.min(Math.max(start, Math.ceil(to)), total);
  const snapshot = useMemo(() => windowOf(reader, start, end), [reader, start, end]);
  const read = useSyncExternalStore(reader.subscribe, snapshot, snapshot);
  useEffect(() => reader.want({ start, end }), [reader, start, end]);
  const rowOf = useMemo(() => rowMaker(columns, words), [columns, words]);
  const rows = useMemo(() => read.map((row, at) => row && rowOf(row, start + at)), [read, rowOf, start]);
  return { rows, total, columns, ...tableProps(total) };
}

const totalOf = (state: ImporterState): number => (state.step === 'review' ? state.total : 0);

const columnsOf = (state: ImporterState): readonly Column[] =>
  state.step === 'review' ? state.reviewed.map(({ column }) => column) : [];

/** A row that is read again and says the same stays the same object, so that it need not be drawn again. */
function windowOf(reader: RowReader, start: number, end: number): () => readonly (WindowRow | undefined)[] {
  const read = unlessOther<readonly (WindowRow | undefined)[]>();
  const rows = Array.from({ length: end - start }, () => unlessNew<WindowRow | undefined>());
  return () => read(rows.map((keep, at) => keep(reader.rowAt(start + at))));
}
