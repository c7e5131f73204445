const UNITS = ['B', 'KB', 'MB', 'GB'];

/** A file size for people: `2 GB`, `1.5 MB`. */
export function byteSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Number(size.toFixed(1))} ${UNITS[unit]}`;
}
