/** What the bytes of a file say of it being text. */
export interface TextScan {
  add(chunk: Uint8Array): void;
  /** Whether all that was added may be text, in whatever encoding. */
  isText(): boolean;
}

const isControl = (code: number): boolean =>
  code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a && code !== 0x1b;

/** Text has no control characters; that of UTF-16, which begins with a mark, is read two bytes at a time. */
export function scanText(): TextScan {
  let length = 0;
  let previous = 0;
  let mark = 0;
  let hasControl = false;
  let hasWideControl = false;
  return {
    add(chunk) {
      for (const byte of chunk) {
        if (isControl(byte)) hasControl = true;
        if (length % 2 === 1) {
          if (length === 1) mark = previous * 256 + byte;
          else if (isControl(mark === 0xfffe ? byte * 256 + previous : previous * 256 + byte)) hasWideControl = true;
        }
        previous = byte;
        length += 1;
      }
    },
    isText: () => (isUtf16Mark(mark) ? !hasWideControl && length % 2 === 0 : !hasControl),
  };
}

/** The first two bytes of UTF-16, little or big end first. */
export function isUtf16Mark(mark: number): boolean {
  return mark === 0xfffe || mark === 0xfeff;
}
