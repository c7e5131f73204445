import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileStoreAt } from '../platform/files/open-file-store.js';
import { HOUSE_SENTENCES } from '../platform/issue-sentence.js';
import { publicUrlOf, tokenIssuerOf } from './addresses.js';
import { settingsSchema } from './config.js';
import type { Config, Settings } from './config.js';
import { ConfigError } from './config-error.js';
import { storedSecret } from './stored-secret.js';
import { readConfigFile } from './read-config-file.js';
import { lowerFirst, oauthFromEnvironment, readVariables, variableOf } from './read-variables.js';
import type { Environment } from './read-variables.js';

/**
 * Merges the environment and the configuration file. Rejects with a ConfigError that names the invalid setting in one
 * line, or with a FileStoreError for `FILES_URL`.
 */
export async function loadConfig(environment: Environment, folder: string = process.cwd()): Promise<Config> {
  const { configFile, corsOrigins, ...variables } = readVariables(environment);
  const file = await readConfigFile(configFile, folder);
  const { environment: mode, databaseUrl, filesUrl, role } = variables;
  const given = overridden(file?.value ?? {}, environment, corsOrigins);
  const settings = parseSettings(merge(defaultsOf(mode), given), file?.path);
  if (role !== 'all' && databaseUrl === undefined) {
    throw new ConfigError(
      'ROLE splits the work between processes, which must share a database server set in DATABASE_URL.',
    );
  }
  const dataDir = resolve(folder, variables.dataDir);
  // Refused before anything is created.
  fileStoreAt(filesUrl, { dataDir, environment });
  if (databaseUrl === undefined || filesUrl === 'file:') await makeDataDir(dataDir, variables.dataDir);
  return {
    ...settings,
    ...variables,
    publicUrl: publicUrlOf(variables),
    tokenIssuer: tokenIssuerOf(variables),
    dataDir,
    jwtSecret: variables.jwtSecret ?? settings.auth.jwt.secret ?? (await secretOf(dataDir, mode)),
    maxUploadBytes: settings.uploads.maxFileSize ?? variables.maxUploadBytes,
  };
}

async function makeDataDir(path: string, given: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    // Permissions, read-only file systems and the like have nothing else in common.
    await rmdir(await mkdtemp(join(path, '.writable-')));
  } catch (cause) {
    throw new ConfigError(`DATA_DIR is "${given}" and cannot be used: ${(cause as Error).message}.`, { cause });
  }
}

/** In production, sign-up is closed unless the configuration opens it. */
function defaultsOf(mode: Config['environment']): object {
  return { auth: { allowSignup: mode !== 'production' } };
}

/** The environment overrides the file. */
function overridden(file: object, environment: Environment, origin: readonly string[] | undefined): object {
  const providers = {
    codehost: oauthFromEnvironment(environment, 'CODEHOST'),
    webidentity: oauthFromEnvironment(environment, 'WEBIDENTITY'),
  };
  return merge(file, { auth: { providers }, ...(origin ? { api: { cors: { origin } } } : {}) });
}

/** Merges plain objects member by member; replaces everything else as a whole. */
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
  const reason = unknown === undefined ? lowerFirst(issue?.message ?? '') : 'unknown setting';
  const variable = variableOf(key);
  const places = [...(path === undefined ? [] : [path]), ...(variable === undefined ? [] : [variable])];
  const where = places.length === 0 ? '' : ` (${places.join(' or ')})`;
  throw new ConfigError(`The setting ${key}${where} cannot be used: ${reason}.`);
}

async function secretOf(dataDir: string, mode: Config['environment']): Promise<string> {
  if (mode !== 'production') return storedSecret(join(dataDir, 'jwt-secret'));
  throw new ConfigError('JWT_SECRET must be set in production, to at least 32 random characters.');
}
