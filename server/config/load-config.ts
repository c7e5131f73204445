import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from './config.js';
import type { Config } from './config.js';
import {
  lowerFirst,
  oauthFromEnvironment,
  publicUrlOf,
  readEnvironment,
  tokenIssuerOf,
  variableOf,
} from './environment.js';
import type { Environment } from './environment.js';
import { idpTokensOf } from '../features/idp/idp-config.js';
import { HOUSE_SENTENCES } from '../platform/issue-sentence.js';
import { keptSecret } from './kept-secret.js';
import { settingsSchema } from './settings.js';
import type { Settings } from './settings.js';

type Variables = Readonly<Record<string, string | undefined>>;

const FILE_NAMES = ['rowgate.config.ts', 'rowgate.config.js', 'rowgate.config.json'];

/** Environment and configuration file together. Rejects with ConfigError, one line that names what cannot be. */
export async function loadConfig(variables: Variables, folder: string = process.cwd()): Promise<Config> {
  const environment = readEnvironment(variables);
  const file = await readConfigFile(environment.ROWGATE_CONFIG, folder);
  const mode = modeOf(environment.NODE_ENV);
  const given = mergedWithEnvironment(file?.value ?? {}, variables, environment);
  const settings = parseSettings(merge(defaultsOf(mode), given), file?.path);
  if (environment.ROLE !== 'all' && environment.DATABASE_URL === undefined) {
    throw new ConfigError('ROLE divides the work between processes, which must share a server named by DATABASE_URL.');
  }
  const dataDir = resolve(folder, environment.DATA_DIR);
  if (environment.DATABASE_URL === undefined || environment.FILES_URL === 'file:') {
    await makeDataDir(dataDir, environment.DATA_DIR);
  }
  return {
    ...settings,
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: publicUrlOf(environment),
    tokenIssuer: tokenIssuerOf(environment),
    environment: mode,
    dataDir,
    databaseUrl: environment.DATABASE_URL,
    role: environment.ROLE,
    adminEmail: environment.ADMIN_EMAIL,
    adminPassword: environment.ADMIN_PASSWORD,
    jwtSecret: environment.JWT_SECRET ?? settings.auth.jwt.secret ?? (await secretOf(dataDir, mode)),
    maxUploadBytes: settings.uploads.maxFileSize ?? environment.MAX_UPLOAD_BYTES,
    maxImportBytes: environment.MAX_IMPORT_BYTES,
    maxImportRows: environment.MAX_IMPORT_ROWS,
    importThreads: environment.IMPORT_THREADS ?? Math.max(2, availableParallelism() - 1),
    filesUrl: environment.FILES_URL,
    smtpUrl: environment.SMTP_URL,
    idpWebhookSecret: environment.IDP_WEBHOOK_SECRET,
    idpTokens: idpTokensOf(environment),
    ai: aiOf(environment),
    webhookAllowPrivate: environment.WEBHOOK_ALLOW_PRIVATE,
    allowDestructive: environment.ROWGATE_ALLOW_DESTRUCTIVE,
    trustProxy: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
  };
}

/** All of a provider or nothing of it; servers on one's own machine need no key. */
function aiOf({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: Environment): Config['ai'] {
  if (baseUrl === undefined && model === undefined && apiKey === undefined) return undefined;
  if (baseUrl === undefined) throw new ConfigError('AI_BASE_URL must be set where AI_MODEL or AI_API_KEY is.');
  if (model === undefined) throw new ConfigError('AI_MODEL must name the model to be asked at AI_BASE_URL.');
  return { baseUrl, apiKey, model };
}

async function makeDataDir(path: string, given: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (cause) {
    throw new ConfigError(`DATA_DIR is "${given}" and cannot be used: ${(cause as Error).message}.`, { cause });
  }
}

function modeOf(nodeEnv: string | undefined): Config['environment'] {
  return nodeEnv === 'production' || nodeEnv === 'test' ? nodeEnv : 'development';
}

async function readConfigFile(
  named: string | undefined,
  folder: string,
): Promise<{ path: string; value: object } | null> {
  const path = named ? resolve(folder, named) : FILE_NAMES.map((name) => join(folder, name)).find(existsSync);
  if (path === undefined) return null;
  if (!existsSync(path)) throw new ConfigError(`ROWGATE_CONFIG names ${path}, which is not there.`);
  try {
    const value = await (readers[extname(path)] ?? importModule)(path);
    if (typeof value === 'object' && value !== null) return { path, value };
  } catch (cause) {
    throw new ConfigError(`The configuration ${path} cannot be read: ${readFailure(cause)}.`, { cause });
  }
  throw new ConfigError(`The configuration ${path} must give an object.`);
}

function readFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // The compiler says in a first line how many mistakes there are, and only then where.
  const line = /:(\d+):\d+: ERROR/.exec(message)?.[1];
  return line === undefined ? (message.split('\n')[0] ?? '') : `it is no valid TypeScript, see line ${line}`;
}

const importModule = async (path: string): Promise<unknown> => {
  const module = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
  return module.default ?? module;
};

const readers: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  '.json': async (path) => parseJson(await readFile(path, 'utf8')),
  '.ts': async (path) => {
    // Node reads no TypeScript of itself yet.
    const { tsImport } = await import('tsx/esm/api');
    const module = (await tsImport(pathToFileURL(path).href, import.meta.url)) as { readonly default?: unknown };
    const value = module.default as { readonly default?: unknown } | undefined;
    return value?.default ?? value;
  },
};

/** The parser's own message would show what stands around the mistake, which may be a secret. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1];
    const line = text.slice(0, Number(position)).split('\n').length;
    throw new Error(`it is not valid JSON${position === undefined ? '' : `, see line ${line}`}`, { cause: error });
  }
}

/** On the internet nobody makes an account of their own unless the configuration says so. */
function defaultsOf(mode: Config['environment']): object {
  return { auth: { allowSignup: mode !== 'production' } };
}

/** What the environment says wins over the file. */
function mergedWithEnvironment(file: object, variables: Variables, { CORS_ORIGINS: origin }: Environment): object {
  const providers = {
    codehost: oauthFromEnvironment(variables, 'CODEHOST'),
    webidentity: oauthFromEnvironment(variables, 'WEBIDENTITY'),
  };
  return merge(file, { auth: { providers }, ...(origin ? { api: { cors: { origin } } } : {}) });
}

/** Members of plain objects one by one; everything else as a whole. */
function merge(base: unknown, over: unknown): object {
  if (!isPlain(base) || !isPlain(over)) return (over ?? base) as object;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, key in over ? merge(base[key], over[key]) : base[key]]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseSettings(value: object, path: string | undefined): Settings {
  const result = settingsSchema.safeParse(value, HOUSE_SENTENCES);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const key = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String).join('.');
  const reason = unknown === undefined ? lowerFirst(issue?.message ?? '') : 'there is no such setting';
  const variable = variableOf(key);
  const places = [...(path === undefined ? [] : [path]), ...(variable === undefined ? [] : [variable])];
  const where = places.length === 0 ? '' : ` (${places.join(' or ')})`;
  throw new ConfigError(`The setting ${key}${where} cannot be used: ${reason}.`);
}

async function secretOf(dataDir: string, mode: Config['environment']): Promise<string> {
  if (mode !== 'production') return keptSecret(join(dataDir, 'jwt-secret'));
  throw new ConfigError('JWT_SECRET must be set in production, to 32 characters or more that nobody can guess.');
}
