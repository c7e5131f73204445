import { join } from 'node:path';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import { authenticate } from '../features/auth/tokens/authenticate.js';
import { adminPage } from '../features/admin/admin-page.js';
import { DEFAULT_ISSUER } from '../config/addresses.js';
import { builtPages } from './built-pages.js';
import type { Deps } from './deps.js';
import { features } from './features.js';
import type { Models } from '../features/content/models.js';
import { ApiError } from '../platform/http/errors.js';
import type { Authenticate } from '../platform/http/credentials.js';
import { crossOrigin } from '../platform/http/cross-origin.js';
import type { Endpoint } from '../platform/http/endpoint.js';
import { errorHandler } from '../platform/http/error-handler.js';
import { docsPage } from '../platform/http/docs-page.js';
import { createMetrics, readBacklog } from './metrics.js';
import type { Metrics } from './metrics.js';
import { packageVersion } from './package-manifest.js';
import { limitUnreadBody } from '../platform/http/limits/limit-unread-body.js';
import { mountEndpoints } from '../platform/http/mount-endpoints.js';
import { openApiDocument } from '../platform/http/openapi.js';
import { adminsOnly } from '../platform/http/require-access.js';
import { demoImporterKey } from '../features/importers/demo-importer.js';
import { requestLog } from '../platform/http/request-log.js';

/** Options of an application in addition to its dependencies. */
export interface AppOptions {
  /** Folder of the built pages, among them `/admin`, and library files. Default: the package's; `null` serves none. */
  readonly distFolder?: string | null | undefined;
  readonly metrics?: Metrics;
  /** Whether the start is complete. Always by default. */
  readonly isStarted?: () => boolean;
}

/** The HTTP application, without the port it listens on. */
export function createApp(
  deps: Deps,
  { distFolder = builtPages(), metrics = createMetrics(), isStarted = () => true }: AppOptions = {},
): Express {
  const { config } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  app.set('trust proxy', config.trustProxy);
  app.use(limitUnreadBody(), requestLog(deps.log), metrics.measure, protect(), crossOrigin(config.api.cors));

  const serve = (path: string, guards: readonly RequestHandler[], handle: RequestHandler): void => {
    app.get(path, ...guards, handle);
    app.all(path, ...guards, () => {
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET, HEAD, OPTIONS' } });
    });
  };
  serve('/healthz', [], (_request, response) => {
    response.json({ status: 'ok' });
  });
  serve('/readyz', [], async (_request, response) => {
    if (!isStarted()) throw new ApiError('SERVICE_UNAVAILABLE', { message: 'The server is starting.' });
    try {
      await Promise.all([deps.database.ping(), deps.queue.ping()]);
      response.json({ status: 'ready' });
    } catch (cause) {
      throw new ApiError('SERVICE_UNAVAILABLE', { cause });
    }
  });

  const endpoints = allEndpoints(deps.models);
  const who: Authenticate = (credentials) => authenticate(deps, credentials);
  const operators = config.environment === 'production' ? [adminsOnly(who)] : [];
  let document: object | undefined;
  serve('/openapi.json', operators, (_request, response) => {
    document ??= openApiDocument(endpoints, { publicUrl: config.publicUrl, version: packageVersion() });
    response.json(document);
  });
  serve('/docs', operators, (_request, response) => {
    response.type('html').send(docsPage(endpoints));
  });
  // For the start page: the key is public, but not every visitor of a deployment should get to use it.
  serve('/demo.json', operators, async (_request, response) => {
    const key = await demoImporterKey(deps);
    if (key === undefined) throw new ApiError('NOT_FOUND');
    response.json({ importer_key: key });
  });
  serve('/metrics', operators, async (_request, response) => {
    const { body, type } = await metrics.text(await readBacklog(deps));
    response.set('Content-Type', type).send(body);
  });

  app.use(mountEndpoints(endpoints, { deps, authenticate: who }));
  if (distFolder != null) {
    app.use('/dist', express.static(distFolder, { index: false }));
    const siteFolder = join(distFolder, 'site');
    app.use(adminPage(siteFolder), express.static(siteFolder));
    app.use('/storybook', express.static(join(distFolder, 'storybook')), notPackaged('stories are'));
    app.use('/manual', express.static(join(distFolder, 'manual')), notPackaged('manual is'));
  }
  app.use(() => {
    throw new ApiError('NOT_FOUND');
  });
  app.use(errorHandler(endpoints));
  app.on('mount', () => {
    if (config.tokenIssuer !== DEFAULT_ISSUER) return;
    deps.log.warn(
      `The server is mounted at ${app.path()}, but its links begin with ${config.publicUrl}. Set PUBLIC_URL to the ` +
        'address at which callers reach it, with this path.',
    );
  });
  return app;
}

/** Sites built from the source. The package leaves them out because they are larger than everything else together. */
function notPackaged(what: string): RequestHandler {
  const message = `The ${what} not part of the package. Run npm start in its source.`;
  return ({ path }) => {
    throw new ApiError('NOT_FOUND', path === '/' ? { message } : {});
  };
}

function protect(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'worker-src': ["'self'", 'blob:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** The sections of the documents, in order. The sections of the models follow. */
const SECTIONS = [
  'Authentication',
  'Administration',
  'Identity provider',
  'Importers',
  'Importer keys',
  'Component',
  'Imports',
  'Files',
  'GraphQL',
];

/** Every route of the API, by section. */
export function allEndpoints(models: Models): readonly Endpoint<Deps>[] {
  const place = ({ tag }: Endpoint): number => (SECTIONS.includes(tag) ? SECTIONS.indexOf(tag) : SECTIONS.length);
  return features
    .flatMap(({ endpoints = [], modelEndpoints }) => [...endpoints, ...(modelEndpoints?.(models) ?? [])])
    .sort((left, right) => place(left) - place(right));
}
