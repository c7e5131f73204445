import { z } from 'zod';
import { ConfigError } from './config.js';

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
const bytes = z.coerce.number().int().positive();
const text = z.string().trim().min(1);
const MEBIBYTE = 1024 * 1024;

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  NODE_ENV: z.string().optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  JWT_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have 8 characters or more').optional(),
  CORS_ORIGINS: text.optional(),
  MAX_UPLOAD_BYTES: bytes.default(10 * MEBIBYTE),
  MAX_IMPORT_BYTES: bytes.default(2048 * MEBIBYTE),
  FILES_URL: text.default('file:'),
  SMTP_URL: text.optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  ROWGATE_ALLOW_DESTRUCTIVE: flag.default(false),
  ROWGATE_CONFIG: text.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Environment = z.output<typeof environmentSchema>;

/** The variables of the server, checked; empty ones count as absent. Throws ConfigError. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const shown = /SECRET|PASSWORD|URL/.test(name) ? '' : ` is "${variables[name]}" and`;
  throw new ConfigError(`${name}${shown} cannot be used: ${lowerFirst(issue?.message ?? '')}.`);
}

/** Where callers reach the server, without a slash at the end. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Pick<Environment, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return PUBLIC_URL === undefined ? `http://${nameOf(HOST)}:${PORT}` : PUBLIC_URL.replace(/\/+$/, '');
}

/** A host as a browser on this machine writes it; `0.0.0.0` and `::` are every address, and none to go to. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

/** `OAUTH_CODEHOST_CLIENT_ID` and its like, as members of the provider's settings. */
export function oauthFromEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  provider: 'CODEHOST' | 'WEBIDENTITY',
): Record<string, unknown> {
  const of = (name: string): string | undefined => variables[`OAUTH_${provider}_${name}`] || undefined;
  const members = {
    clientId: of('CLIENT_ID'),
    clientSecret: of('CLIENT_SECRET'),
    scope: of('SCOPE')?.split(/[\s,]+/),
    issuer: of('ISSUER'),
    authorizeUrl: of('AUTHORIZE_URL'),
    tokenUrl: of('TOKEN_URL'),
    userinfoUrl: of('USERINFO_URL'),
    emailsUrl: of('EMAILS_URL'),
  };
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  return present.length === 0 ? {} : { enabled: true, ...Object.fromEntries(present) };
}
