import type { FetchPiece, PieceName } from '../engine/pieces/fetched-pieces.js';
import type { EnginePort } from './serve-engine.js';

export interface PieceLoading {
  /** Imports a module by its URL. */
  readonly importModule: (url: string) => Promise<unknown>;
  /** URL of the worker's own file. */
  readonly workerUrl: string;
  /** Milliseconds until an import that has no result counts as failed. */
  readonly limitMs?: number;
}

const LIMIT_MS = 30_000;

/**
 * Fetches pieces from where the page says that they are. If that fails, from beside the worker's file, which a host may
 * serve itself.
 */
export function createFetchPiece(
  port: EnginePort,
  { importModule, workerUrl, limitMs = LIMIT_MS }: PieceLoading,
): FetchPiece {
  const waiting = new Map<PieceName, (url: string | null) => void>();
  let attempts = 0;
  port.onMessage((message) => {
    if (message.type === 'piece-url') waiting.get(message.name)?.(message.url);
  });
  const askPage = (name: PieceName): Promise<string | null> =>
    new Promise((resolve) => {
      waiting.set(name, resolve);
      port.postMessage({ type: 'piece-ask', name });
    });
  return async (name) => {
    attempts += 1;
    // A browser may remember that a URL has failed; to it, one with another fragment is another module.
    const attempt = attempts > 1 ? `#${attempts}` : '';
    const load = (url: string): Promise<unknown> => withLimit(importModule(url + attempt), limitMs);
    const beside = (): string => new URL(`engine.${name}.js`, workerUrl).href;
    const url = await askPage(name);
    if (url === null) return load(beside());
    return load(url).catch(() => load(beside()));
  };
}

async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The file took too long.')), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
