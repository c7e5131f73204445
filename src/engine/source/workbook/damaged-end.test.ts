import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '../../testing/xlsx-file.js';
import { openXlsx, xlsxLimits } from './open-xlsx.js';

const NAME = 'xl/worksheets/sheet1.xml';
const ROWS =
  '<worksheet><sheetData><row><c><v>1</v></c></row><row><c r="B2"><v>2</v></c></row></sheetData>' +
  '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="A3:A4"/>';
/** More than one piece of the stream, which packing does not make short. */
const LONG = ROWS + Array.from({ length: 100_000 }, (_, at) => `<x${(at * 7919) % 99_991}/>`).join('');
const UNREADABLE = new DOMException('gone', 'NotReadableError');

function fileOf(content: string, change: (packed: Uint8Array) => void = () => undefined): Blob {
  const packed = new Uint8Array(deflateRawSync(content));
  change(packed);
  return new Blob([xlsxFile({ sheet: '', omit: NAME, more: [{ name: NAME, content, packed, claimedSize: 100 }] })]);
}

/** A file of which long parts cannot be read to their end. */
function unreadable(blob: Blob): Blob {
  const { slice } = blob;
  blob.slice = (from = 0, to = blob.size) => {
    const part = slice.call(blob, from, to);
    if (part.size < 10_000) return part;
    const pieces = [part.slice(0, part.size - 100)];
    part.stream = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(controller) {
          const piece = pieces.pop();
          if (piece) controller.enqueue(new Uint8Array(await piece.arrayBuffer()));
          else controller.error(UNREADABLE);
        },
      });
    return part;
  };
  return blob;
}

describe('the rows before a damaged end', () => {
  it.each([
    [{}, '1,\n,2\n'],
    [{ filled: true }, '1,\n1,2\n'],
  ])('are read: %o', async (reading, text) => {
    const workbook = await openXlsx(fileOf(LONG, (packed) => packed.fill(0xff, Math.floor(packed.length * 0.9))));
    expect(await (await workbook.table('Data', reading)).text.text()).toBe(text);
  });

  it.each([{}, { filled: true }])('are refused beyond a limit: %o', async (reading) => {
    const limits = { ...xlsxLimits, maxEntryBytes: LONG.length / 2 };
    const workbook = await openXlsx(fileOf(LONG), { limits });
    await expect(workbook.table('Data', reading)).rejects.toMatchObject({ code: 'file-too-large' });
  });

  it.each([{}, { filled: true }])('are refused if the file cannot be read: %o', async (reading) => {
    const workbook = await openXlsx(unreadable(fileOf(LONG)));
    await expect(workbook.table('Data', reading)).rejects.toMatchObject({ cause: UNREADABLE });
  });
});
