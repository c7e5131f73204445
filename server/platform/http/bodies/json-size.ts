import { ApiError } from '../errors.js';

/** Far deeper than real requests, far shallower than the stack allows. */
export const MAX_DEPTH = 100;
/** Objects and lists; each takes many times more memory than its JSON text. */
const MAX_CONTAINERS = 4_000_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Scans JSON before it is parsed. Throws BAD_REQUEST for more than 100 levels of nesting, PAYLOAD_TOO_LARGE for more
 * than four million objects and lists.
 */
export function limitJsonSize(bytes: Uint8Array): void {
  let depth = 0;
  let containers = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (OPENING.has(byte)) {
      depth += 1;
      containers += 1;
      if (depth > MAX_DEPTH) throw tooDeep();
      if (containers > MAX_CONTAINERS) {
        const message = `JSON may contain at most ${MAX_CONTAINERS} objects and lists.`;
        throw new ApiError('PAYLOAD_TOO_LARGE', { message });
      }
    } else if (CLOSING.has(byte)) depth -= 1;
  }
}

export function tooDeep(): ApiError {
  return new ApiError('BAD_REQUEST', { message: `JSON may be nested at most ${MAX_DEPTH} levels deep.` });
}

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
