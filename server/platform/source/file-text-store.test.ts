import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSheet } from '../../../src/engine/full.js';
import { xlsxFile } from '../../../src/engine/testing/xlsx-file.js';
import { fileTextStore } from './file-text-store.js';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'rowgate-text-'))));
afterEach(() => rm(folder, { recursive: true }));

it('keeps texts apart and in order', async () => {
  const store = fileTextStore(folder);
  for (const text of ['one', '', 'three']) store.add(new TextEncoder().encode(text));
  expect(await Promise.all((await store.blobs()).map((blob) => blob.text()))).toEqual(['one', '', 'three']);
  expect(await fileTextStore(folder).blobs()).toEqual([]);
});

it('holds the text of a sheet, also where lines become wider later', async () => {
  const sheet = '<sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row></sheetData>';
  const { text } = await openSheet(new Blob([xlsxFile({ sheet })]), undefined, {
    textStore: () => fileTextStore(folder),
  });
  expect(await text.text()).toBe('1,\n2,3\n');
});
