import { sql } from 'kysely';
import type { Action, Principal } from '../../../platform/http/principal.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Connection } from '../../../platform/database/database.js';
import { rowScope } from '../access.js';
import type { Model } from '../models.js';
import { compileScope } from '../query/compile-query.js';
import type { RowScope } from '../query/query.js';

interface RowAction {
  readonly model: Model;
  readonly id: string;
  readonly action: Action;
}

/** Throws NOT_FOUND for a record that the rules hide from the caller, FORBIDDEN for one they only forbid to act on. */
export async function requireRow(
  transaction: Connection,
  principal: Principal,
  { model, id, action }: RowAction,
): Promise<void> {
  const scope = rowScope(principal, model, action);
  if (await isWithin(transaction, model, { id, scope })) return;
  const isShown = await isWithin(transaction, model, { id, scope: rowScope(principal, model, 'read') });
  if (!isShown) throw new ApiError('NOT_FOUND');
  throw new ApiError('FORBIDDEN', { message: `You may not ${action} this record of "${model.path}".` });
}

/** Throws FORBIDDEN for a record that was just written and is not one the caller may create, or leave so. */
export async function requireResult(
  transaction: Connection,
  principal: Principal,
  { model, id, action }: RowAction & { readonly action: 'create' | 'update' },
): Promise<void> {
  const scope = rowScope(principal, model, action);
  if (await isWithin(transaction, model, { id, scope })) return;
  const problem = action === 'create' ? 'create such a record' : 'change a record in this way';
  throw new ApiError('FORBIDDEN', { message: `Of "${model.path}" you may not ${problem}.` });
}

export function isReadable(
  connection: Connection,
  principal: Principal,
  { model, id }: Omit<RowAction, 'action'>,
): Promise<boolean> {
  return isWithin(connection, model, { id, scope: rowScope(principal, model, 'read') });
}

async function isWithin(
  connection: Connection,
  { table }: Model,
  { id, scope }: { readonly id: string; readonly scope: RowScope },
): Promise<boolean> {
  if (typeof scope === 'string') return scope === 'all';
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} AS record
    WHERE record.id = ${id}::uuid AND ${compileScope(scope, 'record')}`.execute(connection);
  return rows.length > 0;
}
