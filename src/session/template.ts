import type { ExcelReader } from '../worker/index.js';
import { portableColumns } from '../worker/index.js';
import { allColumns } from './session-state.js';
import type { SessionState } from './session-state.js';

/** An empty file with a heading for every column. */
export async function columnsTemplate(
  kind: 'csv' | 'xlsx',
  state: Pick<SessionState, 'columns' | 'dynamicColumns'>,
  excel: () => ExcelReader,
): Promise<Blob> {
  const columns = portableColumns(allColumns(state));
  if (kind === 'xlsx') return excel().template(columns);
  const { templateCsv } = await import('./template-csv.js');
  // Excel reads a CSV without a byte order mark in its own legacy encoding.
  return new Blob(['\uFEFF', templateCsv(columns)], { type: 'text/csv;charset=utf-8' });
}
