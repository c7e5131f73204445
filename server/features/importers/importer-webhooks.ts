import { randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/platform.js';
import type { WebhookSource } from '../webhooks/webhook-deps.js';
import { writeAudit } from '../audit/write-audit.js';
import type { Principal } from '../../platform/http/principal.js';
import { listDeliveries, resendDelivery } from '../webhooks/deliveries.js';
import type { WebhookDelivery } from '../webhooks/tables.js';
import type { DeliveryStatus } from '../webhooks/tables.js';
import { ownedImporter } from './find-importer.js';
import type { ImporterRow } from './tables.js';
import type { ListQuery } from '../../platform/http/paging.js';

/** Name of the importers among the webhook sources; their receivers are identified by the importer's id. */
export const IMPORTERS = 'importers';

export const importerSource = ({ database, now }: Pick<Platform, 'database' | 'now'>): WebhookSource => ({
  // Any signed-in user may set one.
  addresses: 'public',
  secretsOf: async (receiver) => {
    const importer = await database.pool
      .selectFrom('importers')
      .select(['webhook_secret', 'previous_webhook_secret', 'previous_secret_until'])
      .where('id', '=', receiver)
      .executeTakeFirst();
    return importer ? secretsAt(now(), importer) : [];
  },
});

const SHOWN = 'whsec_'.length + 4;

export interface SecretState {
  /** The first characters of the secret, to identify which one a receiver has. */
  readonly hint: string;
  /** Until when the previous secret also signs messages. */
  readonly previous_until: string | null;
}

export async function readWebhookSecret(
  deps: Pick<Platform, 'database' | 'now'>,
  principal: Principal,
  id: string,
): Promise<SecretState> {
  const importer = await ownedImporter(deps.database.pool, principal, { id });
  const { webhook_secret: secret, previous_secret_until: until } = importer;
  return {
    hint: `${secret.slice(0, SHOWN)}…`,
    previous_until: until !== null && deps.now() < until ? until.toISOString() : null,
  };
}

/**
 * Creates a secret, returned only this once; the previous one keeps signing for a day, so that receivers can switch.
 */
export async function rotateWebhookSecret(
  deps: Pick<Platform, 'database' | 'now'>,
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

/** Hours during which the previous secret also signs. */
const OVERLAP_HOURS = 24;

type Secrets = Pick<ImporterRow, 'webhook_secret' | 'previous_webhook_secret' | 'previous_secret_until'>;

/** In the format of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** The secrets that sign a message at a given time, newest first. */
function secretsAt(now: Date, importer: Secrets): readonly string[] {
  const { webhook_secret, previous_webhook_secret: previous, previous_secret_until: until } = importer;
  return previous !== null && until !== null && now < until ? [webhook_secret, previous] : [webhook_secret];
}

/** A webhook of an importer as its owner sees it. */
export interface ImporterDelivery {
  readonly id: string;
  readonly message_id: string;
  readonly event: string;
  readonly url: string;
  readonly status: DeliveryStatus;
  readonly created_at: string;
  readonly next_try_at: string | null;
  readonly finished_at: string | null;
  readonly tries: WebhookDelivery['tries'];
}

export async function listImporterDeliveries(
  deps: Pick<Platform, 'database'>,
  principal: Principal,
  { id, skip, limit, status }: ListQuery & { readonly id: string; readonly status?: DeliveryStatus | undefined },
): Promise<{ readonly deliveries: readonly ImporterDelivery[]; readonly total: number }> {
  await ownedImporter(deps.database.pool, principal, { id });
  const query = { limit, offset: skip, status, source: IMPORTERS, receiver: id };
  const { data, meta } = await listDeliveries(deps, query);
  return { deliveries: data.map(deliveryAnswer), total: meta.total };
}

/** Throws NOT_FOUND, also for webhooks of others. */
export async function resendImporterDelivery(
  deps: Pick<Platform, 'database' | 'queue' | 'now'>,
  principal: Principal,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<ImporterDelivery> {
  await ownedImporter(deps.database.pool, principal, { id });
  return deliveryAnswer(await resendDelivery(deps, deliveryId, { source: IMPORTERS, receiver: id }));
}

function deliveryAnswer(delivery: WebhookDelivery): ImporterDelivery {
  const { id, event, url, status, tries } = delivery;
  return {
    id,
    message_id: delivery.messageId,
    event,
    url,
    status,
    created_at: delivery.createdAt,
    next_try_at: delivery.nextTryAt,
    finished_at: delivery.finishedAt,
    tries,
  };
}
