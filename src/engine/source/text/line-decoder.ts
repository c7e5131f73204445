import type { Decoder } from './decoder.js';

/** A decoder whose text is changed line by line. */
export function lineDecoder(decoder: Decoder, change: (lines: string) => string): Decoder {
  let rest = '';
  return {
    decode(bytes, options) {
      const text = rest + decoder.decode(bytes, options);
      const end = options?.stream === true ? text.lastIndexOf('\n') + 1 : text.length;
      rest = text.slice(end);
      return change(text.slice(0, end));
    },
  };
}
