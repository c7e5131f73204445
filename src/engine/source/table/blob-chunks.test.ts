import { expect, test } from 'vitest';
import { blobChunks, partReader } from './blob-chunks.js';

const bytes = Uint8Array.from({ length: 700_001 }, (_, index) => index % 251);

/** The bytes of all chunks, of which none is empty. */
async function collect(blob: Blob, start: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of blobChunks(blob, start)) {
    expect(chunk.length).toBeGreaterThan(0);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/** A platform whose streams return their own buffers. */
class PlainStreamBlob extends Blob {
  override slice(start?: number, end?: number): Blob {
    return new PlainStreamBlob([super.slice(start, end)]);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const source = super.stream();
    return new ReadableStream({
      async start(controller) {
        for await (const chunk of source) controller.enqueue(chunk);
        controller.close();
      },
    });
  }
}

/** A platform without streams. */
class SlicesOnlyBlob extends Blob {
  override readonly stream = undefined as unknown as Blob['stream'];
}

test.each([
  ['byte streams', Blob],
  ['plain streams', PlainStreamBlob],
  ['slices', SlicesOnlyBlob],
])('all bytes in order, by %s', async (_, Kind) => {
  const blob = new Kind([bytes]);
  expect(Buffer.compare(await collect(blob, 0), bytes)).toBe(0);
  expect(Buffer.compare(await collect(blob, 300_000), bytes.subarray(300_000))).toBe(0);
  const whole = new Kind([bytes.subarray(0, 512 << 10)]);
  expect(await collect(whole, 0)).toHaveLength(512 << 10);
  expect(await collect(new Kind([]), 0)).toHaveLength(0);
});

test.each([
  ['byte streams', 'bytes' as const],
  ['plain streams', undefined],
])('a reader that stops early ends the stream: %s', async (_, type) => {
  let isCanceled = false;
  const source = {
    pull: (controller: { enqueue(chunk: Uint8Array<ArrayBuffer>): void }) => controller.enqueue(bytes.slice(0, 1000)),
    cancel: () => {
      isCanceled = true;
    },
  };
  const stream = type ? new ReadableStream({ ...source, type }) : new ReadableStream(source);
  const blob = Object.assign(new Blob([bytes]), { stream: () => stream });
  for await (const chunk of blobChunks(blob, 0)) {
    expect(chunk).toEqual(bytes.subarray(0, 1000));
    break;
  }
  expect(isCanceled).toBe(true);
});

test.each([
  ['byte streams', 'bytes' as const],
  ['plain streams', undefined],
])('does not wait for the end of a stream once it has all bytes: %s', async (_, type) => {
  const source = {
    start: (controller: { enqueue(chunk: Uint8Array<ArrayBuffer>): void }) => controller.enqueue(bytes.slice(0, 1000)),
  };
  const stream = type ? new ReadableStream({ ...source, type }) : new ReadableStream(source);
  const blob = Object.assign(new Blob([bytes.subarray(0, 1000)]), { stream: () => stream });
  expect(await collect(blob, 0)).toHaveLength(1000);
});

test('parts are read again only beyond the last short one, and may be changed by their readers', async () => {
  const reads: number[][] = [];
  const blob = Object.assign(new Blob([bytes]), {
    slice(from: number, to: number) {
      reads.push([from, to]);
      return Blob.prototype.slice.call(blob, from, to);
    },
  });
  const read = partReader(blob);
  const expectPart = async (from: number, to: number): Promise<void> => {
    const part = await read(from, to);
    expect(part).toEqual(bytes.slice(from, to));
    part.fill(255);
  };
  for (const [from, to] of [
    [1000, 2000],
    [1000, 2000],
    [1500, 1600],
    [1999, 2001],
    [1000, 2000],
    [0, 600_000],
    [1000, 2000],
    [699_000, 800_000],
    [699_500, 800_000],
  ] as const) {
    await expectPart(from, to);
  }
  expect(reads).toEqual([
    [1000, 2000],
    [1999, 2001],
    [1000, 2000],
    [0, 600_000],
    [699_000, bytes.length],
  ]);
});
