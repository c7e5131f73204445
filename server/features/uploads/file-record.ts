import { sql } from 'kysely';
import type { Config } from '../../config/config.js';
import type { Model, Models } from '../content/models.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { Connection } from '../../platform/database/database.js';

/** The built-in model of uploads. */
export function fileModel(models: Models): Model {
  const model = models.byName('File');
  if (model === undefined) throw new Error('The built-in model "File" is missing.');
  return model;
}

/** File-store key of an upload. */
export function fileKey(filename: string): string {
  return `uploads/${filename}`;
}

/** Public address of an upload. The record stores the full address, so that every reader of the record gets it. */
export function fileUrl({ publicUrl }: Pick<Config, 'publicUrl'>, filename: string): string {
  return `${publicUrl}/files/${filename}`;
}

/** Updates the address of every file, and every copy of it, to the current public address. Runs at start. */
export async function alignFileUrls(
  { config, models }: Pick<ContentDeps, 'config' | 'models'>,
  connection: Connection,
): Promise<void> {
  const files = fileModel(models);
  const start = fileUrl(config, '');
  const isOld = sql`file.url <> ${start}::text || file.filename`;
  for (const { model, relation } of copiesOfUrl(models, files)) {
    await sql`UPDATE ${sql.table(model.table)} AS record SET url = ${start}::text || file.filename
      FROM ${sql.table(files.table)} AS file
      WHERE file.id = ${sql.ref(`record.${relation}`)} AND record.url = file.url AND ${isOld}`.execute(connection);
  }
  await sql`UPDATE ${sql.table(files.table)} AS file SET url = ${start}::text || file.filename
    WHERE ${isOld}`.execute(connection);
}

/** Models whose `url` is copied from a file, and the column of that relation. */
function copiesOfUrl({ all }: Models, files: Model): readonly { readonly model: Model; readonly relation: string }[] {
  return all.flatMap((model) => {
    const relation = model.fields.get(model.fields.get('url')?.field.copiedFrom ?? '');
    return relation?.target === files && relation.column !== undefined ? [{ model, relation: relation.column }] : [];
  });
}
