import { utf16Length } from '../source/text/utf-16.js';
import type { BatchColumn, BatchValues, ColumnBatch, PackedBatch, PackedColumn, PackedValues } from './column-batch.js';

/** The buffers of a batch, to move them to another thread. */
export function buffersOf({ columns, customFields = [], unmatched = [] }: PackedBatch): ArrayBuffer[] {
  return [...columns, ...customFields, ...unmatched].flatMap((column) => {
    if (column.type === 'utf8') return [column.bytes.buffer, column.ends.buffer];
    return column.type === 'mixed' ? [] : [column.values.buffer];
  });
}

/** Decodes the texts of each column together, which is faster than a text at a time. */
export function unpackBatch({ length, columns, customFields, unmatched }: PackedBatch): ColumnBatch {
  return {
    length,
    columns: columns.map(unpackColumn),
    ...(customFields && { customFields: customFields.map(unpackColumn) }),
    ...(unmatched && { unmatched: unmatched.map(unpackColumn) }),
  };
}

const unpackColumn = ({ id, ...values }: PackedColumn): BatchColumn => ({ id, ...unpackValues(values) });

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function unpackValues(values: PackedValues): BatchValues {
  if (values.type !== 'utf8') return values;
  const { bytes, ends } = values;
  const text = decoder.decode(bytes);
  if (text.length === bytes.length) return { type: 'text', text, ends };
  const inUtf16 = utf16Ends(bytes, ends);
  const isWhole = inUtf16 !== null && (inUtf16.at(-1) ?? 0) === text.length && !text.includes('\ufffd');
  return isWhole ? { type: 'text', text, ends: inUtf16 } : eachDecoded(bytes, ends);
}

/** The same ends in the decoded text. `null` if a text begins within a character. */
function utf16Ends(bytes: Uint8Array, ends: Uint32Array): Uint32Array<ArrayBuffer> | null {
  const result = new Uint32Array(ends.length);
  let at = 0;
  let units = 0;
  for (let index = 0; index < ends.length; index += 1) {
    const end = ends[index]!;
    if (at < end && (bytes[at]! & 0xc0) === 0x80) return null;
    units += utf16Length(bytes, at, end);
    result[index] = units;
    at = end;
  }
  return result;
}

/** Text by text: the decoded length of broken UTF-8 cannot be predicted, and the rest of one could complete the next. */
function eachDecoded(bytes: Uint8Array, ends: Uint32Array): BatchValues {
  const texts = Array.from(ends, (end, index) => decoder.decode(bytes.subarray(ends[index - 1] ?? 0, end)));
  let length = 0;
  return { type: 'text', text: texts.join(''), ends: ends.map((_end, index) => (length += texts[index]!.length)) };
}
