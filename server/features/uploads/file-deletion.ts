import { sql } from 'kysely';
import type { ContentDeps } from '../content/content-deps.js';
import type { Platform } from '../../platform/platform.js';
import type { Worker } from '../feature.js';
import { ApiError } from '../../platform/http/errors.js';
import type { Connection } from '../../platform/database/database.js';
import { mayAct } from '../content/access.js';
import type { ContentRecord } from '../content/content-record.js';
import { FILE_MODEL } from '../content/names.js';
import type { Model, ModelField, Models } from '../content/models.js';
import type { DeletionGuard, RecordListener } from '../content/record-event.js';
import { fileKey } from './file-record.js';

interface Use {
  readonly model: Model;
  readonly field: ModelField;
  readonly count: number;
}

/**
 * Relations to a deleted file are cleared like any other, and with them the values copied from it, such as its address.
 * Its address in rich text cannot be: such a file is deleted only by force.
 */
export function fileUseGuard({ models }: Pick<ContentDeps, 'models'>): DeletionGuard {
  return async (transaction, { model, record, principal, force = false }) => {
    if (model.name !== FILE_MODEL) return;
    if (!force) {
      const uses = await findTexts(transaction, models, record);
      const details = uses.map(({ model: user, field, count }) => ({
        field: 'id',
        message: mayAct(principal, user, 'read')
          ? `Used as "${field.name}" by ${count} of "${user.path}".`
          : `Used by ${count} other records.`,
      }));
      const message =
        'Rich texts contain the address of this file. Delete it with ?force=true to leave them as they are.';
      if (details.length > 0) throw new ApiError('CONFLICT', { message, details });
    }
    for (const owner of models.all) await emptyCopies(transaction, owner, record);
  };
}

/** The rich texts that contain the address of a file. */
async function findTexts(transaction: Connection, { all }: Models, file: ContentRecord): Promise<readonly Use[]> {
  const uses: Use[] = [];
  for (const model of all) {
    for (const field of model.fields.values()) {
      if (field.column === undefined || field.field.type !== 'richtext') continue;
      const { rows } = await sql<{ count: number | string }>`
        SELECT count(*) AS count FROM ${sql.table(model.table)}
        WHERE position(${file['filename']}::text in ${sql.ref(field.column)}) > 0`.execute(transaction);
      const count = Number(rows[0]?.count);
      if (count > 0) uses.push({ model, field, count });
    }
  }
  return uses;
}

/** Column of the file relation from which this field copies its value. */
function relationCopiedBy(model: Model, { field }: ModelField): string | undefined {
  const relation = model.fields.get(field.copiedFrom ?? '');
  return relation?.target?.name === FILE_MODEL ? relation.column : undefined;
}

/** Clears copied values that are unchanged since they were copied. */
async function emptyCopies(transaction: Connection, model: Model, file: ContentRecord): Promise<void> {
  for (const field of model.fields.values()) {
    const relation = relationCopiedBy(model, field);
    if (relation === undefined || field.column === undefined) continue;
    const column = sql.id(field.column);
    const { columnType, toColumn, empty } = field.kind;
    const value = sql`${toColumn(file[field.name] ?? null)}::${sql.raw(columnType)}`;
    const isOwn = sql`${sql.id(relation)} = ${file.id}::uuid`;
    // A copied address is a dead link, whether the relation still exists or not.
    const meets = field.name === 'url' ? sql`${column} = ${value}` : sql`${isOwn} AND ${column} = ${value}`;
    await sql`UPDATE ${sql.table(model.table)} SET ${column} = ${toColumn(empty)}::${sql.raw(columnType)}
      WHERE ${meets}`.execute(transaction);
  }
}

/** When the record of an upload is deleted, its content follows once that is committed. */
export function fileDeletion({ queue }: Pick<Platform, 'queue'>): RecordListener {
  const handles: RecordListener['handles'] = (event, model) => event === 'delete' && model.name === FILE_MODEL;
  const listener: RecordListener = async (transaction, events) => {
    const deleted = events.filter(({ event, model }) => handles(event, model));
    const data = deleted.map(({ record }) => ({ key: fileKey(String(record['filename'])) }));
    await queue.sendAll(transaction, { name: 'delete-file', data });
  };
  return Object.assign(listener, { handles });
}

/** Deletes the content of deleted files. */
export const deleteFiles = ({ files }: Pick<Platform, 'files'>): Worker<'delete-file'> => ({
  handle: ({ key }) => files.delete({ key }),
  retries: 8,
});
