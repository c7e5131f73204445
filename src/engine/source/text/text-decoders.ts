import { EngineError } from '../../engine-error.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import type { CreateDecoder } from './decoder.js';
import { legacyDecoder } from './legacy-decoder.js';
import { lineDecoder } from './line-decoder.js';
import { repairMisread, UTF_8_TWICE } from './misread.js';
import { unwrapRows, WRAPPED_ROWS } from './wrapped-rows.js';

let createLegacyDecoder: CreateDecoder | null = null;
let loading: Promise<void> | null = null;

/** Loads decoders for text that is not Unicode. In the worker files, they are always the platform's own. */
export function loadDecoders(): Promise<void> {
  loading ??= chooseDecoders().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function chooseDecoders(): Promise<void> {
  await loadPieces(['decoders']);
  createLegacyDecoder = await legacyDecoder();
}

/** Decoded correctly on every platform. */
const UNICODE: ReadonlySet<string> = new Set(['utf-8', 'utf-16le', 'utf-16be']);

/** Needs nothing that is loaded on demand. */
const unicodeDecoder = (label: string): TextDecoder => new TextDecoder(label, { ignoreBOM: true });

/** Throws EngineError `not-ready` before `loadDecoders`, except for Unicode encodings. */
export const createDecoder: CreateDecoder = (label) => {
  if (UNICODE.has(label)) return unicodeDecoder(label);
  if (label === UTF_8_TWICE) return lineDecoder(unicodeDecoder('utf-8'), repairMisread);
  if (label === WRAPPED_ROWS) return lineDecoder(unicodeDecoder('utf-8'), unwrapRows);
  if (createLegacyDecoder === null) throw new EngineError('not-ready', { needs: 'decoders' });
  return createLegacyDecoder(label);
};
