import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Action } from '../../../platform/http/principal.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp, TestAppOptions } from '../../../testing/build-test-app.js';
import { insertApiKey } from '../../auth/tokens/api-keys.js';

export type Credentials = Readonly<Record<'authorization', string>>;

/** The whole application at an address, with the users a test needs. */
export interface ServedApp {
  readonly url: string;
  readonly app: TestApp;
  /** A user with a role; the same one each time. */
  as(role: string): Promise<Credentials>;
  /** A key with its own map. */
  withKey(models: Readonly<Record<string, readonly Action[]>>): Promise<Credentials>;
  close(): Promise<void>;
}

export async function serveApp(options: TestAppOptions = {}): Promise<ServedApp> {
  const app = await buildTestApp(options);
  const server = createServer(app.app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const people = new Map<string, Promise<Credentials>>();
  const signIn = async (role: string): Promise<Credentials> => {
    const { token } = await app.signIn(role);
    return { authorization: `Bearer ${token}` };
  };
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    as: (role) => {
      const person = people.get(role) ?? signIn(role);
      people.set(role, person);
      return person;
    },
    withKey: async (models) => {
      const permissions = { models, admin: false };
      const key = { name: 'test', permissions, expiresAt: null, createdBy: null };
      return { authorization: `Bearer ${(await insertApiKey(app.deps.database.pool, key, app.deps.now())).key}` };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await app.close();
    },
  };
}

export interface GraphQLAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: unknown;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

/** Posts a body to the GraphQL endpoint of a server; a string is sent unchanged. */
export async function sendGraphQL(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function codesOf({ errors = [] }: GraphQLAnswer): readonly unknown[] {
  return errors.map(({ extensions }) => extensions['code']);
}
