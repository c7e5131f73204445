import type { StoredRange } from '../../platform/files/file-store.js';

/**
 * What a `Range` header asks of a file: one range, or the whole of it where the header is absent, not understood or
 * names several (RFC 9110 lets a server answer those whole). `undefined` when no byte of it exists.
 */
export function byteRange(header: string | undefined, size: number): StoredRange | 'whole' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? undefined : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : undefined;
}
