import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from './config-error.js';

const FILE_NAMES = ['rowgate.config.ts', 'rowgate.config.js', 'rowgate.config.json'];

/** Reads the named file, or the one in the folder that has a known name. Throws ConfigError. */
export async function readConfigFile(
  named: string | undefined,
  folder: string,
): Promise<{ path: string; value: object } | null> {
  const path = named ? resolve(folder, named) : findConfigFile(folder);
  if (path === undefined) return null;
  if (!existsSync(path)) throw new ConfigError(`ROWGATE_CONFIG names ${path}, which does not exist.`);
  try {
    const value = await (readers[extname(path)] ?? importModule)(path);
    if (typeof value === 'object' && value !== null) return { path, value };
  } catch (cause) {
    throw new ConfigError(`The configuration ${path} cannot be read: ${readFailure(cause)}.`, { cause });
  }
  throw new ConfigError(`The configuration ${path} must export an object.`);
}

function findConfigFile(folder: string): string | undefined {
  const [first, second] = FILE_NAMES.map((name) => join(folder, name)).filter(existsSync);
  if (second === undefined) return first;
  throw new ConfigError(
    `There are two configuration files, ${first} and ${second}. Merge them, or set ROWGATE_CONFIG to the one to use.`,
  );
}

function readFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // Reports only the position of a syntax error, because the text around it may be a secret.
  const line = /^ParseError: [^]*:(\d+):\d+$/.exec(message)?.[1];
  return line === undefined ? (message.split('\n')[0] ?? '') : `it is not valid TypeScript, see line ${line}`;
}

const importModule = async (path: string): Promise<unknown> => {
  const module = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
  return module.default ?? module;
};

const readers: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  '.json': async (path) => parseJson(await readFile(path, 'utf8')),
  '.ts': async (path) => {
    // Node does not read TypeScript by itself yet.
    const { createJiti } = await import('jiti');
    const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
    return (await jiti.import<{ readonly default?: unknown }>(path)).default;
  },
};

/** The parser's own message would quote the text around the error, which may contain a secret. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1];
    const line = text.slice(0, Number(position)).split('\n').length;
    throw new Error(`it is not valid JSON${position === undefined ? '' : `, see line ${line}`}`, { cause: error });
  }
}
