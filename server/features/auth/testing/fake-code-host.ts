import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CodeHostUser {
  readonly id: number;
  readonly login: string;
  readonly name?: string | null;
  readonly emails: readonly { readonly email: string; readonly primary: boolean; readonly verified: boolean }[];
}

export interface FakeCodeHost {
  readonly address: string;
  /** The query a browser would bring back from the provider's page once this user has agreed there. */
  approve(location: string, person: CodeHostUser): URLSearchParams;
  close(): Promise<void>;
}

interface Grant {
  readonly person: CodeHostUser;
  readonly challenge: string | null;
  readonly redirectUri: string | null;
}

/** A code host with plain OAuth 2: no issuer, a numeric id, addresses in a second call. */
export async function startFakeCodeHost(client: {
  readonly id: string;
  readonly secret: string;
}): Promise<FakeCodeHost> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, CodeHostUser>();

  async function answer(request: IncomingMessage): Promise<object | undefined> {
    if (request.method === 'POST' && request.url === '/token') {
      const form = new URLSearchParams(await text(request));
      const code = form.get('code') ?? '';
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isGood =
        grant !== undefined &&
        grant.challenge === challenge &&
        grant.redirectUri === form.get('redirect_uri') &&
        form.get('client_id') === client.id &&
        form.get('client_secret') === client.secret;
      if (!isGood) return undefined;
      tokens.set(`token-${code}`, grant.person);
      return { access_token: `token-${code}`, token_type: 'bearer', scope: 'user:email' };
    }
    const person = tokens.get(request.headers.authorization?.replace(/^bearer /i, '') ?? '');
    if (!person) return undefined;
    const { emails, ...profile } = person;
    return request.url === '/user' ? profile : [...emails];
  }

  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(body ? 200 : 400, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    approve(location, person) {
      const query = new URL(location).searchParams;
      const code = crypto.randomUUID();
      grants.set(code, { person, challenge: query.get('code_challenge'), redirectUri: query.get('redirect_uri') });
      return new URLSearchParams({ code, state: query.get('state') ?? '' });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
