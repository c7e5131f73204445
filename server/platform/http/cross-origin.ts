import cors from 'cors';
import type { RequestHandler } from 'express';

export interface CrossOriginOptions {
  /** `*` allows any origin. */
  readonly origin: readonly string[];
  readonly credentials: boolean;
  readonly methods: readonly string[];
  readonly allowedHeaders: readonly string[];
}

const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'ETag',
  'Location',
  'X-Total-Count',
];

const PREFLIGHT_SECONDS = 600;
const KEY_PATHS = '/api/v1/imports/key/';

/** Whether a path is meant for pages that hold only the public key of an importer. */
export function isKeyPath(path: string): boolean {
  return path.startsWith(KEY_PATHS);
}

/**
 * Which pages of other origins may call: those in the configuration. Paths opened by an importer key answer any page,
 * without credentials, because the origins a key allows are known only after the key has been read. `importerOfKey`
 * rejects other pages, which may read the reason.
 */
export function crossOrigin({ origin, credentials, methods, allowedHeaders }: CrossOriginOptions): RequestHandler {
  const shared = { exposedHeaders: EXPOSED_HEADERS, maxAge: PREFLIGHT_SECONDS };
  const forSite = cors({
    ...shared,
    origin: origin.includes('*') ? '*' : [...origin],
    credentials,
    methods: [...methods],
    allowedHeaders: [...allowedHeaders],
  });
  const forKeys = cors({ ...shared, origin: '*' });
  return (request, response, next) => (isKeyPath(request.path) ? forKeys : forSite)(request, response, next);
}
