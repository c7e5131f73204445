import type { ValueFormat } from './values/format.js';
import type { Column } from './column.js';
import type { Operation } from './edits/operation.js';
import type { ColumnMapping, OptionMatch } from './mapping/column-mapping.js';
import type { TableLayout } from './source/layout/layout.js';

/** What happens to rows with errors: keep them with their issues, skip them, or refuse the import. */
export type RowHandling = 'include' | 'exclude' | 'block';

/**
 * Everything that decides the result for a file, as data: browser and server reach the same result from it. Functions
 * of columns are not part of it; each place that runs the plan removes them.
 */
export interface ImportPlan {
  readonly columns: readonly Column[];
  /** Columns beyond the predefined ones, delivered under `_custom_fields`. */
  readonly dynamicColumns: readonly Column[];
  readonly layout: TableLayout;
  readonly mapping: ColumnMapping;
  readonly optionMatches: readonly OptionMatch[];
  readonly formats: readonly ValueFormat[];
  readonly rowHandling: RowHandling;
  readonly includeUnmatchedColumns: boolean;
  /** Language of words such as yes/no in boolean columns, in addition to English. */
  readonly language?: string;
  readonly operations: readonly Operation[];
}
