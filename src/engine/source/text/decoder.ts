/** Decodes text piece by piece, like `TextDecoder`. Undecodable bytes become U+FFFD. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** By WHATWG label. Throws a RangeError for an unknown one. */
export type CreateDecoder = (label: string) => Decoder;

/** A decoder from the code units of all 256 bytes. Characters of these encodings have one unit each. */
export function singleByteDecoder(units: Uint16Array): Decoder {
  const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
  return { decode: (bytes = new Uint8Array(0)) => utf16.decode(Uint16Array.from(bytes, (byte) => units[byte]!)) };
}
