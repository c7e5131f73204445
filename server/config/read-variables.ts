import { z } from 'zod';
import { HOUSE_SENTENCES } from '../platform/issue-sentence.js';
import { variablesSchema } from './config.js';
import type { Variables } from './config.js';
import { ConfigError } from './config-error.js';
import { VARIABLE_NAMES } from './variable.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Maps each variable to the path of its setting. */
const PATHS = new Map(pathsIn(variablesSchema, []));

/** Every variable of the server, except those of OAuth providers. */
export const ENVIRONMENT_NAMES: readonly string[] = [...PATHS.keys()];

function pathsIn(schema: z.ZodType, path: readonly string[]): [string, readonly string[]][] {
  const variable = VARIABLE_NAMES.get(schema);
  if (variable) return [[variable.name, path]];
  // A group that is validated as a whole.
  const { shape } = (schema instanceof z.ZodPipe ? schema.in : schema) as z.ZodObject;
  return Object.entries(shape).flatMap(([member, part]) => pathsIn(part as z.ZodType, [...path, member]));
}

/**
 * Variables that decide where data is stored, and what happens without them. In production an empty one is more likely
 * a missing secret than a choice.
 */
const PLACES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'use the embedded database',
  DATA_DIR: 'use the folder .data',
  FILES_URL: 'store files in DATA_DIR',
};

/** Parses the variables of the server; empty ones count as absent, except for places in production. Throws ConfigError. */
export function readVariables(environment: Environment): Variables {
  if (environment['NODE_ENV'] === 'production') requirePlaces(environment);
  const result = variablesSchema.safeParse(given(environment), HOUSE_SENTENCES);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  const [name = ''] = [...PATHS].find(([, members]) => `${path}.`.startsWith(`${members.join('.')}.`)) ?? [];
  // A URL may contain a password.
  const shown = /SECRET|PASSWORD|URL|KEY/.test(name) ? '' : ` is "${environment[name]}" and`;
  throw new ConfigError(`${name}${shown} cannot be used: ${lowerFirst(issue?.message ?? '')}.`);
}

function requirePlaces(environment: Environment): void {
  for (const [name, otherwise] of Object.entries(PLACES)) {
    if (environment[name]?.trim() !== '') continue;
    throw new ConfigError(`${name} is empty. In production, set it, or remove the variable to ${otherwise}.`);
  }
}

function given(environment: Environment): object {
  const settings: Record<string, unknown> = {};
  for (const [name, [group = '', member]] of PATHS) {
    const value = environment[name] || undefined;
    settings[group] = member === undefined ? value : { ...(settings[group] as object | undefined), [member]: value };
  }
  return settings;
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

/** The variable that sets a setting, for messages: `OAUTH_CODEHOST_CLIENT_ID`. */
export function variableOf(setting: string): string | undefined {
  const [, provider = '', member = ''] = /^auth\.providers\.(codehost|webidentity)\.?(\w*)/.exec(setting) ?? [];
  if (provider === '') return undefined;
  return `OAUTH_${provider.toUpperCase()}_${member === '' ? '*' : upperSnake(member)}`;
}

/** Reads variables such as `OAUTH_CODEHOST_CLIENT_ID` into the provider's settings. */
export function oauthFromEnvironment(
  variables: Environment,
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
