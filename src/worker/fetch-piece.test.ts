import { describe, expect, it } from 'vitest';
import { createFetchPiece } from './fetch-piece.js';
import type { FromEngine, ToEngine } from './messages.js';

/** A page that answers with its URLs, and a network that has only some of them. */
function pageWith(url: string | null, present: readonly string[]) {
  const listeners: ((message: ToEngine) => void)[] = [];
  const imported: string[] = [];
  const asked: FromEngine[] = [];
  const port = {
    postMessage: (message: FromEngine): void => {
      asked.push(message);
      if (message.type !== 'piece-ask') return;
      for (const listener of listeners) listener({ type: 'piece-url', name: message.name, url });
    },
    onMessage: (listener: (message: ToEngine) => void): void => void listeners.push(listener),
  };
  const importModule = async (from: string): Promise<unknown> => {
    imported.push(from);
    if (present.includes('hangs')) return new Promise(() => undefined);
    if (!present.some((prefix) => from.startsWith(prefix))) throw new TypeError('Failed to fetch');
    return { from };
  };
  const fetchPiece = createFetchPiece(port, {
    importModule,
    workerUrl: 'https://host.example/files/engine.worker.js',
    limitMs: 20,
  });
  return { fetchPiece, imported, asked };
}

describe('a piece', () => {
  it('comes from where the page says', async () => {
    const { fetchPiece, asked, imported } = pageWith('https://cdn.example/phones-1a.js', ['https://cdn.example/']);
    expect(await fetchPiece('phones')).toEqual({ from: 'https://cdn.example/phones-1a.js' });
    expect(asked).toEqual([{ type: 'piece-ask', name: 'phones' }]);
    expect(imported).toHaveLength(1);
  });

  it.each([null, 'https://cdn.example/phones-1a.js'])(
    'comes from beside the worker if the page has %s',
    async (url) => {
      const { fetchPiece } = pageWith(url, ['https://host.example/files/']);
      expect(await fetchPiece('phones')).toEqual({ from: 'https://host.example/files/engine.phones.js' });
    },
  );

  it('is requested by another URL after a failure, which browsers remember', async () => {
    const { fetchPiece, imported } = pageWith('https://cdn.example/phones-1a.js', []);
    await expect(fetchPiece('phones')).rejects.toThrow('Failed to fetch');
    await expect(fetchPiece('phones')).rejects.toThrow('Failed to fetch');
    expect(new Set(imported).size).toBe(imported.length);
  });

  it('that never arrives fails', async () => {
    const { fetchPiece } = pageWith('https://cdn.example/phones-1a.js', ['hangs']);
    await expect(fetchPiece('phones')).rejects.toThrow('took too long');
  });
});
