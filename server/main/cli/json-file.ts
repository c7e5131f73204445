import { readFile } from 'node:fs/promises';
import { CliError } from './cli-error.js';

/** Reads a JSON file given to the command; `what` names it in messages. */
export async function readJsonFile(path: string, what: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new CliError(`The ${what} ${path} cannot be read: ${reasonOf(error)}`, error);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new CliError(`The ${what} ${path} is not JSON: ${(error as Error).message}`, error);
  }
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file.'],
  ['EISDIR', 'it is a directory.'],
  ['EACCES', 'permission denied.'],
]);

export function reasonOf(error: unknown): string {
  return REASONS.get((error as { code?: unknown }).code) ?? String((error as Error).message);
}
