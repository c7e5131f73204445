import { sql } from 'kysely';
import type { Config } from '../config.js';
import type { Model, Models } from '../content/models.js';
import type { Deps } from '../deps.js';

/** The built-in model of uploads. */
export function fileModel(models: Models): Model {
  const model = models.byName('File');
  if (model === undefined) throw new Error('The model "File" is built in, and is not there.');
  return model;
}

/** Key of an upload's bytes in the file store. */
export function fileKey(filename: string): string {
  return `uploads/${filename}`;
}

/** Address of an upload for callers. Its record keeps it whole, so that whatever reads the record answers it. */
export function fileUrl({ publicUrl }: Pick<Config, 'publicUrl'>, filename: string): string {
  return `${publicUrl}/files/${filename}`;
}

/** Gives every file its address anew, for when the public address has changed. To be run at start. */
export async function alignFileUrls({ config, models, database }: Deps): Promise<void> {
  const start = fileUrl(config, '');
  await sql`UPDATE ${sql.table(fileModel(models).table)} SET url = ${start}::text || filename
    WHERE url <> ${start}::text || filename`.execute(database.pool);
}
