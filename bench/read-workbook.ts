import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTextStore } from '../server/platform/source/file-text-store.js';
import { loadDecoders } from '../src/engine/full.js';
import { readWorkbook } from '../src/engine/source/excel/xlsx-reader.js';
import { openXlsx } from '../src/engine/source/workbook/open-xlsx.js';
import { contentStart, readZipDirectory } from '../src/engine/source/workbook/zip-directory.js';

/**
 * A process of its own, so that its memory can be measured: reads the first sheet of a workbook once, or only unpacks
 * all parts, and reports the time and the memory as JSON.
 */
type Reading = (blob: Blob) => Promise<number>;

const READINGS: Readonly<Record<string, Reading>> = {
  own: async (blob) => {
    const workbook = await openXlsx(blob, { textStore: () => fileTextStore(folder) });
    return (await workbook.table(workbook.sheets[0]?.name ?? '')).text.size;
  },
  sheetjs: async (blob) => {
    await loadDecoders();
    const workbook = readWorkbook(new Uint8Array(await blob.arrayBuffer()));
    return new Blob(workbook.sheetParts(workbook.sheets[0]?.name ?? '')).size;
  },
  unpacking: async (blob) => {
    let size = 0;
    for (const entry of (await readZipDirectory(blob)).values()) {
      const start = await contentStart(blob, entry);
      const stream = blob.slice(start, start + entry.packedSize).stream();
      const reader = stream.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) size += read.value.length;
    }
    return size;
  },
};

const [path = '', name = 'own'] = process.argv.slice(2);
const reading = READINGS[name];
if (!reading) throw new Error(`No reading "${name}".`);
const blob = await openAsBlob(path);
const folder = await mkdtemp(join(tmpdir(), 'rowgate-bench-'));
const start = performance.now();
const size = await reading(blob);
const milliseconds = performance.now() - start;
await rm(folder, { recursive: true });
process.stdout.write(JSON.stringify({ milliseconds, memory: process.resourceUsage().maxRSS * 1024, size }));
