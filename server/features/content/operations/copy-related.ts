import type { Principal } from '../../../platform/http/principal.js';
import type { Connection } from '../../../platform/database/database.js';
import { rowScope } from '../access.js';
import type { Model } from '../models.js';
import type { RowScope } from '../query/query.js';
import { readByIds } from './read-rows.js';

/**
 * Fills the fields that are `copiedFrom` a relation which is being written, unless the body gives them. Of a record
 * that the rules hide from the caller nothing is copied.
 */
export async function copyRelated(
  transaction: Connection,
  model: Model,
  {
    principal,
    values,
    body,
  }: { readonly principal: Principal; readonly values: Map<string, unknown>; readonly body: object },
): Promise<void> {
  for (const [name, relation] of model.fields) {
    const id = values.get(name);
    const copied = [...model.fields.values()].filter(
      (field) => field.field.copiedFrom === name && !Object.hasOwn(body, field.name),
    );
    if (relation.target === undefined || typeof id !== 'string' || copied.length === 0) continue;
    const scope = copyScope(principal, relation.target);
    const [record] = await readByIds(transaction, relation.target, { ids: [id], scope });
    for (const field of copied) values.set(field.name, record?.[field.name] ?? field.kind.empty);
  }
}

/** Rules by record hold for copies too. A model that is closed altogether still hands on what its copies are made for. */
export function copyScope(principal: Principal, target: Model): RowScope {
  const scope = rowScope(principal, target, 'read');
  return scope === 'none' ? 'all' : scope;
}
