import { EngineError } from '../engine-error.js';
import type { PieceName } from './load-pieces.js';

export type { PieceName };

/** Fetches the module of a piece, which exports a function by the name of the piece. */
export type FetchPiece = (name: PieceName) => Promise<unknown>;

type PieceModule = Readonly<Record<PieceName, () => unknown>>;

const fetched = new Map<PieceName, PieceModule>();
const underWay = new Map<PieceName, Promise<void>>();
let fetchPiece: FetchPiece = () => Promise.reject(new EngineError('not-ready', { needs: 'pieces' }));

/** Says where pieces come from. */
export function setFetchPiece(fetch: FetchPiece): void {
  fetchPiece = fetch;
}

/** Replaces the function of the same name in `load-pieces.ts`. A piece that could not be fetched is fetched again. */
export async function loadPieces(names: readonly PieceName[]): Promise<void> {
  await Promise.all(names.filter((name) => !fetched.has(name)).map(load));
}

function load(name: PieceName): Promise<void> {
  const known = underWay.get(name);
  if (known) return known;
  const loading = fetchPiece(name)
    .then(
      (piece) => void fetched.set(name, piece as PieceModule),
      (cause: unknown) => {
        throw new EngineError('piece-missing', { piece: name }, cause);
      },
    )
    .finally(() => underWay.delete(name));
  underWay.set(name, loading);
  return loading;
}

/** What a piece exports. Throws EngineError `not-ready` before `loadPieces`. */
export function fetchedPiece(name: PieceName): unknown {
  const piece = fetched.get(name);
  if (!piece) throw new EngineError('not-ready', { needs: name });
  return piece[name]();
}
