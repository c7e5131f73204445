import { createEngine } from '../src/engine/full.js';
import type { Column, Engine, MappingSuggestion, TableSummary } from '../src/engine/full.js';
import { CliError } from '../server/main/cli/cli-error.js';
import type { CommandValues } from '../server/main/cli/command.js';
import { textOption } from '../server/main/cli/command.js';
import { readImporterFile } from './importer-file.js';
import { openSource } from './open-source.js';

/** A file opened with an importer. */
export interface OpenedImport {
  readonly engine: Engine;
  readonly columns: readonly Column[];
  readonly table: TableSummary;
  readonly suggestions: readonly MappingSuggestion[];
}

export async function openImport(path: string, values: CommandValues): Promise<OpenedImport> {
  const importer = textOption(values, 'importer');
  if (importer === undefined) throw new CliError('Name the importer: --importer importer.json');
  const columns = await readImporterFile(importer);
  const { blob, fileName, fixed } = await openSource(path, textOption(values, 'sheet'));
  const engine = createEngine();
  const table = await engine.call('table-open', { blob, fileName, overrides: {}, fixed, columns });
  const suggestions = await engine.call('mapping-suggest', { columns });
  return { engine, columns, table, suggestions };
}
