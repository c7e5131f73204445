import { set_cptable } from 'xlsx';
import { createDecoder } from '../text/text-decoders.js';
import type { Decoder } from '../text/decoder.js';

/** Windows and Macintosh code pages of workbooks from before Unicode, by the name decoders know them by. */
const LABELS: ReadonlyMap<number, string> = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1200, 'utf-16le'],
  [1201, 'utf-16be'],
  ...Array.from({ length: 9 }, (_, index) => [1250 + index, `windows-${1250 + index}`] as const),
  [10000, 'macintosh'],
  [10007, 'x-mac-cyrillic'],
  [65001, 'utf-8'],
]);

/** The reader's own tables weigh more than the reader; every platform can decode these pages anyway. */
export function teachCodePages(): void {
  const decoders = new Map<number, Decoder>();
  const decode = (page: number, bytes: ArrayLike<number>): string => {
    let decoder = decoders.get(page);
    if (decoder === undefined) {
      decoder = createDecoder(LABELS.get(page) ?? 'windows-1252');
      decoders.set(page, decoder);
    }
    return decoder.decode(bytes instanceof Uint8Array ? bytes : Uint8Array.from(bytes));
  };
  // Only asked when writing the old formats, which nobody does here.
  const encode = (_page: number, text: string): number[] => [...new TextEncoder().encode(text)];
  set_cptable({ utils: { decode, encode } });
}
