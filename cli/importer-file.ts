import { fieldColumn } from '../src/protocol/index.js';
import { withFormatSettings } from '../src/engine/full.js';
import type { Column } from '../src/engine/full.js';
import { CliError } from '../server/main/cli/cli-error.js';
import { readJsonFile } from '../server/main/cli/json-file.js';

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
