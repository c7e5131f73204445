import type { Column } from '../column.js';
import { hasDefault, isRequired } from '../rules/column-rules.js';
import type { DerivedColumn, SourceColumn } from '../source/layout/layout.js';
import type { ColumnMapping } from './column-mapping.js';

/** A target column with the source column its values come from. */
export interface MappedColumn {
  readonly column: Column;
  /** Index of the source column. */
  readonly source: number;
  /** Delivered under `_custom_fields`. */
  readonly dynamic: boolean;
}

/** The mapped columns in the order of the host's lists: predefined first, then dynamic ones. */
export function mappedColumns(
  columns: readonly Column[],
  dynamicColumns: readonly Column[],
  mapping: ColumnMapping,
): readonly MappedColumn[] {
  const sources = sourcesByColumn(mapping);
  const mapped: MappedColumn[] = [];
  const add = (column: Column, dynamic: boolean): void => {
    const source = sources.get(column.id);
    if (source !== undefined) mapped.push({ column, source, dynamic });
  };
  for (const column of columns) add(column, false);
  for (const column of dynamicColumns) add(column, true);
  return mapped;
}

/** The columns of the file without a target column, also for what is derived from them. */
export function unmatchedSources(mapping: ColumnMapping, sources: readonly SourceColumn[]): readonly SourceColumn[] {
  const isMapped = ({ index }: SourceColumn): boolean => (mapping[index] ?? null) !== null;
  const used = new Set(sources.filter(isMapped).flatMap(({ derived }) => (derived ? sourcesOf(derived) : [])));
  return sources.filter((source) => !isMapped(source) && !source.derived && !used.has(source.index));
}

/** Positions of the columns of the file that a column is derived from. */
export function sourcesOf(derived: DerivedColumn): readonly number[] {
  return derived.type === 'join' ? derived.columns : [derived.column];
}

/** Whether rows can only be valid when the column is mapped. */
export function needsSource(column: Column): boolean {
  return isRequired(column) && !hasDefault(column);
}

/** The columns that need a column of the file and have none; without them, no row can be valid. */
export function columnsWithoutSource(columns: readonly Column[], mapping: Iterable<string | null>): readonly Column[] {
  const mapped = new Set(mapping);
  return columns.filter((column) => needsSource(column) && !mapped.has(column.id));
}

function sourcesByColumn(mapping: ColumnMapping): ReadonlyMap<string, number> {
  const sources = new Map<string, number>();
  for (const [source, column] of mapping.entries()) {
    if (column !== null && !sources.has(column)) sources.set(column, source);
  }
  return sources;
}
