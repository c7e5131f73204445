import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from './config-error.js';

export const oauthProvider = z
  .strictObject({
    enabled: z.boolean().default(false),
    clientId: z.string().default(''),
    clientSecret: z.string().default(''),
    scope: z.array(z.string()).default([]),
    /** OpenID Connect issuer, whose endpoints are discovered. Alternatively, set the three addresses below. */
    issuer: z.url().optional(),
    authorizeUrl: z.url().optional(),
    tokenUrl: z.url().optional(),
    userinfoUrl: z.url().optional(),
    /** An endpoint that lists addresses, for providers whose profile does not report which one is verified. */
    emailsUrl: z.url().optional(),
  })
  .refine(
    ({ enabled, issuer, authorizeUrl, tokenUrl, userinfoUrl }) =>
      !enabled || Boolean(issuer) || Boolean(authorizeUrl && tokenUrl && userinfoUrl),
    { message: 'needs an issuer, or authorizeUrl, tokenUrl and userinfoUrl' },
  )
  .refine(({ enabled, clientId }) => !enabled || clientId !== '', { path: ['clientId'], message: 'is missing' });

export const smtp = z.strictObject({
  host: z.string(),
  port: z.number().int().default(587),
  secure: z.boolean().default(false),
  user: z.string().optional(),
  pass: z.string().optional(),
  from: z.string().default('Rowgate <no-reply@localhost>'),
});

/** An identity provider whose tokens are accepted in addition to ours. */
export interface IdpTokenConfig {
  /** Where its keys are published, or a single key as PEM. */
  readonly keys: { readonly jwksUrl: string } | { readonly publicKey: string };
  readonly issuer: string;
  readonly audience: string;
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
export const LEAST_BITS = 2048;
export const LEAST_SECRET = 24;

interface IdpVariables {
  readonly jwksUrl?: string | undefined;
  readonly publicKey?: string | undefined;
  readonly issuer?: string | undefined;
  readonly audience?: string | undefined;
}

/** Combines the variables; `undefined` when foreign tokens are not accepted. Throws ConfigError. */
export function idpTokensOf({ jwksUrl, publicKey, issuer, audience }: IdpVariables): IdpTokenConfig | undefined {
  const keys = jwksUrl !== undefined ? { jwksUrl } : publicKey !== undefined ? { publicKey } : undefined;
  if (keys === undefined) {
    const alone = issuer !== undefined ? 'IDP_ISSUER' : audience !== undefined ? 'IDP_AUDIENCE' : undefined;
    if (alone === undefined) return undefined;
    throw new ConfigError(`${alone} requires the keys of the identity provider: IDP_JWKS_URL or IDP_PUBLIC_KEY.`);
  }
  if (jwksUrl !== undefined && publicKey !== undefined) {
    throw new ConfigError('IDP_JWKS_URL and IDP_PUBLIC_KEY cannot both be set.');
  }
  // Without them, a token the provider issued for any other application would be accepted.
  if (issuer === undefined) throw new ConfigError('IDP_ISSUER must be set to accept tokens of a provider.');
  if (audience === undefined) throw new ConfigError('IDP_AUDIENCE must be set to accept tokens of a provider.');
  return { keys, issuer, audience };
}

export function isWebhookSecret(value: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  return Buffer.from(base64, 'base64').length >= LEAST_SECRET;
}

export function isSafeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

export function isUsableKey(pem: string): boolean {
  try {
    // A private key would also work, but must not be stored here.
    if (!pem.startsWith('-----BEGIN PUBLIC KEY-----')) return false;
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPublicKey(pem);
    if (type === 'rsa') return (details?.modulusLength ?? 0) >= LEAST_BITS;
    return type === 'ec' && details?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

interface AiVariables {
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly model?: string | undefined;
}

export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** A provider must be configured completely; only local servers need no key. */
export function aiOf({ baseUrl, model, apiKey }: AiVariables): AiConfig | undefined {
  if (baseUrl === undefined && model === undefined && apiKey === undefined) return undefined;
  if (baseUrl === undefined) throw new ConfigError('AI_BASE_URL must be set if AI_MODEL or AI_API_KEY is.');
  if (model === undefined) throw new ConfigError('AI_MODEL must name the model to use at AI_BASE_URL.');
  return { baseUrl, apiKey, model };
}
