import * as client from 'openid-client';
import { z } from 'zod';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import type { CallContext } from '../../../platform/http/endpoint.js';
import type { Config } from '../../../config/config.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { Account } from '../account.js';
import { cookieHeader, readCookie } from '../sessions/cookies.js';
import { accountOfProfile } from './identities.js';
import { fetchProfile, providerClient, providerSettings, scopeOf } from './oauth-provider.js';
import type { ProviderName } from './oauth-provider.js';
import { randomToken, sameToken } from '../tokens/tokens.js';
import { redirectTarget } from './redirect-target.js';
import { isHttps } from '../sessions/sessions.js';
import { signToken, verifyToken } from '../tokens/tokens.js';

const LIFETIME_SECONDS = 600;

/** State of the sign-in, stored in a signed cookie while the user is at the provider. */
const flowSchema = z.object({
  id: z.uuid(),
  sub: z.enum(['codehost', 'webidentity']),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string().optional(),
  redirect: z.string().optional(),
});

export interface StartedFlow {
  readonly location: string;
  readonly setCookie: string;
}

/** Redirects the browser to the provider. */
export async function startOAuth(
  deps: Pick<ContentDeps, 'now' | 'config'>,
  name: ProviderName,
  { redirect }: { readonly redirect?: string | undefined },
): Promise<StartedFlow> {
  const settings = providerSettings(deps.config, name);
  const target = redirect === undefined ? undefined : redirectTarget(deps.config, redirect);
  if (redirect !== undefined && target === undefined) {
    throw validationError({ field: 'redirect', message: 'Must be a path on this site or an allowed address.' });
  }
  const configuration = await providerClient(settings);
  const state = randomToken();
  const verifier = client.randomPKCECodeVerifier();
  const nonce = settings.issuer ? client.randomNonce() : undefined;
  const location = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(deps.config, name),
    scope: scopeOf(settings),
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(nonce && { nonce }),
  });
  const issuedAt = deps.now();
  const token = await signToken(deps.config, 'oauth', {
    subject: name,
    issuedAt,
    expiresAt: endOf(issuedAt),
    claims: { id: crypto.randomUUID(), state, verifier, nonce, redirect: target },
  });
  return { location: location.href, setCookie: flowCookie(deps.config, name, token) };
}

export type FinishedFlow =
  | { readonly kind: 'signed-in'; readonly account: Account; readonly redirect: string | undefined }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly redirect: string | undefined };

export interface Callback {
  /** The unchanged query string with which the provider returned the browser. */
  readonly search: string;
  readonly cookie: string | undefined;
}

/** Completes the sign-in. The reason for a provider failure goes to the log, not to the browser. */
export async function finishOAuth(
  deps: Pick<ContentDeps, 'database' | 'now' | 'config' | 'models' | 'recordListeners'>,
  name: ProviderName,
  { search, cookie, log }: Callback & Pick<CallContext, 'log'>,
): Promise<FinishedFlow> {
  const settings = providerSettings(deps.config, name);
  const token = readCookie(cookie, cookieName(name)) ?? '';
  const flow = flowSchema.safeParse(await verifyToken(deps.config, 'oauth', { token, now: deps.now() }));
  const address = new URL(callbackAddress(deps.config, name) + search);
  if (!flow.success || flow.data.sub !== name || !sameToken(flow.data.state, address.searchParams.get('state') ?? '')) {
    return { kind: 'failed', error: failure(), redirect: undefined };
  }
  const { id, state, verifier, nonce, redirect } = flow.data;
  const isFirst = await isFirstUse(deps, id);
  try {
    if (!isFirst) throw new Error('The state has already been used.');
    const configuration = await providerClient(settings);
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      pkceCodeVerifier: verifier,
      ...(nonce && { expectedNonce: nonce, idTokenExpected: true }),
    });
    const profile = await fetchProfile(configuration, settings, tokens);
    return { kind: 'signed-in', account: await accountOfProfile(deps, name, profile), redirect };
  } catch (error) {
    log.warn({ provider: name, reason: reasonOf(error) }, 'Sign-in through a provider failed.');
    return { kind: 'failed', error: error instanceof ApiError ? error : failure(), redirect };
  }
}

/** The state works once, for copies of the cookie too. */
async function isFirstUse({ database, now }: Pick<ContentDeps, 'database' | 'now'>, id: string): Promise<boolean> {
  const used = await database.pool
    .insertInto('ended_sessions')
    .values({ id, expires_at: endOf(now()) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

function endOf(start: Date): Date {
  return new Date(start.getTime() + LIFETIME_SECONDS * 1000);
}

/** Removes the flow cookie, which has been used. */
export function endedFlowCookie(config: Config, name: ProviderName): string {
  return flowCookie(config, name, '');
}

function failure(): ApiError {
  return new ApiError('UNAUTHORIZED', { message: 'Sign-in through the provider failed. Start again.' });
}

/** Only name, code and message: the rest of such an error may contain tokens. */
function reasonOf(error: unknown): Readonly<Record<string, unknown>> {
  return error instanceof Error
    ? { name: error.name, code: 'code' in error ? error.code : undefined, message: error.message }
    : { name: typeof error };
}

function callbackAddress(config: Config, name: ProviderName): string {
  return `${config.publicUrl}/api/auth/${name}/callback`;
}

function cookieName(name: ProviderName): string {
  return `oauth_${name}`;
}

function flowCookie(config: Config, name: ProviderName, value: string): string {
  return cookieHeader(cookieName(name), value, {
    path: new URL(`${config.publicUrl}/api/auth/${name}`).pathname,
    maxAge: value ? LIFETIME_SECONDS : 0,
    secure: isHttps(config),
    httpOnly: true,
    // The provider returns the browser by a cross-site navigation: `strict` would withhold the cookie.
    sameSite: 'lax',
  });
}
