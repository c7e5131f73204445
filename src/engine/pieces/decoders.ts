import { dosDecoder } from '../source/text/dos-decoder.js';
import { iso2022JpDecoder } from '../source/text/iso-2022-jp-decoder.js';

const functions = { dosDecoder, iso2022JpDecoder };

/** Decoders for encodings that platforms do not decode, or not alike. */
export const decoders = (): typeof functions => functions;
