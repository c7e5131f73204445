import { countsOf, NO_COUNTS } from '../../engine/index.js';
import type {
  Column,
  InferredFormat,
  MappingSuggestion,
  SourceColumn,
  TableSummary,
  ValueFormat,
  SheetCounts,
} from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';
import { missingColumns } from './blockers.js';
import { formatQuestion } from './format-questions.js';
import type { FormatQuestion } from './format-questions.js';
import { memoizeLast, keepEqualItems } from './memoize.js';
import { selectUpload } from './upload-state.js';
import type { UploadState } from './upload-state.js';

/**
 * Which source column goes to which column: `mapColumn`, `applySuggestions`, `clearMapping`, `chooseFormat`. The counts
 * are those of the whole sheet; `overrideLayout({ range: { visible: true } })` reads it without its hidden rows, and
 * `filled: true` with the value of merged cells in each row.
 */
export interface MapState extends AnyStep, SheetCounts {
  readonly step: 'map';
  readonly table: TableSummary;
  /** One per column of the file, in its order. */
  readonly matches: readonly SourceMatch[];
  /** Required columns without a source column. */
  readonly missing: readonly Column[];
  /** Whether columns of the file without a match are delivered, under `_unmatched`. */
  readonly includeUnmatchedColumns: boolean;
}

/** A column of the file and what it is mapped to. */
export interface SourceMatch {
  readonly source: SourceColumn;
  /** Id of the target column; `null` when the column is not imported. */
  readonly column: string | null;
  /**
   * Tier `sure` is mapped without asking. So is a `check` suggestion whose name matches the column's exactly (`doubt:
   * 'values'`); it is marked for review.
   */
  readonly suggestion: MappingSuggestion | null;
  /** How dates or numbers are written, for columns that have them. */
  readonly format: { readonly inferred: InferredFormat; readonly chosen: ValueFormat | null } | null;
  /** Ambiguous values with both readings; `chooseFormat` answers. While `answer` is `null`, `proceed` does nothing. */
  readonly question: FormatQuestion | null;
}

export function selectMap(session: SessionState): MapState | UploadState {
  const { table, sheets, mapping, suggestions, inferredFormats, formats, columns, dynamicColumns } = session;
  if (!table) return selectUpload(session);
  return {
    ...selectAnyStep(session),
    step: 'map',
    table,
    matches: matchesOf(suggestions, table.columns, mapping, inferredFormats, formats),
    missing: missingOf(mapping, columns, dynamicColumns),
    includeUnmatchedColumns: session.options.includeUnmatchedColumns,
    ...countsOf(sheets.find(({ name }) => name === table.layout.sheet) ?? NO_COUNTS),
  };
}

const missingOf = memoizeLast(
  (
    mapping: SessionState['mapping'],
    columns: SessionState['columns'],
    dynamicColumns: SessionState['dynamicColumns'],
  ): readonly Column[] => missingColumns({ mapping, columns, dynamicColumns }),
);

const matchesOf = memoizeLast(
  (
    suggestions: SessionState['suggestions'],
    sources: readonly SourceColumn[],
    mapping: SessionState['mapping'],
    inferredFormats: SessionState['inferredFormats'],
    formats: SessionState['formats'],
  ): readonly SourceMatch[] => {
    const inferredOf = new Map(inferredFormats.map((format) => [format.column, format]));
    const chosenOf = new Map(formats.map((format) => [format.column, format]));
    return sources.map((source) => {
      const column = mapping[source.index] ?? null;
      const inferred = column === null ? undefined : inferredOf.get(column);
      const chosen = (column === null ? undefined : chosenOf.get(column)) ?? null;
      const suggestion = suggestions[source.index] ?? null;
      return { source, column, suggestion, ...(inferred ? readingOf(inferred, chosen) : NO_READING) };
    });
  },
  keepEqualItems,
);

const NO_READING = { format: null, question: null };

const readingOf = memoizeLast((inferred: InferredFormat, chosen: ValueFormat | null) => ({
  format: { inferred, chosen },
  question: formatQuestion(inferred, chosen),
}));
