/** Decodes text piece by piece, as `TextDecoder` does. Bytes that are no character become U+FFFD. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** By a WHATWG label. Throws a RangeError for an unknown one. */
export type CreateDecoder = (label: string) => Decoder;
