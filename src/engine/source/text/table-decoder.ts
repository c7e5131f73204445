import { normalizeEncoding } from '@exodus/bytes/encoding.js';
import { createMultibyteDecoder } from '@exodus/bytes/multi-byte.js';
import type { CreateDecoder, Decoder } from './decoder.js';
import { singleByteDecoder } from './decoder.js';
import { SINGLE_BYTE_TABLES } from './single-byte-tables.js';

/** Decoders with tables of their own, for platforms whose decoders are wrong. */
export const createDecoder: CreateDecoder = (label) => {
  const encoding = normalizeEncoding(label);
  if (encoding === null || encoding === 'replacement') throw new RangeError(`Unknown encoding: ${label}`);
  if (encoding.startsWith('utf-')) return new TextDecoder(encoding, { ignoreBOM: true });
  const table = SINGLE_BYTE_TABLES[encoding];
  return table === undefined ? multiByteDecoder(encoding) : singleByteDecoder(unitsOf(table));
};

function multiByteDecoder(encoding: string): Decoder {
  const decode = createMultibyteDecoder(encoding, true);
  return { decode: (bytes = new Uint8Array(0), { stream = false } = {}) => decode(bytes, stream) };
}

function unitsOf(table: string): Uint16Array {
  const units = Uint16Array.from({ length: 256 }, (_, byte) => byte);
  let byte = 0x80;
  for (const run of table.split(' ')) {
    const [first = 0, last = first] = run.split('-').map((code) => Number.parseInt(code, 16));
    for (let code = first; code <= last; code += 1) {
      units[byte] = code;
      byte += 1;
    }
  }
  return units;
}
