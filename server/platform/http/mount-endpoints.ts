import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { ZodType } from 'zod';
import { ApiError } from './errors.js';
import { isOpen, requireAccess } from './require-access.js';
import { countRequest } from './limits/count-request.js';
import { credentialsOf } from './credentials.js';
import { setErrorFormat } from './error-handler.js';
import type { Authenticate } from './credentials.js';
import type { Endpoint, Reply } from './endpoint.js';
import { parseInput, strictQuery } from './parse-input.js';
import { parseQueryString, queryStringOf } from './parse-query-string.js';
import type { Principal } from './principal.js';
import { requireStorable } from './require-storable.js';
import { readJson } from './bodies/read-json.js';
import { loggerOf } from './request-log.js';
import type { Platform } from '../platform.js';

/**
 * Mounts routes for declared endpoints: identify the caller, apply rate limit and access, parse the input, then run the
 * handler.
 */
export function mountEndpoints<Deps extends Pick<Platform, 'rateLimit' | 'background'>>(
  endpoints: readonly Endpoint<Deps>[],
  { deps, authenticate }: { readonly deps: Deps; readonly authenticate: Authenticate },
): RequestHandler {
  const router = Router({ caseSensitive: true });
  const fixed = new Map<string, Handler>();
  const receive = receiver(deps, authenticate);
  const byPath = new Map<string, Endpoint<Deps>[]>();
  for (const endpoint of endpoints) byPath.set(endpoint.path, [...(byPath.get(endpoint.path) ?? []), endpoint]);
  for (const [path, siblings] of [...byPath].sort(([left], [right]) => fixedFirst(left, right))) {
    for (const endpoint of siblings) {
      const querySchema = strictQuery(endpoint.query);
      const handle: Handler = async (request, response) => {
        setErrorFormat(response, endpoint);
        response.locals['route'] = path;
        const principal = await receive(request, response, endpoint);
        send(response, await run(endpoint, { deps, principal, request, response, querySchema }));
      };
      router[endpoint.method](path, handle);
      if (!path.includes(':')) fixed.set(`${endpoint.method.toUpperCase()} ${path}`, handle);
    }
    const open = siblings.find(({ access }) => isOpen(access))?.access;
    router.all(path, async (request, response) => {
      if (siblings[0]) setErrorFormat(response, siblings[0]);
      response.locals['route'] = path;
      const Allow = allowedMethods(siblings);
      const isOptions = request.method === 'OPTIONS';
      const isKnown = await mayKnow(receive(request, response, { access: open ?? 'caller' }), { isOptions });
      if (!isOptions) throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow } });
      send(response, { status: 204, headers: isKnown ? { Allow } : {} });
    });
  }
  // Only callers who may know which routes exist learn that one does not.
  router.use(['/api', '/graphql'], async (request, response) => {
    const received = receive(request, response, { access: 'caller' });
    const isKnown = await mayKnow(received, { isOptions: request.method === 'OPTIONS' });
    if (isKnown) throw new ApiError('NOT_FOUND');
    send(response, { status: 204 });
  });
  // The router tries its routes one after the other; most requests are for a path that can be looked up.
  return (request, response, next) => {
    const handle = fixed.get(`${request.method} ${request.path}`);
    return handle === undefined ? router(request, response, next) : handle(request, response);
  };
}

type Handler = (request: Request, response: Response) => Promise<void>;

/** `/imports/key/schema` must come before `/imports/key/:id`, which would match it too. */
function fixedFirst(left: string, right: string): number {
  const [ours, theirs] = [left.split('/'), right.split('/')];
  for (const [index, part] of ours.entries()) {
    const difference = Number(part.startsWith(':')) - Number(theirs[index]?.startsWith(':') ?? false);
    if (difference !== 0) return difference;
  }
  return 0;
}

function allowedMethods(endpoints: readonly Endpoint[]): string {
  const methods = endpoints.map(({ method }) => method.toUpperCase());
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

type Receive = (
  request: Request,
  response: Response,
  endpoint: Pick<Endpoint, 'access' | 'isStatic'>,
) => Promise<Principal>;

/** Counts a request before any other work, then checks access. */
function receiver(deps: Pick<Platform, 'rateLimit' | 'background'>, authenticate: Authenticate): Receive {
  return async (request, response, { access, isStatic = false }) => {
    const isKeyHolder = access === 'importer-key';
    if (isKeyHolder) await countRequest(deps, response, { kind: 'key-holder', address: request.ip ?? '' });
    const { principal, refusal } = await identify(authenticate, request, response);
    if (!isKeyHolder && !isStatic) await countRequest(deps, response, principal);
    // An expired credential must not block public endpoints.
    if (refusal !== undefined && !isOpen(access)) throw refusal;
    requireAccess(access, principal);
    return principal;
  };
}

/** Whether a caller may know which routes exist. Rejects when not, except for OPTIONS, which anyone may send. */
async function mayKnow(received: Promise<unknown>, { isOptions }: { readonly isOptions: boolean }): Promise<boolean> {
  try {
    await received;
    return true;
  } catch (error) {
    if (isOptions && error instanceof ApiError && error.code === 'UNAUTHORIZED') return false;
    throw error;
  }
}

/** Identifies the caller; for an invalid credential returns an anonymous caller and the reason. */
async function identify(
  authenticate: Authenticate,
  request: Request,
  response: Response,
): Promise<{ readonly principal: Principal; readonly refusal?: ApiError }> {
  try {
    const { principal, setCookie } = await authenticate(credentialsOf(request));
    if (setCookie !== undefined) response.append('Set-Cookie', setCookie);
    return { principal };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { principal: { kind: 'anonymous', address: request.ip ?? '' }, refusal: error };
  }
}

interface RunOptions<Deps> {
  readonly deps: Deps;
  readonly principal: Principal;
  readonly request: Request;
  readonly response: Response;
  readonly querySchema: ZodType;
}

async function run<Deps>(
  endpoint: Endpoint<Deps>,
  { deps, principal, request, response, querySchema }: RunOptions<Deps>,
): Promise<Reply> {
  const params = parseInput(endpoint.params, request.params);
  const given = parseQueryString(queryStringOf(request.originalUrl));
  // Errors in filters name the field that is compared.
  requireStorable({ ...given, filter: undefined });
  const query = parseInput(querySchema, given);
  const body = endpoint.body ? parseInput(endpoint.body, await readJson(request)) : undefined;
  const { requestId } = response.locals as { readonly requestId: string };
  let gone: AbortSignal | undefined;
  return endpoint.handle(deps, {
    principal,
    requestId,
    get signal() {
      return (gone ??= disconnection(response));
    },
    get log() {
      return loggerOf(response);
    },
    params,
    query,
    body,
    request,
    response,
  });
}

/** Aborts when the response is closed. Made only for operations that use it: it costs more than a short read. */
function disconnection(response: Response): AbortSignal {
  const gone = new AbortController();
  const abort = (): void => gone.abort(new Error('The caller has disconnected.'));
  if (response.closed) abort();
  else response.on('close', abort);
  return gone.signal;
}

function send(response: Response, reply: Reply): void {
  if (reply === 'written') return;
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    if (name.toLowerCase() === 'set-cookie') response.append(name, value as string | string[]);
    else response.set(name, value as string | string[]);
  }
  response.status(reply.status);
  if (reply.body === undefined) response.end();
  else response.json(reply.body);
}
