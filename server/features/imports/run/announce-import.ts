import type { ImportJobRow } from '../tables.js';
import type { Connection } from '../../../platform/database/database.js';
import { queueWebhooks } from '../../webhooks/queue-webhook.js';
import type { QueueDeps } from '../../webhooks/webhook-deps.js';
import { IMPORTERS } from '../../importers/importer-webhooks.js';
import type { ImporterRow } from '../../importers/tables.js';

type ImportEvent = 'import.started' | 'import.completed' | 'import.failed';

type Receiver = Pick<
  ImporterRow,
  'id' | 'webhook_enabled' | 'webhook_url' | 'include_data_in_webhook' | 'webhook_data_sample_size'
>;

export interface ImportAnnouncement {
  readonly event: ImportEvent;
  /** The job as it is in this transaction. */
  readonly job: Pick<
    ImportJobRow,
    'id' | 'dry_run' | 'num_rows' | 'num_imported_rows' | 'new_options' | 'error' | 'user' | 'metadata'
  >;
  readonly importer: Receiver;
  /** For a completed import: its first delivered rows, at most `webhookSampleSize` of them. */
  readonly data?: readonly object[];
}

const MAX_ROWS = 10_000;
/** Characters of rows in one message; receivers reject very large bodies. */
const MAX_TEXT = 8_000_000;

/** How many rows of an import its webhook includes. */
export function webhookSampleSize(importer: Receiver): number {
  if (!isListening(importer) || !importer.include_data_in_webhook) return 0;
  return importer.webhook_data_sample_size ?? MAX_ROWS;
}

/**
 * Announces a change of a job to the importer's receiver, in the transaction of that change. Dry runs are not
 * announced.
 */
export async function announceImport(
  transaction: Connection,
  deps: QueueDeps,
  news: ImportAnnouncement,
): Promise<void> {
  const { importer, job, event } = news;
  const { webhook_url: url } = importer;
  if (job.dry_run || !deps.config.webhooks.enabled || !isListening(importer) || url === null) return;
  const body = messageBody(news, deps.now());
  const message = { source: IMPORTERS, receiver: importer.id, url, event, subject: job.id, body };
  await queueWebhooks(transaction, deps, [message]);
}

function isListening({ webhook_enabled, webhook_url }: Receiver): boolean {
  return webhook_enabled && webhook_url !== null;
}

const eventDetails: Readonly<Record<ImportEvent, (news: ImportAnnouncement) => object>> = {
  'import.started': () => ({}),
  'import.completed': (news) => ({ num_rows: news.job.num_rows, ...optionsOf(news), ...sampleOf(news) }),
  'import.failed': ({ job }) => ({ error: job.error ?? 'The import failed.' }),
};

function messageBody(news: ImportAnnouncement, now: Date): string {
  const { event, job, importer } = news;
  return JSON.stringify({
    event,
    importer_id: importer.id,
    import_id: job.id,
    timestamp: now.toISOString(),
    ...eventDetails[event](news),
    ...(job.user === null || job.user === undefined ? {} : { user: job.user }),
    ...(job.metadata === null || job.metadata === undefined ? {} : { metadata: job.metadata }),
  });
}

function optionsOf({ job: { new_options } }: ImportAnnouncement): object {
  return Object.keys(new_options).length > 0 ? { new_options } : {};
}

function sampleOf({ importer, job, data: rows = [] }: ImportAnnouncement): object {
  if (!importer.include_data_in_webhook) return {};
  const data: object[] = [];
  let length = 0;
  for (const row of rows.slice(0, webhookSampleSize(importer))) {
    length += JSON.stringify(row).length;
    if (length > MAX_TEXT) break;
    data.push(row);
  }
  return { data, data_truncated: job.num_imported_rows > data.length };
}
