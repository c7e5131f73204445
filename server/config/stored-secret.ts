import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SHORTEST = 32;

/**
 * Creates a secret once and stores it in a file only its owner can read, so that users stay signed in across restarts.
 */
export async function storedSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= SHORTEST) return kept;
  await mkdir(dirname(file), { recursive: true });
  if (kept !== '') await rm(file, { force: true });
  const made = `${file}.${randomUUID()}`;
  try {
    await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Atomic; only the first of several processes that start together succeeds.
    await link(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(made, { force: true });
  }
  return readFile(file, 'utf8');
}
