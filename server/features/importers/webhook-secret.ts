import { writeAudit } from '../audit/write-audit.js';
import type { Principal } from '../../platform/http/principal.js';
import type { Deps } from '../../main/deps.js';
import { ownedImporter } from './owned-importer.js';
import { newWebhookSecret, OVERLAP_HOURS } from './webhook-secrets.js';

const SHOWN = 'whsec_'.length + 4;

export interface SecretState {
  /** How the secret begins, to tell which one a receiver has. */
  readonly hint: string;
  /** Until when messages are signed with the secret before, too. */
  readonly previous_until: string | null;
}

export async function readWebhookSecret(deps: Deps, principal: Principal, id: string): Promise<SecretState> {
  const importer = await ownedImporter(deps.database.pool, principal, { id });
  const { webhook_secret: secret, previous_secret_until: until } = importer;
  return {
    hint: `${secret.slice(0, SHOWN)}…`,
    previous_until: until !== null && deps.now() < until ? until.toISOString() : null,
  };
}

/** A new secret, answered this once; the one before goes on for a day, for receivers to change over. */
export async function rotateWebhookSecret(
  deps: Deps,
  principal: Principal,
  id: string,
): Promise<SecretState & { readonly secret: string }> {
  return deps.database.transaction(async (transaction) => {
    const current = await ownedImporter(transaction, principal, { id, forUpdate: true });
    const secret = newWebhookSecret();
    const until = new Date(deps.now().getTime() + OVERLAP_HOURS * 3_600_000);
    await transaction
      .updateTable('importers')
      .set({
        webhook_secret: secret,
        previous_webhook_secret: current.webhook_secret,
        previous_secret_until: until,
      })
      .where('id', '=', id)
      .execute();
    const target = { id, name: current.name };
    await writeAudit(transaction, { principal, action: 'importer.rotate_webhook_secret', target, at: deps.now() });
    return { secret, hint: `${secret.slice(0, SHOWN)}…`, previous_until: until.toISOString() };
  });
}
