import { createEngine, knownByHeaders, withFormatSettings } from '../src/engine/full.js';
import type { Column, Engine, MappingSuggestion, SheetCounts, TableSummary } from '../src/engine/full.js';
import { fieldColumn } from '../src/protocol/index.js';
import { CliError } from '../server/main/cli/cli-error.js';
import type { CommandValues } from '../server/main/cli/command.js';
import { textOption } from '../server/main/cli/command.js';
import { readJsonFile } from '../server/main/cli/json-file.js';
import { fieldsByName, readMappingFile } from './mapping-file.js';
import type { MappingPair } from './mapping-file.js';
import { openSource } from './open-source.js';

/** A file opened with an importer. */
export interface OpenedImport extends SheetCounts {
  readonly engine: Engine;
  readonly columns: readonly Column[];
  readonly table: TableSummary;
  readonly suggestions: readonly MappingSuggestion[];
  /** The mapping of `--mapping`. */
  readonly given: readonly MappingPair[] | null;
}

export async function openImport(path: string, values: CommandValues): Promise<OpenedImport> {
  const importer = textOption(values, 'importer');
  if (importer === undefined) throw new CliError('Name the importer: --importer importer.json');
  const columns = await readImporterFile(importer);
  const mapping = textOption(values, 'mapping');
  const given = mapping === undefined ? null : await readMappingFile(mapping);
  const { blob, fileName, fixed, hiddenRows, blankFormulas, errorCells, merged } = await openSource(path, values);
  const engine = createEngine();
  const expected = given ? knownByHeaders(columns, fieldsByName(given)) : columns;
  const table = await engine.call('table-open', { blob, fileName, overrides: {}, fixed, columns: expected });
  const suggestions = await engine.call('mapping-suggest', { columns });
  const counts = {
    hiddenRows: hiddenRows ?? 0,
    blankFormulas: blankFormulas ?? 0,
    errorCells: errorCells ?? 0,
    merged: merged ?? [],
  };
  return { engine, columns, table, suggestions, given, ...counts };
}

/** The columns of an importer, in the format of the server's requests and responses, or of a list of fields. */
export async function readImporterFile(path: string): Promise<readonly Column[]> {
  const content = await readJsonFile(path, 'importer');
  // Loaded only here, because the schemas are large.
  const { checkImporterFile } = await import('../server/features/importers/check-importer.js');
  const importer = Array.isArray(content) ? { fields: content as unknown[] } : content;
  const { fields, formats, problems } = checkImporterFile(importer);
  if (problems.length > 0) throw new CliError(`The importer ${path} cannot be used: ${problems.join('; ')}`);
  return withFormatSettings(fields.map(fieldColumn), formats);
}
