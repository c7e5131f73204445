import { fieldColumn } from '../../src/protocol/index.js';
import type { Column } from '../../src/engine/full.js';
import { CliError } from './cli-error.js';
import { readJsonFile } from './json-file.js';

/** The columns of an importer as the server takes or answers it, or of a list of fields alone. */
export async function readImporterFile(path: string): Promise<readonly Column[]> {
  const content = await readJsonFile(path, 'importer');
  // Loaded only here: the schemas are large.
  const { checkImporterFile } = await import('../importers/check-importer-file.js');
  const { fields, problems } = checkImporterFile(Array.isArray(content) ? { fields: content as unknown[] } : content);
  if (problems.length > 0) throw new CliError(`The importer ${path} cannot be used: ${problems.join('; ')}`);
  return fields.map(fieldColumn);
}
