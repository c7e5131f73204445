import { describe, expect, it, test } from 'vitest';
import { openTable, reopenTable } from './open-table.js';
import type { OpenOptions } from './open-table.js';
import type { Table } from './table/table.js';

/** Lines of ASCII with others after the part that detection reads. */
function lateText(others: string): string {
  const lines = Array.from({ length: 3500 }, (_, row) => `${row};${'x'.repeat(110)}`);
  return ['id;name', ...lines, others, ...lines.slice(0, 200), ''].join('\n');
}

const latin1 = (text: string): Blob => new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);

async function read(blob: Blob, options: OpenOptions = {}): Promise<Table> {
  const table = await openTable(blob, options);
  expect(table.layout.encoding).toBe('utf-8');
  await table.scan(() => undefined);
  return table;
}

describe('a table is opened again', () => {
  it('if the rest of the file is in another encoding, with the same header and delimiter', async () => {
    const blob = latin1(lateText('1;Jos\u00e9\n2;M\u00fcller'));
    const table = await read(blob);
    const again = await reopenTable(table, blob, {});
    expect(again?.layout).toEqual({ ...table.layout, encoding: 'windows-1252' });
    await again!.scan(() => undefined);
    expect((await again!.readRows(3500, 2)).map(({ cells }) => cells[1])).toEqual(['Jos\u00e9', 'M\u00fcller']);
    expect(again!.findings).toEqual([]);
    expect(await reopenTable(again!, blob, {})).toBeNull();
  });

  it.each<[string, OpenOptions]>([
    ['chosen', { overrides: { encoding: 'utf-8' } }],
    ['fixed', { fixed: { encoding: 'utf-8' } }],
  ])('but not if its encoding is %s', async (_, options) => {
    const blob = latin1(lateText('1;Jos\u00e9'));
    expect(await reopenTable(await read(blob, options), blob, options)).toBeNull();
  });

  it('nor if it is UTF-8, or damaged UTF-8', async () => {
    const text = lateText('1;Jos\u00e9\n2;M\u00fcller\n3;\u0141\u00f3d\u017a');
    const whole = new Blob([text]);
    expect(await reopenTable(await read(whole), whole, {})).toBeNull();
    const damaged = new Blob([text, Uint8Array.of(0x31, 0x3b, 0xff, 0x0a)]);
    const table = await read(damaged);
    expect(table.findings).toMatchObject([{ code: 'invalid-bytes', count: 1 }]);
    expect(await reopenTable(table, damaged, {})).toBeNull();
  });
});

test.each([
  ['broken', 'replaced'],
  ['replaced', 'broken'],
])('a finding names the first line with a %s character, then one with a %s one', async (...kinds) => {
  const bytes = { broken: Uint8Array.of(0xff), replaced: '\ufffd' } as const;
  const lines = kinds.flatMap((kind) => ['1,', bytes[kind as keyof typeof bytes], '\nx,\u0141\u00f3d\u017a\n']);
  const table = await read(new Blob(['a,b\nx,\u0141\u00f3d\u017a\n', ...lines]));
  expect(table.findings).toEqual([{ code: 'invalid-bytes', line: 3, count: 2 }]);
});
