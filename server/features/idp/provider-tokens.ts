import { createPublicKey } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ApiError } from '../../platform/http/errors.js';
import type { IdpTokenConfig } from '../../config/providers.js';

export interface ProviderClaims {
  readonly subject: string;
  /** Only if the provider has verified the address. */
  readonly email: string | undefined;
}

/** Tokens signed by the identity provider. */
export interface ProviderTokens {
  /**
   * The claims of a valid token that the provider issued for us; `undefined` for any other text. Rejects with
   * SERVICE_UNAVAILABLE when the provider's keys cannot be fetched, because the token may be valid.
   */
  verify(token: string, now: Date): Promise<ProviderClaims | undefined>;
}

const FETCH_WITHIN = 5000;
/** Seconds by which the clocks may differ. */
const TOLERANCE = 30;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.unknown().optional(),
});

/** `undefined` when no provider is configured. */
export function createProviderTokens(
  config: IdpTokenConfig | undefined,
  { log }: { readonly log: Logger },
): ProviderTokens | undefined {
  if (config === undefined) return undefined;
  const { issuer, audience } = config;
  const { key, algorithms } =
    'jwksUrl' in config.keys ? publishedKeys(config.keys.jwksUrl, log) : fixedKey(config.keys.publicKey);
  return {
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms,
          issuer,
          audience,
          currentDate: now,
          clockTolerance: TOLERANCE,
          requiredClaims: ['sub', 'exp'],
        });
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return undefined;
        const { sub, email, email_verified } = claims.data;
        return { subject: sub, email: email_verified === true ? email : undefined };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

interface Keys {
  readonly key: JWTVerifyGetKey;
  readonly algorithms: string[];
}

/** Accepts only the algorithm of the given key. */
function fixedKey(publicKey: string): Keys {
  const key = createPublicKey(publicKey);
  return { key: async () => key, algorithms: [key.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256'] };
}

function publishedKeys(jwksUrl: string, log: Logger): Keys {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: FETCH_WITHIN });
  return {
    algorithms: ['RS256', 'ES256'],
    async key(header, token) {
      try {
        return await keys(header, token);
      } catch (cause) {
        if (isKeyMismatch(cause)) throw cause;
        log.warn({ err: cause }, "The identity provider's keys could not be fetched");
        throw new ApiError('SERVICE_UNAVAILABLE', { cause });
      }
    },
  };
}

/** Whether the keys were fetched but none of them matches the token. */
function isKeyMismatch(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
