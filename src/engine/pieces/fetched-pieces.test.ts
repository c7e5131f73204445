import { beforeEach, describe, expect, it } from 'vitest';
import { fetchedPiece, loadPieces, setFetchPiece } from './fetched-pieces.js';
import type { PieceName } from './load-pieces.js';

describe('fetched pieces', () => {
  const fetches: PieceName[] = [];
  beforeEach(() => void fetches.splice(0));

  it('cannot be used before they are loaded', () => {
    expect(() => fetchedPiece('files')).toThrow(expect.objectContaining({ code: 'not-ready' }));
  });

  it('are fetched once, however many calls need them at a time', async () => {
    setFetchPiece(async (name) => {
      fetches.push(name);
      return { [name]: () => `functions of ${name}` };
    });
    await Promise.all([loadPieces(['phones', 'patterns']), loadPieces(['phones'])]);
    await loadPieces(['phones']);
    expect(fetches).toEqual(['phones', 'patterns']);
    expect(fetchedPiece('phones')).toBe('functions of phones');
  });

  it('that fail are an error with a code, and are fetched again by the next call', async () => {
    setFetchPiece(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadPieces(['mapping'])).rejects.toMatchObject({
      code: 'piece-missing',
      params: { piece: 'mapping' },
    });
    setFetchPiece(async () => ({ mapping: () => 'here' }));
    await loadPieces(['mapping']);
    expect(fetchedPiece('mapping')).toBe('here');
  });
});
