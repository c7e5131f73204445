import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { ZodType } from 'zod';
import type { Principal } from './principal.js';

/**
 * Who may call an endpoint; the operation checks everything else. `public` anyone · `importer-key` anyone, from any
 * page, with the importer key in the request checked by `importerOfKey` · `caller` any valid credential · `user` a
 * signed-in user, not an API key · `admin` role admin or super_admin, or a key with `admin`.
 */
export type Access = 'public' | 'importer-key' | 'caller' | 'user' | 'admin';

/** The error format of an endpoint: content API, GraphQL, or importer API. */
export type Envelope = 'content' | 'graphql' | 'importer';

/** What an endpoint passes to its operation. */
export interface CallContext {
  readonly principal: Principal;
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface Call<Params, Query, Body> extends CallContext {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** For streams and cookies only. */
  readonly request: Request;
  readonly response: Response;
}

export type Reply =
  | {
      readonly status: number;
      /** Sent as JSON; absent for 204 and redirects. */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string | readonly string[]>>;
    }
  /** The handler has already written the response: downloads, GraphQL. */
  | 'written';

/**
 * One API route as a value. Routing, access checks, parsing, OpenAPI and the access-matrix test all read it. `Deps` is
 * what its handler needs; an `Endpoint` without `Deps` can be described, not called.
 */
export interface Endpoint<Deps = never, Params = unknown, Query = unknown, Body = unknown> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Express 5 path: `/api/admin/users/:id`. */
  readonly path: string;
  readonly access: Access;
  /** For files that pages embed, many at once: requests count towards no rate limit. */
  readonly isStatic?: boolean;
  readonly envelope: Envelope;
  readonly summary: string;
  readonly tag: string;
  readonly params?: ZodType<Params>;
  /** Other parameters are rejected; a loose object accepts any. Without a schema, no parameters are accepted. */
  readonly query?: ZodType<Query>;
  /** A JSON body, of at most 1 MiB. */
  readonly body?: ZodType<Body>;
  /** For OpenAPI, where the handler reads `request` itself. */
  readonly ownBody?: {
    readonly type: 'application/json' | 'multipart/form-data' | 'application/octet-stream';
    readonly schema: ZodType;
  };
  /** For OpenAPI: the content of each success status. */
  readonly responses: Readonly<Record<number, { readonly description: string; readonly schema?: ZodType }>>;
  readonly handle: (deps: Deps, call: Call<Params, Query, Body>) => Promise<Reply>;
}

/**
 * Infers the types of the call from the schemas, and `Deps` from the list it is part of: a handler gets what its feature
 * has, and calls operations, which name what they need.
 */
export function defineEndpoint<Deps, Params = unknown, Query = unknown, Body = unknown>(
  endpoint: Endpoint<Deps, Params, Query, Body>,
): Endpoint<Deps> {
  return endpoint as unknown as Endpoint<Deps>;
}
