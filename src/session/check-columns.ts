import { EngineError } from '../engine/index.js';
import type { Column } from '../engine/index.js';
import { columnFaults } from './column-faults.js';
import { doubtfulPatterns } from './doubtful-patterns.js';
import type { UsedPattern } from './doubtful-patterns.js';

const NO_COLUMNS = 'CSVImporter: the importer has no columns. Give `columns`, or a `schema` that is one object.';

/** Throws EngineError `invalid-columns` with the first fault. Warns in the console if the list is empty. */
export function checkColumns(columns: readonly Column[]): void {
  if (columns.length === 0) console.warn(NO_COLUMNS);
  const [fault] = columnFaults(columns);
  if (fault) throw new EngineError('invalid-columns', { reason: `${fault.column}: ${fault.part}` });
}

/** Writes faults and patterns that the engine rejects to the console, unless they have been `seen`. */
export async function reportColumns(columns: readonly Column[], seen: Set<string>): Promise<void> {
  const isNew = (text: string): boolean => !seen.has(text) && seen.add(text).has(text);
  for (const { column, sentence } of columnFaults(columns)) {
    const text = `CSVImporter: column "${column}": ${sentence} Imports will fail.`;
    if (isNew(text)) console.error(text);
  }
  const unseen = patternsOf(columns).filter(({ pattern }) => isNew(pattern));
  // If the engine cannot be loaded, the import itself reports it later.
  const sentences = await doubtfulPatterns(unseen).catch(() => []);
  for (const sentence of sentences) console.warn(`CSVImporter: ${sentence}`);
}

/** Columns come from the host and may be malformed. */
function patternsOf(columns: readonly (Partial<Column> | null)[]): UsedPattern[] {
  return columns.flatMap((column) => {
    const validators = Array.isArray(column?.validators) ? column.validators : [];
    const patterns = [column?.pattern, ...validators.map((each) => (each?.type === 'regex' ? each.pattern : null))];
    return patterns.flatMap((pattern) =>
      typeof pattern === 'string' ? [{ column: String(column?.label ?? column?.id), pattern }] : [],
    );
  });
}
