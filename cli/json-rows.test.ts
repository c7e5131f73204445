import { describe, expect, it } from 'vitest';
import { openTable } from '../src/engine/full.js';
import { createJsonRows } from './json-rows.js';

async function printed(content: string | Uint8Array<ArrayBuffer>, most = Infinity): Promise<string> {
  const table = await openTable(new Blob([content]));
  const jsonRows = createJsonRows();
  let text = '';
  await table.scan((block) => {
    text += Buffer.from(jsonRows(block, most)).toString();
  });
  return text;
}

async function expected(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const table = await openTable(new Blob([content]));
  await table.scan(() => undefined);
  const rows = await table.readRows(0, table.indexedRows);
  return rows.map(({ cells }) => `${JSON.stringify(cells)}\n`).join('');
}

const HEADER = 'name,note,number\n';

const FILES: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'cells of every length': `${HEADER}${Array.from({ length: 40 }, (_, n) => `${'x'.repeat(n)},${'y'.repeat(n % 7)},${n}`).join('\n')}\n`,
  'quotes and line breaks in cells': `${HEADER}"said ""hi""","two\nlines",1\nx,"a,b",2\n"""","""""",3\n`,
  backslashes: `${HEADER}C:\\temp,\\,1\nabc\\,\\\\\\\\,2\n`,
  'control characters': `${HEADER}${Array.from({ length: 31 }, (_, code) => `"a${String.fromCharCode(code + 1)}b","${String.fromCharCode(code + 1)}",${code}`).join('\n')}\n`,
  NUL: `${HEADER}a\0b,\0,1\n`,
  'other scripts': `${HEADER}Jürgen,東京,1\n😀,é,2\nx\u2028y,\u007f\u0080,3\n`,
  'blank and ragged lines': `${HEADER}a,b,1\n\n , ,\nc\nd,e,2,more\n,,3\n`,
  'no line end after the last row': `${HEADER}a,b,1\n"","",""\nc,d,"\\"`,
  'undecodable bytes': Buffer.concat([
    Buffer.from(`${HEADER}M`),
    Buffer.of(0xfc, 0x80),
    Buffer.from('ller,"a\\",1\n\nx,y,2\n'),
  ]),
};

describe('rows as JSON', () => {
  it.each(Object.entries(FILES))('are those of JSON.stringify: %s', async (_name, content) => {
    const text = await printed(content);
    expect(text).toBe(await expected(content));
    expect(text.length).toBeGreaterThan(10);
  });

  it('end at the requested number', async () => {
    expect(await printed(`${HEADER}a,b,1\n\nc,d,2\ne,f,3\n`, 2)).toBe('["a","b","1"]\n["c","d","2"]\n');
  });
});
