import type { Column, ColumnMapping, SourceColumn } from '../src/engine/full.js';
import { CliError } from '../server/main/cli/cli-error.js';
import { readJsonFile } from '../server/main/cli/json-file.js';

/**
 * Reads a mapping in the format of the import API, `{ "file column": "field" }`, or as printed by `rowgate map`. Every
 * name must exist, and each field may be used only once.
 */
export async function readMappingFile(
  path: string,
  sources: readonly SourceColumn[],
  columns: readonly Column[],
): Promise<ColumnMapping> {
  const content = await readJsonFile(path, 'mapping');
  const mapping: (string | null)[] = sources.map(() => null);
  const ids = new Set(columns.map(({ id }) => id));
  const taken = new Map<string, string>();
  for (const { index, name, field } of readPairs(content, sources, path)) {
    if (field === null || field === '') continue;
    if (!ids.has(field))
      throw new CliError(`The mapping sends "${name}" to "${field}", which is not a field of the importer.`);
    const other = taken.get(field);
    if (other !== undefined) throw new CliError(`The mapping sends both "${other}" and "${name}" to "${field}".`);
    taken.set(field, name);
    mapping[index] = field;
  }
  return mapping;
}

interface MappingPair {
  readonly index: number;
  readonly name: string;
  readonly field: string | null;
}

function readPairs(content: unknown, sources: readonly SourceColumn[], path: string): readonly MappingPair[] {
  if (Array.isArray(content)) {
    return content.map((entry: unknown) => {
      const { source, index, field } = (entry ?? {}) as Record<string, unknown>;
      const column = sources.find((other) => other.index === index) ?? sources.find((other) => other.name === source);
      if (!column)
        throw new CliError(`The mapping names a column that the file does not have: ${JSON.stringify(entry)}.`);
      return { index: column.index, name: column.name, field: typeof field === 'string' ? field : null };
    });
  }
  if (typeof content !== 'object' || content === null) {
    throw new CliError(`The mapping ${path} is neither an object nor a list.`);
  }
  return Object.entries(content).map(([name, field]) => {
    const column = sources.find((other) => other.name === name) ?? sources.find((other) => other.name === name.trim());
    if (!column) throw new CliError(`The mapping names the column "${name}", which the file does not have.`);
    return { index: column.index, name, field: typeof field === 'string' ? field : null };
  });
}
