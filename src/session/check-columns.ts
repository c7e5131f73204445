import { EngineError } from '../engine/index.js';
import type { Column } from '../engine/index.js';
import { columnFaults } from './column-faults.js';
import { doubtfulPatterns } from './doubtful-patterns.js';
import type { UsedPattern } from './doubtful-patterns.js';
import { optionFaults } from './options/option-faults.js';
import type { OptionFault } from './options/option-faults.js';
import type { SessionStore } from './session-state.js';

/** Of the props, what decides why there are no columns. */
type Given = Readonly<Partial<Record<'columns' | 'importerKey' | 'backendUrl', unknown>>>;

/** The prop without which the importer has no columns: nothing could be matched. */
function missingOption({ importerKey, backendUrl }: Given): OptionFault {
  const isHalf = !importerKey !== !backendUrl;
  const option = !isHalf ? 'columns' : importerKey ? 'backendUrl' : 'importerKey';
  const reason = isHalf ? '`importerKey` and `backendUrl` are only used together' : 'the importer has no columns';
  const fix = isHalf ? `\`${option}\`` : '`columns`, or a `schema` that is one object';
  return { option, sentence: `${reason}. Give ${fix}.` };
}

/** The first fault of the columns or of the other props, with which imports fail. */
function firstFault(columns: readonly Column[], options: object): EngineError | null {
  const [fault] = columnFaults(columns);
  const wrong = optionFaults(options).find(({ canDo }) => !canDo);
  const missing = columns.length === 0 ? missingOption(options).option : undefined;
  const reason = fault ? `${fault.column}: ${fault.part}` : (wrong?.option ?? missing);
  return reason === undefined ? null : new EngineError('invalid-columns', { reason });
}

/** Throws the first fault of the columns or of the other props. */
export function checkSetup(columns: readonly Column[], options: object): void {
  if (columns.length === 0) console.error(`CSVImporter: ${missingOption(options).sentence}`);
  const fault = firstFault(columns, options);
  if (fault) throw fault;
}

/**
 * Shows the first fault on the screen before the user chooses a file, until the host has corrected it. Columns that are
 * missing may still be loading, so they are a fault only when a file is opened.
 */
export function showSetup(
  columns: readonly Column[],
  options: object,
  { store, reported }: { readonly store: SessionStore; readonly reported: Reported },
): void {
  const { source, error } = store.getState();
  const fault = columns.length > 0 ? firstFault(columns, options) : null;
  const reason = fault?.params['reason'];
  if (reason === reported.reason) return;
  reported.reason = reason;
  if (fault ? !source : error?.code === 'invalid-columns') {
    store.setState({ error: fault && { code: fault.code, params: fault.params } });
  }
}

/** What has been reported so far. */
export interface Reported {
  readonly texts: Set<string>;
  /** The fault that the screen shows. */
  reason?: string | number | undefined;
}

/** Writes faults of props and patterns that the engine rejects to the console, each once. */
export async function reportSetup(columns: readonly Column[], options: object, { texts }: Reported): Promise<void> {
  const isNew = (text: string): boolean => !texts.has(text) && texts.add(text).has(text);
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
