import { EngineError } from '../../engine-error.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import type { CreateDecoder } from './decoder.js';
import { lineDecoder } from './line-decoder.js';
import { repairMisread, UTF_8_TWICE } from './misread.js';
import { createDecoder as createNativeDecoder, followsEncodingStandard } from './native-decoder.js';
import { unwrapRows, WRAPPED_ROWS } from './wrapped-rows.js';

let createLegacyDecoder: CreateDecoder | null = null;
let loading: Promise<void> | null = null;

/**
 * Loads decoders for text that is not Unicode: the platform's own if they follow the WHATWG tables, else ours, which
 * are large and so loaded on demand. In the worker files the build leaves ours out.
 */
export function loadDecoders(): Promise<void> {
  loading ??= chooseDecoders().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function chooseDecoders(): Promise<void> {
  await loadPieces(['decoders']);
  createLegacyDecoder = followsEncodingStandard()
    ? createNativeDecoder
    : (await import('./table-decoder.js')).createDecoder;
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
