import type { Column, ColumnMapping, SourceColumn } from '../src/engine/full.js';
import { CliError } from '../server/main/cli/cli-error.js';
import { readJsonFile } from '../server/main/cli/json-file.js';

/** Where a column of the file goes. */
export interface MappingPair {
  readonly name: string;
  /** Position of the column, if the file says so. */
  readonly index?: number;
  readonly field: string | null;
}

/**
 * Reads a mapping in the format of the import API, `{ "file column": "field" }`, or as printed by `rowgate map`.
 */
export async function readMappingFile(path: string): Promise<readonly MappingPair[]> {
  const content = await readJsonFile(path, 'mapping');
  if (Array.isArray(content)) return content.map(pairOf);
  if (typeof content !== 'object' || content === null) {
    throw new CliError(`The mapping ${path} is neither an object nor a list.`);
  }
  return Object.entries(content).map(([name, field]) => ({ name, field: fieldOf(field) }));
}

function pairOf(entry: unknown): MappingPair {
  const { source, index, field } = (entry ?? {}) as Record<string, unknown>;
  return {
    name: typeof source === 'string' ? source : '',
    ...(typeof index === 'number' ? { index } : {}),
    field: fieldOf(field),
  };
}

function fieldOf(field: unknown): string | null {
  return typeof field === 'string' && field !== '' ? field : null;
}

/** The fields by the names of the columns that go to them. */
export function fieldsByName(pairs: readonly MappingPair[]): Readonly<Record<string, string | null>> {
  return Object.fromEntries(pairs.map(({ name, field }) => [name, field]));
}

/** Throws a CliError unless each name exists, and each field exists and is used only once. */
export function applyMappingFile(
  pairs: readonly MappingPair[],
  sources: readonly SourceColumn[],
  columns: readonly Column[],
): ColumnMapping {
  const mapping: (string | null)[] = sources.map(() => null);
  const ids = new Set(columns.map(({ id }) => id));
  const taken = new Map<string, string>();
  for (const pair of pairs) {
    const { name, index } = sourceOf(pair, sources);
    const { field } = pair;
    if (field === null) continue;
    if (!ids.has(field))
      throw new CliError(`The mapping sends "${name}" to "${field}", which is not a field of the importer.`);
    const other = taken.get(field);
    if (other !== undefined) throw new CliError(`The mapping sends both "${other}" and "${name}" to "${field}".`);
    taken.set(field, name);
    mapping[index] = field;
  }
  return mapping;
}

function sourceOf({ index, name }: MappingPair, sources: readonly SourceColumn[]): SourceColumn {
  const source =
    sources.find((other) => other.index === index) ??
    sources.find((other) => other.name === name) ??
    sources.find((other) => other.name === name.trim());
  if (!source) throw new CliError(`The mapping names the column "${name}", which the file does not have.`);
  return source;
}
