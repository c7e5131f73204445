import type { Decoder, DetectedEncoding } from './decoder.js';

const LITTLE = 'utf-32le';
const BIG = 'utf-32be';
const BYTES = 4;
const LAST_CODE = 0x10ffff;
/** Characters that are looked at: no other encoding has so many zeros at the same places. */
const EVIDENCE = 1024;

/** UTF-32 has a zero in every fourth byte, beside one of at most 16. */
export function detectUtf32(sample: Uint8Array): DetectedEncoding | null {
  const count = Math.min(sample.length >> 2, EVIDENCE);
  const view = viewOf(sample);
  const isIn = (isLittle: boolean): boolean => {
    for (let at = 0; at < count; at += 1) {
      const code = view.getUint32(at * BYTES, isLittle);
      if (code === 0 || code > LAST_CODE) return false;
    }
    return count > 1;
  };
  if (isIn(true)) return { value: LITTLE, confidence: 0.97 };
  return isIn(false) ? { value: BIG, confidence: 0.97 } : null;
}

/** Decodes UTF-32, which platforms do not; `null` for other labels. */
export function utf32Decoder(label: string): Decoder | null {
  if (label !== LITTLE && label !== BIG) return null;
  /** Bytes of a character that is not complete. */
  let rest = new Uint8Array(0);
  return {
    decode(bytes = new Uint8Array(0), { stream = false } = {}) {
      const all = new Uint8Array(rest.length + bytes.length);
      all.set(rest);
      all.set(bytes, rest.length);
      const end = all.length - (all.length % BYTES);
      const view = viewOf(all);
      let text = '';
      for (let at = 0; at < end; at += BYTES) text += characterOf(view.getUint32(at, label === LITTLE));
      rest = all.slice(end);
      if (stream || rest.length === 0) return text;
      rest = new Uint8Array(0);
      return `${text}\ufffd`;
    },
  };
}

function characterOf(code: number): string {
  const isHalf = code >= 0xd800 && code < 0xe000;
  return code > LAST_CODE || isHalf ? '\ufffd' : String.fromCodePoint(code);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
