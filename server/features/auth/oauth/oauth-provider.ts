import * as client from 'openid-client';
import { z } from 'zod';
import { ApiError } from '../../../platform/http/errors.js';
import type { Config } from '../../../config/config.js';
import type { Settings } from '../../../config/config.js';

export type ProviderName = 'codehost' | 'webidentity';
export type ProviderSettings = Settings['auth']['providers'][ProviderName];

/** A user profile from a provider. */
export interface Profile {
  /** The provider's own user id; never changes, unlike the address. */
  readonly subject: string;
  /** Only if the provider has verified the address. */
  readonly email: string | undefined;
  readonly name: string | undefined;
}

const TIMEOUT_SECONDS = 10;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export function providerSettings(config: Config, name: ProviderName): ProviderSettings {
  const settings = config.auth.providers[name];
  if (!settings.enabled) throw new ApiError('NOT_FOUND', { message: 'This sign-in provider is not configured.' });
  return settings;
}

/** The provider's endpoints: discovered from its issuer, or as configured. */
export async function providerClient(settings: ProviderSettings): Promise<client.Configuration> {
  const { issuer, authorizeUrl, tokenUrl, userinfoUrl, clientId, clientSecret } = settings;
  if (issuer) {
    const address = new URL(issuer);
    return client.discovery(address, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: isLoopback(address) ? [client.allowInsecureRequests] : [],
    });
  }
  if (!authorizeUrl || !tokenUrl || !userinfoUrl) {
    throw new Error('An OAuth provider without an issuer needs authorizeUrl, tokenUrl and userinfoUrl.');
  }
  const configuration = new client.Configuration(
    {
      issuer: new URL(authorizeUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
      userinfo_endpoint: userinfoUrl,
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (isLoopback(new URL(tokenUrl))) client.allowInsecureRequests(configuration);
  return configuration;
}

/** Unencrypted requests are allowed only to a provider on this machine. */
function isLoopback(address: URL): boolean {
  return address.protocol === 'http:' && LOOPBACK.has(address.hostname);
}

/** The scope to request when the configuration sets none. */
export function scopeOf({ scope, issuer }: ProviderSettings): string {
  if (!issuer) return (scope.length > 0 ? scope : ['user:email']).join(' ');
  const scopes = scope.length > 0 ? scope : ['email', 'profile'];
  return [...new Set(['openid', ...scopes])].join(' ');
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

export async function fetchProfile(
  configuration: client.Configuration,
  settings: ProviderSettings,
  tokens: Tokens,
): Promise<Profile> {
  const claims = tokens.claims();
  if (claims) {
    const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return profileOf({ ...claims, ...more });
  }
  const get = async (address: string): Promise<unknown> => {
    const response = await client.fetchProtectedResource(
      configuration,
      tokens.access_token,
      new URL(address),
      'GET',
      null,
      new Headers({ Accept: 'application/json' }),
    );
    if (!response.ok) throw new Error(`The provider responded with ${response.status} to the profile request.`);
    return response.json();
  };
  const profile = profileOf(await get(settings.userinfoUrl ?? ''));
  return settings.emailsUrl ? { ...profile, email: primaryEmail(await get(settings.emailsUrl)) } : profile;
}

const id = z.union([z.string().min(1), z.number().int()]).transform(String);
const claimsSchema = z.object({
  sub: id.optional(),
  id: id.optional(),
  email: z.string().nullish(),
  email_verified: z.unknown().optional(),
  name: z.string().nullish(),
  login: z.string().nullish(),
});

function profileOf(answer: unknown): Profile {
  const claims = claimsSchema.parse(answer);
  const subject = claims.sub ?? claims.id;
  if (subject === undefined) throw new Error('The provider did not identify the user.');
  return {
    subject,
    email: claims.email_verified === true ? (claims.email ?? undefined) : undefined,
    name: claims.name || claims.login || undefined,
  };
}

const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

function primaryEmail(answer: unknown): string | undefined {
  return emailsSchema.parse(answer).find((entry) => entry.primary && entry.verified)?.email;
}
