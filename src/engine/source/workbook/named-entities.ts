import type { ByteRange } from './text-bytes.js';

const AMPERSAND = 0x26;
const CARRIAGE_RETURN = 0x0d;
const LT = 0x3c;
const UNDERSCORE = 0x5f;
const X = 0x78;

const ENTITIES = Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }).map(([name, sign]) => ({
  name: new TextEncoder().encode(`${name};`),
  sign: sign.charCodeAt(0),
}));

/**
 * Decodes text in which nothing but `&amp;` and the other named entities needs decoding, byte by byte. `null` for other
 * text.
 */
export function decodeEntities(bytes: Uint8Array, { from, to }: ByteRange): Uint8Array | null {
  const decoded = new Uint8Array(to - from);
  let end = 0;
  for (let position = from; position < to; position += 1) {
    const byte = bytes[position]!;
    if (byte === CARRIAGE_RETURN || byte === LT || (byte === UNDERSCORE && bytes[position + 1] === X)) return null;
    if (byte !== AMPERSAND) {
      decoded[end++] = byte;
      continue;
    }
    const entity = entityAt(bytes, position + 1);
    if (!entity) return null;
    decoded[end++] = entity.sign;
    position += entity.name.length;
  }
  return decoded.subarray(0, end);
}

function entityAt(bytes: Uint8Array, at: number): (typeof ENTITIES)[number] | null {
  for (const entity of ENTITIES) {
    const { name } = entity;
    let same = 0;
    while (same < name.length && bytes[at + same] === name[same]) same += 1;
    if (same === name.length) return entity;
  }
  return null;
}
