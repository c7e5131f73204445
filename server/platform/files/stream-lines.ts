import { createReadStream } from 'node:fs';

/**
 * The lines of UTF-8 text, separated only by `\n`: Node's own reader also splits at characters that values may contain.
 * Closes a stream when the caller stops early.
 */
export async function* streamLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const lines of lineBatches(body)) yield* lines;
}

/** The lines of a file. Opens it when the first line is read: the failure of an unread stream would end the process. */
export async function* fileLines(path: string): AsyncGenerator<string> {
  yield* streamLines(createReadStream(path));
}

/** The same, some at a time. */
export async function* fileLineBatches(path: string): AsyncGenerator<readonly string[]> {
  yield* lineBatches(createReadStream(path));
}

/** The lines of a stream as they arrive, some at a time and never none. */
async function* lineBatches(body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const chunk of body) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}
