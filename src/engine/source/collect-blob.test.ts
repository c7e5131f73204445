import { describe, expect, it } from 'vitest';
import { collectBlob } from './collect-blob.js';

interface Watched {
  readonly stream: ReadableStream;
  isCanceled: boolean;
}

function streamOf(...chunks: readonly string[]): Watched {
  const rest = [...chunks];
  const watched: Watched = {
    isCanceled: false,
    stream: new ReadableStream({
      pull(controller) {
        const chunk = rest.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
      cancel() {
        watched.isCanceled = true;
      },
    }),
  };
  return watched;
}

describe('collecting a stream', () => {
  it('gives its bytes in order, and reports how many there are so far', async () => {
    const sizes: number[] = [];
    const { stream } = streamOf('ab', 'c', '', 'def');
    const blob = await collectBlob(stream, { limit: 6, onBytes: (size) => sizes.push(size) });
    expect([await blob.text(), sizes]).toEqual(['abcdef', [2, 3, 3, 6]]);
    expect((await collectBlob(streamOf().stream, { limit: 0 })).size).toBe(0);
  });

  it('keeps blocks of megabytes in order', async () => {
    const parts = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(3 << 20));
    const blob = await collectBlob(streamOf(...parts).stream, { limit: 1 << 30 });
    expect(blob.size).toBe(15 << 20);
    const firsts = [0, 1, 2, 3, 4].map((part) => blob.slice(part * (3 << 20), part * (3 << 20) + 1).text());
    expect((await Promise.all(firsts)).join('')).toBe('abcde');
  });

  it('ends where there is too much', async () => {
    const watched = streamOf('abc', 'def', 'ghi');
    await expect(collectBlob(watched.stream, { limit: 5 })).rejects.toMatchObject({
      code: 'file-too-large',
      params: { size: 6, limit: 5 },
    });
    expect(watched.isCanceled).toBe(true);
  });

  it('ends when it is aborted', async () => {
    const reason = new Error('enough');
    const read = collectBlob(streamOf('abc').stream, { limit: 5, signal: AbortSignal.abort(reason) });
    await expect(read).rejects.toBe(reason);
  });
});
