import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { fileName, receiveFile } from './receive-file.js';

/** A store in memory. */
function memoryFiles() {
  const stored = new Map<string, Buffer>();
  return {
    stored,
    put: async ({ key, body }: { readonly key: string; readonly body: Readable }) => {
      const bytes = await buffer(body);
      stored.set(key, bytes);
      return { size: bytes.length };
    },
    delete: async ({ key }: { readonly key: string }) => void stored.delete(key),
  };
}

async function receive(chunks: readonly string[], { name = 'a.csv', limit = 1000 } = {}) {
  const files = memoryFiles();
  const passed: number[] = [];
  const deps = { files, config: { maxImportBytes: limit } } as unknown as Parameters<typeof receiveFile>[0];
  const body = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const onPassed = (bytes: number): void => void passed.push(bytes);
  const file = await receiveFile(deps, body, { field: 'file', name, onPassed });
  return { file, passed, stored: files.stored };
}

describe('a file that is received', () => {
  test('is stored with its size and digest, in the pieces in which it came', async () => {
    const { file, passed, stored } = await receive(['name\n', 'Ada\nBo', 'b\n']);
    expect(file).toMatchObject({ field: 'file', name: 'a.csv', size: 13, keys: [`imports/${file!.id}/file`] });
    expect(file?.digest).toBe(createHash('sha256').update('name\nAda\nBob\n').digest('base64url'));
    expect(passed).toEqual([5, 6, 2]);
    expect([...stored].map(([key, bytes]) => [key, bytes.toString()])).toEqual([[file!.keys[0], 'name\nAda\nBob\n']]);
  });

  test.each([
    [['a\nb\nc'], 3],
    [['a\n', 'b\n\n', 'c\n'], 5],
    [['a\rb\rc'], 3],
    [['a\r\nb\r', '\nc'], 3],
    [['a\rb\rc\nd'], 3],
    [['a'], 1],
    [[''], 1],
  ])('%j has at most %i rows', async (chunks, rows) => {
    expect((await receive(chunks)).file?.mostRows).toBe(rows);
  });

  test('is not one if it has neither a name nor content', async () => {
    const { file, stored } = await receive([], { name: '' });
    expect([file, stored.size]).toEqual([undefined, 0]);
    expect((await receive([])).file).toMatchObject({ name: 'a.csv', size: 0 });
    expect((await receive(['x'], { name: '' })).file).toMatchObject({ name: '', size: 1 });
  });

  test('may be as large as allowed, and no larger', async () => {
    expect((await receive(['12345', '67890'], { limit: 10 })).file?.size).toBe(10);
    await expect(receive(['12345', '67890', '1'], { limit: 10 })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'A file may have at most 10 bytes.',
    });
  });

  test('fails when the request does', async () => {
    const body = new Readable({
      read() {
        this.destroy(new Error('The client left.'));
      },
    });
    const deps = { files: memoryFiles(), config: { maxImportBytes: 10 } } as unknown as Parameters<
      typeof receiveFile
    >[0];
    await expect(receiveFile(deps, body, { field: 'file', name: 'a' })).rejects.toThrow('The client left.');
  });
});

test.each([
  ['people.csv', 'people.csv'],
  ['C:\\Users\\Ada\\people.csv', 'people.csv'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\n.csv', 'a\ufffdb\ufffd.csv'],
  ['x'.repeat(400), 'x'.repeat(300)],
  ['', ''],
])('the name %j is stored as %j', (name, stored) => {
  expect(fileName(name)).toBe(stored);
});
