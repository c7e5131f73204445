import type { Principal } from '../../platform/http/principal.js';
import type { Deps } from '../../main/deps.js';
import { listDeliveries, resendDelivery } from '../webhooks/deliveries.js';
import type { Delivery } from '../webhooks/deliveries.js';
import type { DeliveryStatus } from '../webhooks/tables.js';
import { IMPORTERS } from './importer-source.js';
import type { ListQuery } from './importers.js';
import { ownedImporter } from './owned-importer.js';

/** A webhook of an importer as its owner is told of it. */
export interface ImporterDelivery {
  readonly id: string;
  readonly message_id: string;
  readonly event: string;
  readonly url: string;
  readonly status: DeliveryStatus;
  readonly created_at: string;
  readonly next_try_at: string | null;
  readonly finished_at: string | null;
  readonly tries: Delivery['tries'];
}

export async function listImporterDeliveries(
  deps: Deps,
  principal: Principal,
  { id, skip, limit, status }: ListQuery & { readonly id: string; readonly status?: DeliveryStatus | undefined },
): Promise<{ readonly deliveries: readonly ImporterDelivery[]; readonly total: number }> {
  await ownedImporter(deps.database.pool, principal, { id });
  const query = { limit, offset: skip, status, source: IMPORTERS, receiver: id };
  const { data, meta } = await listDeliveries(deps, query);
  return { deliveries: data.map(deliveryAnswer), total: meta.total };
}

/** Throws NOT_FOUND, for deliveries of others too. */
export async function resendImporterDelivery(
  deps: Deps,
  principal: Principal,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<ImporterDelivery> {
  await ownedImporter(deps.database.pool, principal, { id });
  return deliveryAnswer(await resendDelivery(deps, deliveryId, { source: IMPORTERS, receiver: id }));
}

function deliveryAnswer(delivery: Delivery): ImporterDelivery {
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
