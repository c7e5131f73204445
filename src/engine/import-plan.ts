import type { ValueFormat } from './values/format.js';
import type { Column } from './column.js';
import type { Operation } from './edits/operation.js';
import type { ColumnMapping, OptionMatch } from './mapping/column-mapping.js';
import type { TableLayout } from './source/layout/layout.js';

/** What happens to rows that fail: keep them with their issues, leave them out, or refuse the import. */
export type RowHandling = 'include' | 'exclude' | 'block';

/**
 * Everything that decides the verdict on a file, as data: browser and server give the same answer on it.
 * Functions inside columns do not travel; the place that runs the plan splits them off.
 */
export interface ImportPlan {
  readonly columns: readonly Column[];
  /** Customer-specific columns, delivered under `_custom_fields`. */
  readonly dynamicColumns: readonly Column[];
  readonly layout: TableLayout;
  readonly mapping: ColumnMapping;
  readonly optionMatches: readonly OptionMatch[];
  readonly formats: readonly ValueFormat[];
  readonly rowHandling: RowHandling;
  readonly includeUnmatchedColumns: boolean;
  /** Language of words such as yes/no in boolean columns, besides English. */
  readonly language?: string;
  readonly operations: readonly Operation[];
}
