const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in readable form: `2 GB`, `1,5 Mo`. */
export function fileSizeText(bytes: number, language: string): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  // The short form of bytes is always a singular in English.
  const unitDisplay = unit === 0 ? 'long' : 'short';
  const format = { style: 'unit', unit: UNITS[unit], unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, format).format(size);
}
