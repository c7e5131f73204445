import { z } from 'zod';
import type { ContentDeps } from '../../content/content-deps.js';
import type { Settings } from '../../../config/config.js';
import { hashToken, randomToken } from '../tokens/tokens.js';
import { signToken, verifyToken } from '../tokens/tokens.js';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly tokenVersion: number;
  readonly renewedAt: Date;
  readonly expiresAt: Date;
}

/** What storing and finding sessions needs. */
export type SessionDeps = Pick<ContentDeps, 'database' | 'now' | 'config'>;

/** Where sessions are stored. */
export interface SessionStrategy {
  /** Stores a new session and resolves with its token. */
  open(deps: SessionDeps, session: Session): Promise<string>;
  /** The session of a token, unless it has ended. */
  find(deps: SessionDeps, token: string): Promise<Session | undefined>;
  /** Extends a session; resolves with the token to use from now on. */
  renew(deps: SessionDeps, session: Session, token: string): Promise<string>;
  /** Ends it as far as the server can. Does not fail when it does not exist. */
  close(deps: SessionDeps, token: string): Promise<void>;
}

/** A random token, whose hash is stored in a row: the session ends when the row is deleted. */
const inDatabase: SessionStrategy = {
  async open(deps, session) {
    const token = randomToken();
    await deps.database.pool
      .insertInto('sessions')
      .values({
        id: session.id,
        user_id: session.userId,
        token_hash: hashToken(token),
        token_version: session.tokenVersion,
        created_at: session.renewedAt,
        renewed_at: session.renewedAt,
        expires_at: session.expiresAt,
      })
      .execute();
    return token;
  },

  async find(deps, token) {
    return deps.database.pool
      .selectFrom('sessions')
      .select(['id', 'user_id as userId', 'token_version as tokenVersion'])
      .select(['renewed_at as renewedAt', 'expires_at as expiresAt'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', deps.now())
      .executeTakeFirst();
  },

  async renew(deps, session, token) {
    await deps.database.pool
      .updateTable('sessions')
      .set({ token_version: session.tokenVersion, renewed_at: session.renewedAt, expires_at: session.expiresAt })
      .where('id', '=', session.id)
      .execute();
    return token;
  },

  async close(deps, token) {
    await deps.database.pool.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  },
};

const claimsSchema = z.object({ sub: z.uuid(), tv: z.int(), jti: z.uuid(), iat: z.int(), exp: z.int() });

function signSession(deps: Pick<ContentDeps, 'config'>, session: Session): Promise<string> {
  return signToken(deps.config, 'session', {
    subject: session.userId,
    issuedAt: session.renewedAt,
    expiresAt: session.expiresAt,
    claims: { tv: session.tokenVersion, jti: session.id },
  });
}

async function sessionOfToken(deps: Pick<ContentDeps, 'now' | 'config'>, token: string): Promise<Session | undefined> {
  const payload = await verifyToken(deps.config, 'session', { token, now: deps.now() });
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return undefined;
  const { sub, tv, jti, iat, exp } = claims.data;
  return {
    id: jti,
    userId: sub,
    tokenVersion: tv,
    renewedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  };
}

/** Everything is in the token. Rows exist only for sessions that were ended, so that copies of their tokens end too. */
const inToken: SessionStrategy = {
  open: signSession,

  async find(deps, token) {
    const session = await sessionOfToken(deps, token);
    const ended =
      session &&
      (await deps.database.pool
        .selectFrom('ended_sessions')
        .select('id')
        .where('id', '=', session.id)
        .executeTakeFirst());
    return ended ? undefined : session;
  },

  renew: signSession,

  async close(deps, token) {
    const session = await sessionOfToken(deps, token);
    if (!session) return;
    // If it was renewed meanwhile, its newer token lives longer than this one.
    const longest = new Date(deps.now().getTime() + deps.config.auth.session.maxAge * 1000);
    await deps.database.pool
      .insertInto('ended_sessions')
      .values({ id: session.id, expires_at: longest > session.expiresAt ? longest : session.expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};

export const sessionStrategies = {
  database: inDatabase,
  jwt: inToken,
} satisfies Record<Settings['auth']['session']['strategy'], SessionStrategy>;
