import { EngineError } from '../../engine-error.js';
import { layouts } from '../../pieces/layouts.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import type { CreateDecoder } from './decoder.js';
import { legacyDecoder } from './legacy-decoder.js';
import { lineDecoder } from './line-decoder.js';

let createLegacyDecoder: CreateDecoder | null = null;
let loading: Promise<void> | null = null;

/** Whether a label stands for UTF-8 whose lines change before they are read, not for an encoding. */
function isChanged(label: string): boolean {
  return label.startsWith('utf-8-');
}

/** Loads what the decoder for a label needs. */
export function loadDecoder(label: string): Promise<void> {
  return isChanged(label) ? loadPieces(['layouts']) : loadDecoders();
}

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

/** Throws EngineError `not-ready` before `loadDecoder`, except for Unicode encodings. */
export const createDecoder: CreateDecoder = (label) => {
  if (UNICODE.has(label)) return unicodeDecoder(label);
  const change = isChanged(label) ? layouts().lineChange(label) : null;
  if (change) return lineDecoder(unicodeDecoder('utf-8'), change);
  if (createLegacyDecoder === null) throw new EngineError('not-ready', { needs: 'decoders' });
  return createLegacyDecoder(label);
};
