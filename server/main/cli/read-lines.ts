import { createReadStream } from 'node:fs';

/**
 * Reads the lines of a UTF-8 file, separated only by `\n`: Node's own reader also splits at characters that values may
 * contain.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = chunk.split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
