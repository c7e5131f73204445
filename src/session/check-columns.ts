import { EngineError } from '../engine/index.js';
import type { Column } from '../engine/index.js';
import { columnFaults } from './column-faults.js';
import { doubtfulPatterns } from './doubtful-patterns.js';
import type { UsedPattern } from './doubtful-patterns.js';
import { optionFaults } from './options/option-faults.js';

const NO_COLUMNS = 'CSVImporter: the importer has no columns. Give `columns`, or a `schema` that is one object.';

/** Throws the first fault of the columns or of the other props. Warns in the console if the list of columns is empty. */
export function checkSetup(columns: readonly Column[], options: object): void {
  if (columns.length === 0) console.warn(NO_COLUMNS);
  const [fault] = columnFaults(columns);
  if (fault) throw new EngineError('invalid-columns', { reason: `${fault.column}: ${fault.part}` });
  const wrong = optionFaults(options).find(({ canDo }) => !canDo);
  if (wrong) throw new EngineError('invalid-columns', { reason: wrong.option });
}

/** Writes faults of props and patterns that the engine rejects to the console, unless they have been `seen`. */
export async function reportSetup(columns: readonly Column[], options: object, seen: Set<string>): Promise<void> {
  const isNew = (text: string): boolean => !seen.has(text) && seen.add(text).has(text);
  for (const { sentence, canDo } of optionFaults(options)) {
    const text = `CSVImporter: ${sentence} ${canDo ? 'It is ignored.' : 'Imports will fail.'}`;
    if (isNew(text)) console.error(text);
  }
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
