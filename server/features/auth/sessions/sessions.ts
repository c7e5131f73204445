import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../../config/config.js';
import type { ContentDeps } from '../../content/content-deps.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { findAccount, findTokenHolder } from '../accounts/accounts.js';
import type { Account } from '../account.js';
import type { AuthDeps } from '../auth-deps.js';
import { cookieHeader, readCookie } from './cookies.js';
import { sessionStrategies } from './session-strategies.js';
import type { Session, SessionDeps, SessionStrategy } from './session-strategies.js';

const COOKIE = 'session';

export interface OpenedSession {
  readonly session: Session;
  readonly setCookie: string;
}

export interface HeldSession {
  readonly account: Account;
  /** The new cookie, when the session has been renewed. */
  readonly setCookie: string | undefined;
}

export async function openSession(
  deps: SessionDeps,
  holder: { readonly id: string; readonly tokenVersion: number },
): Promise<OpenedSession> {
  const session: Session = {
    id: crypto.randomUUID(),
    userId: holder.id,
    tokenVersion: holder.tokenVersion,
    ...lifetimeFrom(deps),
  };
  const token = await strategyOf(deps).open(deps, session);
  return { session, setCookie: sessionCookie(deps.config, token) };
}

/** The session of the request's cookie and its user. */
export async function heldSession(
  deps: SessionDeps & Pick<AuthDeps, 'knownCallers'>,
  cookies: string | undefined,
): Promise<HeldSession | undefined> {
  const token = readCookie(cookies, COOKIE);
  const session = token ? await strategyOf(deps).find(deps, token) : undefined;
  const account = session && (await findTokenHolder(deps, { ...session, token: token ?? '' }));
  if (!token || !account) return undefined;
  const age = deps.now().getTime() - session.renewedAt.getTime();
  if (age <= deps.config.auth.session.updateAge * 1000) return { account, setCookie: undefined };
  const renewed = await strategyOf(deps).renew(
    deps,
    { ...session, tokenVersion: account.tokenVersion, ...lifetimeFrom(deps) },
    token,
  );
  return { account, setCookie: sessionCookie(deps.config, renewed) };
}

/** Ends the session of the request's cookie, if any; resolves with the cookie that removes it. */
export async function closeSession(deps: SessionDeps, cookies: string | undefined): Promise<string> {
  const token = readCookie(cookies, COOKIE);
  if (token) await strategyOf(deps).close(deps, token);
  return removedCookie(deps.config);
}

/** The request's credential: the token in its header, else that of its session. */
export function presentedToken({ authorization, cookie }: IncomingHttpHeaders): string {
  return authorization === undefined ? (readCookie(cookie, COOKIE) ?? '') : (bearerToken(authorization) ?? '');
}

/** The token of an `Authorization` header. */
export function bearerToken(authorization: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
}

export function hasSessionCookie(cookies: string | undefined): boolean {
  return Boolean(readCookie(cookies, COOKIE));
}

function strategyOf(deps: Pick<ContentDeps, 'config'>): SessionStrategy {
  return sessionStrategies[deps.config.auth.session.strategy];
}

function lifetimeFrom(deps: Pick<ContentDeps, 'now' | 'config'>): Pick<Session, 'renewedAt' | 'expiresAt'> {
  // Whole seconds, so that both strategies return the same.
  const start = Math.floor(deps.now().getTime() / 1000);
  return {
    renewedAt: new Date(start * 1000),
    expiresAt: new Date((start + deps.config.auth.session.maxAge) * 1000),
  };
}

function sessionCookie(config: Config, token: string): string {
  return cookieHeader(COOKIE, token, { ...cookieOptions(config), maxAge: config.auth.session.maxAge });
}

function removedCookie(config: Config): string {
  return cookieHeader(COOKIE, '', { ...cookieOptions(config), maxAge: 0 });
}

function cookieOptions(config: Config) {
  const { httpOnly, sameSite, secure } = config.auth.session.cookies;
  return { path: '/', httpOnly, sameSite, secure: secure ?? isHttps(config) } as const;
}

/** Whether browsers reach the server over https. */
export function isHttps(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** A session for the calling user; API keys cannot have one. */
export async function startSession(deps: SessionDeps, principal: Principal): Promise<OpenedSession> {
  if (principal.kind !== 'user') throw new ApiError('FORBIDDEN', { message: 'Only users can have a session.' });
  const account = await findAccount(deps.database.pool, { id: principal.id });
  if (!account) throw new ApiError('UNAUTHORIZED');
  return openSession(deps, account);
}
