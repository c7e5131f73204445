import cors from 'cors';
import type { RequestHandler } from 'express';

export interface CrossOriginOptions {
  /** `*` for any. */
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

/** Whether an address is for pages that hold nothing but the public key of an importer. */
export function isKeyPath(path: string): boolean {
  return path.startsWith(KEY_PATHS);
}

/**
 * Which pages elsewhere may call: those of the configuration. What an importer key opens answers any page, without
 * credentials, since which pages may use a key is known only when the key has been read; `importerOfKey` refuses the
 * others, and they may know why.
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
