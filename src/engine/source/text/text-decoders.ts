import { EngineError } from '../../engine-error.js';
import type { CreateDecoder } from './decoder.js';
import { createDecoder as createNativeDecoder, decodesByTheTables } from './native-decoder.js';

let createLegacyDecoder: CreateDecoder | null = null;
let loading: Promise<void> | null = null;

/**
 * Makes ready what decodes text that is not Unicode: the platform's own decoders where they follow the WHATWG tables,
 * tables of ours elsewhere. They are large, so that they are loaded only then. In workers, which are files of their own,
 * the build leaves them out.
 */
export function loadDecoders(): Promise<void> {
  loading ??= chooseDecoders();
  return loading;
}

async function chooseDecoders(): Promise<void> {
  createLegacyDecoder = decodesByTheTables() ? createNativeDecoder : (await import('./table-decoder.js')).createDecoder;
}

/** Right everywhere. */
const UNICODE: ReadonlySet<string> = new Set(['utf-8', 'utf-16le', 'utf-16be']);

/** Throws EngineError `not-ready` before `loadDecoders`, unless the encoding is one of Unicode. */
export const createDecoder: CreateDecoder = (label) => {
  if (UNICODE.has(label)) return createNativeDecoder(label);
  if (createLegacyDecoder === null) throw new EngineError('not-ready', { needs: 'decoders' });
  return createLegacyDecoder(label);
};
