import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SHORTEST = 32;

/** A secret made once and kept in a file only its owner may read, so that people stay signed in over a restart. */
export async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= SHORTEST) return kept;
  await mkdir(dirname(file), { recursive: true });
  if (kept !== '') await rm(file, { force: true });
  const made = `${file}.${randomUUID()}`;
  try {
    await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Whole, and only by the first of several processes that start together.
    await link(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(made, { force: true });
  }
  return readFile(file, 'utf8');
}
