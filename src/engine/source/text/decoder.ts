/** Decodes text piece by piece, like `TextDecoder`. Undecodable bytes become U+FFFD. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** By WHATWG label. Throws a RangeError for an unknown one. */
export type CreateDecoder = (label: string) => Decoder;

/** The encoding that a text is taken for. */
export interface DetectedEncoding {
  /** A WHATWG label, or one of a decoder of our own. */
  readonly value: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A decoder from the code units of all 256 bytes. Characters of these encodings have one unit each. */
export function singleByteDecoder(units: Uint16Array): Decoder {
  const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
  return { decode: (bytes = new Uint8Array(0)) => utf16.decode(Uint16Array.from(bytes, (byte) => units[byte]!)) };
}
