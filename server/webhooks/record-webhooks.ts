import type { Principal } from '../auth/principal.js';
import type { RecordEvent, RecordListener } from '../content/record-event.js';
import { visibleRecord } from '../content/content-record.js';
import { queueDelivery } from './queue-delivery.js';
import type { QueueDeps } from './queue-delivery.js';
import { signedBody } from './sign.js';
import type { WebhookSource } from './webhook-source.js';

/** Name of the records among the webhook sources. */
export const RECORDS = 'records';

/** Whom the receivers stand for: what an admin may not read leaves in no webhook. */
const READER: Principal = {
  kind: 'user',
  id: '',
  email: '',
  name: '',
  role: 'admin',
  permissions: [],
  address: '',
};

/** Tells the configured receivers of changes of records. */
export function recordWebhooks(deps: QueueDeps): RecordListener {
  const { enabled, endpoints } = deps.config.webhooks;
  const told = ({ event, model }: Pick<RecordEvent, 'event' | 'model'>): typeof endpoints =>
    endpoints.filter(
      ({ events, models }) => events.includes(event) && (models === undefined || models.includes(model.path)),
    );
  const hears: RecordListener['hears'] = (event, model) => enabled && told({ event, model }).length > 0;
  const listener: RecordListener = async (transaction, { event, model, record }) => {
    if (!enabled) return;
    for (const { url, secret } of told({ event, model })) {
      const data = visibleRecord(READER, model, record);
      const timestamp = deps.now().toISOString();
      const body = signedBody({ event, model: model.path, data, timestamp }, secret);
      const message = { source: RECORDS, receiver: url, url, event, subject: model.path, body };
      await queueDelivery(transaction, deps, message);
    }
  };
  return Object.assign(listener, { hears });
}

/** Receivers of the configuration; they are known by their address. */
export const recordSource: WebhookSource = {
  addresses: 'any',
  secretsOf: async ({ config }, receiver) => {
    const endpoint = config.webhooks.endpoints.find(({ url }) => url === receiver);
    return endpoint ? [endpoint.secret] : [];
  },
};
