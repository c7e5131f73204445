import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from '../../config/config.js';

/** Whose tokens are taken beside our own. */
export interface IdpTokenConfig {
  /** Where its keys are published, or the one key as PEM. */
  readonly keys: { readonly jwksUrl: string } | { readonly publicKey: string };
  readonly issuer: string;
  readonly audience: string;
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const LEAST_BITS = 2048;
const LEAST_SECRET = 24;

const text = z.string().trim().min(1, 'must not be blank');

/** Variables that say whom to believe. */
export const idpVariables = {
  IDP_WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, `must look like whsec_… with ${LEAST_SECRET} bytes or more in base64`)
    .optional(),
  IDP_JWKS_URL: z.string().refine(isSafeUrl, 'must be an https:// address').optional(),
  IDP_PUBLIC_KEY: z
    .string()
    // Where a variable can have only one line.
    .transform((value) => value.replaceAll('\\n', '\n').trim())
    .refine(isUsableKey, `must be a public key as PEM: RSA of ${LEAST_BITS} bits or more, or EC P-256`)
    .optional(),
  IDP_ISSUER: text.optional(),
  IDP_AUDIENCE: text.optional(),
};

const schema = z.object(idpVariables);

/** What the variables say together; `undefined` where tokens of others are not taken. Throws ConfigError. */
export function idpTokensOf(variables: z.output<typeof schema>): IdpTokenConfig | undefined {
  const { IDP_JWKS_URL: jwksUrl, IDP_PUBLIC_KEY: publicKey, IDP_ISSUER: issuer, IDP_AUDIENCE: audience } = variables;
  const keys = jwksUrl !== undefined ? { jwksUrl } : publicKey !== undefined ? { publicKey } : undefined;
  if (keys === undefined) {
    const alone = issuer !== undefined ? 'IDP_ISSUER' : audience !== undefined ? 'IDP_AUDIENCE' : undefined;
    if (alone === undefined) return undefined;
    throw new ConfigError(`${alone} needs the keys of the identity provider: IDP_JWKS_URL or IDP_PUBLIC_KEY.`);
  }
  if (jwksUrl !== undefined && publicKey !== undefined) {
    throw new ConfigError('IDP_JWKS_URL and IDP_PUBLIC_KEY cannot both be set; keys are taken from one place.');
  }
  // Without them a token that the provider made for anybody else would do.
  if (issuer === undefined) throw new ConfigError('IDP_ISSUER must be set where tokens of a provider are taken.');
  if (audience === undefined) throw new ConfigError('IDP_AUDIENCE must be set where tokens of a provider are taken.');
  return { keys, issuer, audience };
}

function isWebhookSecret(value: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  return Buffer.from(base64, 'base64').length >= LEAST_SECRET;
}

function isSafeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

function isUsableKey(pem: string): boolean {
  try {
    // A private key would do too; it has no business here.
    if (!pem.startsWith('-----BEGIN PUBLIC KEY-----')) return false;
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPublicKey(pem);
    if (type === 'rsa') return (details?.modulusLength ?? 0) >= LEAST_BITS;
    return type === 'ec' && details?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
