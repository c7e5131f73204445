import cors from 'cors';
import type { CorsOptions } from 'cors';
import type { Request, RequestHandler } from 'express';

export interface CrossOriginOptions {
  /** `*` allows any origin. */
  readonly origin: readonly string[];
  readonly credentials: boolean;
  readonly methods: readonly string[];
  readonly allowedHeaders: readonly string[];
}

/** What a page may read of an answer, besides the headers that browsers always show. */
const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'Retry-After',
  'ETag',
  'Location',
  'X-Total-Count',
  'Allow',
  'WWW-Authenticate',
  'Content-Disposition',
  'Accept-Ranges',
  'Content-Range',
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
  const site: CorsOptions = {
    ...shared,
    origin: origin.includes('*') ? '*' : [...origin],
    credentials,
    methods: [...methods],
    allowedHeaders: [...allowedHeaders],
  };
  const keys: CorsOptions = { ...shared, origin: '*' };
  const preflights = { site: cors(site), keys: cors(keys) };
  const others = {
    site: cors({ ...site, preflightContinue: true }),
    keys: cors({ ...keys, preflightContinue: true }),
  };
  return (request, response, next) => {
    const { site: forSite, keys: forKeys } = isForRoute(request) ? others : preflights;
    (isKeyPath(request.path) ? forKeys : forSite)(request, response, next);
  };
}

/** Whether the route answers, which an OPTIONS request that is not a preflight asks for its methods. */
function isForRoute({ headers, path }: Request): boolean {
  return headers['access-control-request-method'] === undefined && /^\/(?:api|graphql)(?:\/|$)/.test(path);
}
