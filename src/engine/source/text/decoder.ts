/** Decodes text piece by piece, as `TextDecoder` does. Bytes that are no character become U+FFFD. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** By a WHATWG label. Throws a RangeError for an unknown one. */
export type CreateDecoder = (label: string) => Decoder;

/** By the code units that the 256 bytes stand for. Characters of these encodings have one each. */
export function singleByteDecoder(units: Uint16Array): Decoder {
  const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
  return { decode: (bytes = new Uint8Array(0)) => utf16.decode(Uint16Array.from(bytes, (byte) => units[byte]!)) };
}
