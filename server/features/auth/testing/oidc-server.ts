import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';

export interface OidcUser {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly name: string;
}

export interface OidcServer {
  readonly issuer: string;
  /** Goes through the provider's pages like a browser, signed in as this user; resolves with the redirect target. */
  visit(location: string, person: OidcUser): Promise<URL>;
  close(): Promise<void>;
}

export interface OidcClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
}

/** A real OpenID Connect provider that signs in every visitor without prompting. */
export async function startOidcServer(client: OidcClient): Promise<OidcServer> {
  const people = new Map<string, OidcUser>();
  let visitor = '';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...people.get(accountId), sub: accountId }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: client.id,
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void provider.interactionFinished(request, response, { login: { accountId: visitor } });
    } else {
      void handle(request, response);
    }
  });
  return {
    issuer,
    async visit(location, person) {
      people.set(person.sub, person);
      visitor = person.sub;
      const jar = new Map<string, string>();
      let address = new URL(location);
      while (address.origin === issuer) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        const next = answer.headers.get('location');
        if (!next) throw new Error(`The provider responded with ${answer.status}: ${await answer.text()}`);
        address = new URL(next, address);
      }
      return address;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
