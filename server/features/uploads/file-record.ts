import { sql } from 'kysely';
import type { Config } from '../../config/config.js';
import type { Model, Models } from '../content/models.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { Connection } from '../../platform/database/database.js';

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

/** Address of an upload for callers. The record stores the whole address, so that every reader of the record has it. */
export function fileUrl({ publicUrl }: Pick<Config, 'publicUrl'>, filename: string): string {
  return `${publicUrl}/files/${filename}`;
}

/** Gives every file, and every copy of its address, the current public address. Runs at start. */
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

/** Models whose `url` is copied from a file, and the column that says which. */
function copiesOfUrl({ all }: Models, files: Model): readonly { readonly model: Model; readonly relation: string }[] {
  return all.flatMap((model) => {
    const relation = model.fields.get(model.fields.get('url')?.field.copiedFrom ?? '');
    return relation?.target === files && relation.column !== undefined ? [{ model, relation: relation.column }] : [];
  });
}
