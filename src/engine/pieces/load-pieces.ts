/*
 * Pieces are large parts of the engine that few imports need. In the worker, each is a file of its own: the build
 * replaces this module with `fetched-pieces.ts`, and `patterns.ts` and the others with the files once they are fetched.
 * Everywhere else, they are part of the engine, and its functions can be called at once.
 */

export type PieceName =
  | 'asian'
  | 'booleans'
  | 'changes'
  | 'cjk'
  | 'countries'
  | 'cyrillic'
  | 'decoders'
  | 'dutch'
  | 'eastern'
  | 'encodings'
  | 'examples'
  | 'files'
  | 'french'
  | 'german'
  | 'iberian'
  | 'italian'
  | 'layouts'
  | 'lexicon'
  | 'mapping'
  | 'nordic'
  | 'options'
  | 'packing'
  | 'patterns'
  | 'phones'
  | 'rare'
  | 'repairs'
  | 'scripts'
  | 'search'
  | 'trades'
  | 'types'
  | 'views';

/** Resolves when the pieces can be used. Throws EngineError `piece-missing` if one cannot be fetched. */
export async function loadPieces(_names: readonly PieceName[]): Promise<void> {
  // They are part of the engine.
}
