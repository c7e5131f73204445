import type { Decoder } from '../source/text/decoder.js';
import { dosDecoder } from '../source/text/dos-decoder.js';
import { iso2022JpDecoder } from '../source/text/iso-2022-jp-decoder.js';
import { utf32Decoder } from '../source/text/utf-32.js';

/** For encodings that no platform decodes; `null` for others. */
const ownDecoder = (label: string): Decoder | null => dosDecoder(label) ?? utf32Decoder(label);

const functions = { ownDecoder, iso2022JpDecoder };

/** Decoders for encodings that platforms do not decode, or not alike. */
export const decoders = (): typeof functions => functions;
