import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DELIVERY_STATUSES } from '../features/webhooks/tables.js';
import type { DeliveryStatus } from '../features/webhooks/tables.js';
import type { Platform } from '../platform/platform.js';
import type { JobCount } from '../platform/queue/queue.js';

export interface Metrics {
  /** Measures every request by the route that handled it. */
  readonly measure: RequestHandler;
  /** Prometheus text format. */
  text(backlog: Backlog): Promise<{ readonly body: string; readonly type: string }>;
}

/**
 * Creates a separate registry. `ofProcess` adds memory, event loop and garbage collection metrics, once per process.
 */
export function createMetrics({ ofProcess = false }: { readonly ofProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'rowgate_jobs',
    help: 'Jobs that are queued, running, or have recently failed',
    labelNames: ['job', 'state'] as const,
    registers: [registry],
  });
  const deliveries = new Gauge({
    name: 'rowgate_webhook_deliveries',
    help: 'Webhook deliveries of the last thirty days',
    labelNames: ['status'] as const,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'rowgate_background_failures_total',
    help: 'Background tasks that have failed since the process started',
    labelNames: ['work'] as const,
    registers: [registry],
  });
  const set = (backlog: Backlog): void => {
    jobs.reset();
    for (const { name, state, count } of backlog.jobs) jobs.set({ job: name, state }, count);
    failures.reset();
    for (const [work, count] of backlog.failures) failures.inc({ work }, count);
    deliveries.reset();
    for (const { status, count } of backlog.deliveries) deliveries.set({ status }, count);
  };
  return {
    measure: (request, response, next) => {
      const end = durations.startTimer();
      response.on('finish', () => {
        const { route: mounted } = response.locals as { readonly route?: string };
        const route = mounted ?? (request.route as { readonly path?: string } | undefined)?.path ?? 'other';
        end({ method: request.method, route, status: String(response.statusCode) });
      });
      next();
    },
    async text(backlog) {
      set(backlog);
      return { body: await registry.metrics(), type: registry.contentType };
    },
  };
}

export interface DeliveryCount {
  readonly status: DeliveryStatus;
  readonly count: number;
}

/** Background work: what is waiting and what has failed. */
export interface Backlog {
  readonly jobs: readonly JobCount[];
  /** Deliveries of the last thirty days; older ones are removed. */
  readonly deliveries: readonly DeliveryCount[];
  /** Background failures of this process, by name of the work. */
  readonly failures: ReadonlyMap<string, number>;
}

type BacklogDeps = Pick<Platform, 'queue' | 'database' | 'background' | 'log'>;

/** Reports no jobs and deliveries when the database does not respond, so that all other metrics are still available. */
export async function readBacklog({ queue, database, background, log }: BacklogDeps): Promise<Backlog> {
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
    log.warn({ err: error }, 'Jobs and webhook deliveries could not be counted');
    return { jobs: [], deliveries: [], failures };
  }
}
