import type { Principal } from '../../platform/http/principal.js';
import type { Config } from '../../config/config.js';
import type { RecordEvent, RecordListener } from '../content/record-event.js';
import { visibleRecord } from '../content/content-record.js';
import { ConfigError } from '../../config/config-error.js';
import type { Models } from '../content/models.js';
import { queueWebhooks } from './queue-webhook.js';
import type { QueueDeps, WebhookSource } from './webhook-deps.js';
import { signedBody } from './sign.js';

/** Name of the records among the webhook sources. */
export const RECORDS = 'records';

/** The access that receivers have: webhooks contain nothing an admin may not read. */
const READER: Principal = {
  kind: 'user',
  id: '',
  email: '',
  name: '',
  role: 'admin',
  permissions: [],
  address: '',
};

/** Announces record changes to the configured receivers. */
export function recordWebhooks(deps: QueueDeps): RecordListener {
  const { enabled, endpoints } = deps.config.webhooks;
  const receivers = receiversOf(endpoints);
  const interested = ({ event, model }: Pick<RecordEvent, 'event' | 'model'>): typeof receivers =>
    receivers.filter(
      ({ events, models }) => events.includes(event) && (models === undefined || models.includes(model.path)),
    );
  const handles: RecordListener['handles'] = (event, model) => enabled && interested({ event, model }).length > 0;
  const listener: RecordListener = async (transaction, events) => {
    if (!enabled) return;
    const timestamp = deps.now().toISOString();
    const messages = events.flatMap(({ event, model, record }) => {
      const to = interested({ event, model });
      if (to.length === 0) return [];
      const data = visibleRecord(READER, model, record);
      return to.map(({ receiver, url, secret }) => {
        const body = signedBody({ event, model: model.path, data, timestamp }, secret);
        return { source: RECORDS, receiver, url, event, subject: model.path, body };
      });
    });
    await queueWebhooks(transaction, deps, messages);
  };
  return Object.assign(listener, { handles });
}

/** The receivers in the configuration. */
export const recordSource = ({ config }: Pick<QueueDeps, 'config'>): WebhookSource => ({
  addresses: 'any',
  secretsOf: async (name) => {
    const endpoint = receiversOf(config.webhooks.endpoints).find(({ receiver }) => receiver === name);
    return endpoint ? [endpoint.secret] : [];
  },
});

type WebhookEndpoint = Config['webhooks']['endpoints'][number];

/**
 * Receivers are identified by their address, so that a secret can be replaced; those sharing an address are numbered.
 */
function receiversOf(endpoints: readonly WebhookEndpoint[]): readonly (WebhookEndpoint & { receiver: string })[] {
  const seen = new Map<string, number>();
  return endpoints.map((endpoint) => {
    const number = (seen.get(endpoint.url) ?? 0) + 1;
    seen.set(endpoint.url, number);
    return { ...endpoint, receiver: number === 1 ? endpoint.url : `${endpoint.url} (${number})` };
  });
}

/** A receiver of an unknown model would never get anything. Throws ConfigError. */
export function checkWebhooks({ endpoints }: Config['webhooks'], models: Models): void {
  const paths = new Set(models.all.map(({ path }) => path));
  for (const [index, { models: named = [] }] of endpoints.entries()) {
    const unknown = named.find((path) => !paths.has(path));
    if (unknown === undefined) continue;
    throw new ConfigError(
      `The setting webhooks.endpoints.${index}.models cannot be used: there is no model at "${unknown}"; ` +
        `there are ${[...paths].join(', ')}.`,
    );
  }
}
