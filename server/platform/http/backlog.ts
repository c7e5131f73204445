import type { Deps } from '../../main/deps.js';
import type { JobCount } from '../queue/queue.js';
import { DELIVERY_STATUSES } from '../../features/webhooks/tables.js';
import type { DeliveryStatus } from '../../features/webhooks/tables.js';

export interface DeliveryCount {
  readonly status: DeliveryStatus;
  readonly count: number;
}

/** Work that lies behind requests: what waits, and what came to nothing. */
export interface Backlog {
  readonly jobs: readonly JobCount[];
  /** Those of the last thirty days: older ones are swept. */
  readonly deliveries: readonly DeliveryCount[];
  /** Failures in the background of this process, by name of the work. */
  readonly failures: ReadonlyMap<string, number>;
}

/** Nothing of the first two where the database does not answer: what else there is to measure is still measured. */
export async function readBacklog({ queue, database, background, log }: Deps): Promise<Backlog> {
  const failures = background.failures();
  try {
    const rows = await database.pool
      .selectFrom('webhook_deliveries')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    const deliveries = DELIVERY_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
    return { jobs: await queue.counts(), deliveries, failures };
  } catch (error) {
    log.warn({ err: error }, 'Jobs and deliveries could not be counted');
    return { jobs: [], deliveries: [], failures };
  }
}
