import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CellResult, Column, Issue, RowState, WindowRow } from '../engine/index.js';
import { keepIfJsonEqual, keepIfShallowEqual } from '../session/index.js';
import type { ImporterState } from '../session/index.js';
import type { HeadlessImporter } from './headless-importer.js';
import type { RowReader } from './row-reader.js';
import { useImporterState, useImporterWords } from './use-importer-state.js';
import type { ImporterWords } from './wording.js';

/** A row of the file with its edits. */
export interface ImporterRow {
  /** Position in the filtered rows, starting at 0. */
  readonly position: number;
  /** Stable index of the row: the argument of `editCell` and `deleteRows`, and a good React key. */
  readonly index: number;
  /** The row number as a spreadsheet shows it. */
  readonly number: number;
  /** `undefined` if the row is not imported yet. Imported rows are locked. */
  readonly state?: RowState;
  /** In the order of `columns`. */
  readonly cells: readonly ImporterCell[];
  /** Issues of the whole row. */
  readonly issues: readonly WordedIssue[];
}

/** A cell with its current text and its issues. */
export interface ImporterCell {
  readonly column: Column;
  readonly text: string;
  /** What the text was understood as, if that is not simply the text; before your own functions. */
  readonly result?: CellResult['value'];
  readonly isEdited: boolean;
  /** Whether a new text is still being checked, by your own functions above all. Absent otherwise. */
  readonly isPending?: true;
  readonly issues: readonly WordedIssue[];
}

export interface WordedIssue extends Issue {
  /** The text of the issue. */
  readonly text: string;
}

/** ARIA attributes for a table that renders only some of the rows. */
export interface TableProps {
  /** For a table with one header row and a window of rows. */
  readonly tableProps: { readonly 'aria-rowcount': number };
  rowProps(row: Pick<ImporterRow, 'position' | 'index'>): {
    readonly 'aria-rowindex': number;
    readonly 'data-row': number;
  };
}

/** Positions `[from, to)` of the filtered rows. */
export interface RowWindowRange {
  readonly from: number;
  readonly to: number;
}

export interface ImporterRows extends TableProps {
  /** One entry per position of the range; `undefined` while it is being read. */
  readonly rows: readonly (ImporterRow | undefined)[];
  /** Number of rows that match the filter. */
  readonly total: number;
  /** The mapped columns, in the order of the cells. */
  readonly columns: readonly Column[];
}

/**
 * A window of the rows in the review, with the texts of their issues. Renders again when these rows change, not when
 * others do. Outdated rows stay visible until new ones are read; an edit shows immediately.
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

/** A row that is unchanged after a new read stays the same object, so that it does not render again. */
function windowOf(reader: RowReader, start: number, end: number): () => readonly (WindowRow | undefined)[] {
  const read = keepIfShallowEqual<readonly (WindowRow | undefined)[]>();
  const rows = Array.from({ length: end - start }, () => keepIfJsonEqual<WindowRow | undefined>());
  return () => read(rows.map((keep, at) => keep(reader.rowAt(start + at))));
}

/** Creates the rows to render; returns the same object for an unchanged row. */
function rowMaker(
  columns: readonly Column[],
  { issueText }: Pick<ImporterWords, 'issueText'>,
): (row: WindowRow, position: number) => ImporterRow {
  const made = new WeakMap<WindowRow, ImporterRow>();
  return (row, position) => {
    const known = made.get(row);
    if (known) return known;
    const issues = row.issues.map((issue) => ({ ...issue, text: issueText(issue) }));
    const ofColumn = (id: string | null): readonly WordedIssue[] => issues.filter(({ column }) => column === id);
    const results = new Map(row.results.map(({ cell, value }) => [cell, { result: value }]));
    const cells = columns.map((column, at) => ({
      column,
      text: row.cells[at] ?? '',
      ...results.get(at),
      isEdited: row.edited.includes(at),
      ...(row.pending?.includes(at) ? ({ isPending: true } as const) : {}),
      issues: ofColumn(column.id),
    }));
    const { index, number, state } = row;
    const whole = { position, index, number, cells, issues: ofColumn(null), ...(state ? { state } : {}) };
    made.set(row, whole);
    return whole;
  };
}

/** The header counts as row 1. */
function tableProps(total: number): TableProps {
  return {
    tableProps: { 'aria-rowcount': total + 1 },
    rowProps: ({ position, index }) => ({ 'aria-rowindex': position + 2, 'data-row': index }),
  };
}
