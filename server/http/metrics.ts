import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Measures every request by the route that answered it. */
  readonly measure: RequestHandler;
  /** Prometheus' text format. */
  text(): Promise<{ readonly body: string; readonly type: string }>;
}

/** A registry of its own; `ofProcess` adds memory, event loop and garbage collection, once in a process. */
export function createMetrics({ ofProcess = false }: { readonly ofProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    measure: (request, response, next) => {
      const end = durations.startTimer();
      response.on('finish', () => {
        const route = (request.route as { readonly path?: string } | undefined)?.path ?? 'other';
        end({ method: request.method, route, status: String(response.statusCode) });
      });
      next();
    },
    text: async () => ({ body: await registry.metrics(), type: registry.contentType }),
  };
}
