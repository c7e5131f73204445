import type { PieceName } from '../engine/pieces/fetched-pieces.js';
import { scriptUrl } from './start-worker-script.js';

/** Replaces `piece-urls.ts` in the script-tag bundle. `null` if the script's own URL is not known. */
export function pieceUrl(name: PieceName): string | null {
  return scriptUrl === '' ? null : new URL(`engine.${name}.js`, scriptUrl).href;
}
