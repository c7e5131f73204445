import type { CreateDecoder } from './decoder.js';
import { createDecoder } from './native-decoder.js';

/** One for each known deviation of a platform from the tables. */
const PROBES: readonly (readonly [label: string, bytes: readonly number[], text: string])[] = [
  ['windows-1252', [0x80], '€'],
  ['windows-1253', [0xaa], '\ufffd'],
  ['windows-1255', [0xca], '\u05ba'],
  ['windows-874', [0xdb], '\ufffd'],
  ['koi8-u', [0xae], 'ў'],
  ['ibm866', [0x1a], '\u001a'],
  ['iso-8859-16', [0xa4], '€'],
  ['shift_jis', [0x80], '\u0080'],
  ['euc-jp', [0x80], '\ufffd'],
  ['euc-kr', [0x81, 0x41], '갂'],
  ['big5', [0x87, 0x6f], '媤'],
  ['gbk', [0xff], '\ufffd'],
];

/** Whether the platform decodes by the WHATWG tables: browsers do, Node does not. */
function followsEncodingStandard(): boolean {
  return PROBES.every(([label, bytes, text]) => {
    try {
      return createDecoder(label).decode(Uint8Array.from(bytes)) === text;
    } catch {
      return false;
    }
  });
}

/** The platform's own decoders if they follow the WHATWG tables, else ours, which are large and so loaded on demand. */
export async function legacyDecoder(): Promise<CreateDecoder> {
  return followsEncodingStandard() ? createDecoder : (await import('./table-decoder.js')).createDecoder;
}
