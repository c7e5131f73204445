import { z } from 'zod';
import { ConfigError } from './config.js';
import { idpVariables } from '../features/idp/idp-config.js';
import { HOUSE_SENTENCES } from '../platform/issue-sentence.js';
import { originSchema } from './origin.js';

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');
const text = z.string().trim().min(1, 'must not be blank');

function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): z.ZodType<number, string> {
  const range = most === Number.MAX_SAFE_INTEGER ? `, ${least} or more` : ` from ${least} to ${most}`;
  return z
    .string()
    .refine((value) => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      message: `must be a whole number${range}`,
    })
    .transform(Number);
}
const MEBIBYTE = 1024 * 1024;

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://import.example.com' }).optional(),
  NODE_ENV: z.string().optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  JWT_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have 8 characters or more').optional(),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(originSchema))
    .optional(),
  MAX_UPLOAD_BYTES: wholeNumber(1).default(10 * MEBIBYTE),
  MAX_IMPORT_BYTES: wholeNumber(1).default(1024 * MEBIBYTE),
  MAX_IMPORT_ROWS: wholeNumber(1).optional(),
  IMPORT_THREADS: wholeNumber(1, 64).optional(),
  FILES_URL: text.default('file:'),
  SMTP_URL: text.optional(),
  ...idpVariables,
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like https://api.example.com/v1' }).optional(),
  AI_API_KEY: text.regex(/^[\x21-\x7e]+$/, 'must not have blanks or other than ASCII characters').optional(),
  AI_MODEL: text.optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  ROWGATE_ALLOW_DESTRUCTIVE: flag.default(false),
  ROWGATE_CONFIG: text.optional(),
  TRUST_PROXY: wholeNumber(0).default(0),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent')
    .default('info'),
});

export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

export type Environment = z.output<typeof environmentSchema>;

/** The variables of the server, checked; empty ones count as absent. Throws ConfigError. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given), HOUSE_SENTENCES);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  // An address may hold a password.
  const shown = /SECRET|PASSWORD|URL|KEY/.test(name) ? '' : ` is "${variables[name]}" and`;
  throw new ConfigError(`${name}${shown} cannot be used: ${lowerFirst(issue?.message ?? '')}.`);
}

/** Where callers reach the server, without a slash at the end. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Pick<Environment, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return PUBLIC_URL === undefined ? `http://${nameOf(HOST)}:${PORT}` : PUBLIC_URL.replace(/\/+$/, '');
}

export const DEFAULT_ISSUER = 'rowgate';

/** What tokens name as their issuer: the public address without its port, or, where none is set, the same on any port. */
export function tokenIssuerOf({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): string {
  return PUBLIC_URL === undefined ? DEFAULT_ISSUER : withoutPort(PUBLIC_URL.replace(/\/+$/, ''));
}

export function withoutPort(address: string): string {
  return address.replace(/^(\w+:\/\/(?:\[[^\]]*\]|[^/:]*)):\d+/, '$1');
}

/** A host as a browser on this machine writes it; `0.0.0.0` and `::` are every address, and none to go to. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

const PROVIDER_TEXTS = [
  'clientId',
  'clientSecret',
  'issuer',
  'authorizeUrl',
  'tokenUrl',
  'userinfoUrl',
  'emailsUrl',
] as const;

const upperSnake = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** The variable that gives a setting, for messages: `OAUTH_CODEHOST_CLIENT_ID`. */
export function variableOf(setting: string): string | undefined {
  const [, provider = '', member = ''] = /^auth\.providers\.(codehost|webidentity)\.?(\w*)/.exec(setting) ?? [];
  if (provider === '') return undefined;
  return `OAUTH_${provider.toUpperCase()}_${member === '' ? '*' : upperSnake(member)}`;
}

/** `OAUTH_CODEHOST_CLIENT_ID` and its like, as members of the provider's settings. */
export function oauthFromEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  provider: 'CODEHOST' | 'WEBIDENTITY',
): Record<string, unknown> {
  const of = (name: string): string | undefined => variables[`OAUTH_${provider}_${name}`] || undefined;
  const members = {
    ...Object.fromEntries(PROVIDER_TEXTS.map((member) => [member, of(upperSnake(member))])),
    scope: of('SCOPE')?.split(/[\s,]+/),
  };
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  return present.length === 0 ? {} : { enabled: true, ...Object.fromEntries(present) };
}
