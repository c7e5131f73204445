import { changesBetween, writeAudit } from '../../audit/write-audit.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { Deps } from '../../../main/deps.js';
import type { Connection } from '../../../platform/database/database.js';
import { BUILT_IN_MODELS } from '../built-in-models.js';
import type { ContentRecord } from '../content-record.js';
import { USER_MODEL } from '../models.js';
import type { Model } from '../models.js';

interface UserChange {
  readonly principal: Principal;
  readonly model: Model;
  /** Absent on creation. */
  readonly before: ContentRecord | undefined;
  /** Absent on deletion. */
  readonly after: ContentRecord | undefined;
}

const [USER] = BUILT_IN_MODELS;

/** Notes who changed a person, and their rights before and after. Of other models it notes nothing. */
export async function auditUser(
  deps: Pick<Deps, 'now'>,
  transaction: Connection,
  { principal, model, before, after }: UserChange,
): Promise<void> {
  const record = after ?? before;
  if (model.name !== USER_MODEL || record === undefined) return;
  const action = before === undefined ? 'user.create' : after === undefined ? 'user.delete' : 'user.update';
  const target = { id: record.id, name: `${String(record['name'])} (${String(record['email'])})` };
  const changes = changesBetween(before && audited(before), after && audited(after));
  await writeAudit(transaction, { principal, action, target, changes, at: deps.now() });
}

/** Fields that a deployment has added may hold anything, so their values are not kept. */
function audited(record: ContentRecord): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(USER.fields).map((name) => [name, record[name]]));
}
