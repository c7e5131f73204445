import type { Connection } from '../../storage/database.js';
import type { Model } from '../models.js';
import { readByIds } from './read-rows.js';

/** Fills the fields that are `copiedFrom` a relation which is being written, unless the body gives them. */
export async function copyRelated(
  transaction: Connection,
  model: Model,
  { values, body }: { readonly values: Map<string, unknown>; readonly body: object },
): Promise<void> {
  for (const [name, relation] of model.fields) {
    const id = values.get(name);
    const copied = [...model.fields.values()].filter(
      (field) => field.field.copiedFrom === name && !Object.hasOwn(body, field.name),
    );
    if (relation.target === undefined || typeof id !== 'string' || copied.length === 0) continue;
    const [record] = await readByIds(transaction, relation.target, [id]);
    for (const field of copied) values.set(field.name, record?.[field.name] ?? field.kind.empty);
  }
}
