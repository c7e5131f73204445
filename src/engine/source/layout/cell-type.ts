export type CellType = 'empty' | 'number' | 'date' | 'time' | 'email' | 'url' | 'boolean' | 'code' | 'text' | 'other';

const PATTERNS: readonly (readonly [CellType, RegExp])[] = [
  ['empty', /^\s*$|^(n\/?a|null|nan|none|-|--)$/i],
  [
    'number',
    /^[-+(]?[$€£¥]?\s?\d{1,3}([ ,.'\u00a0]\d{3})*([.,]\d+)?\)?\s?[%€$£]?$|^[-+]?[$€£¥]?\d*[.,]?\d+([eE][-+]?\d+)?\s?[%€$£]?$/,
  ],
  [
    'date',
    /^\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}([T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp][Mm])?(Z|[-+]\d{2}:?\d{2})?)?$|^\d{1,2}[- ]?[A-Za-z]{3,9}[-, ]+\d{2,4}$|^[A-Za-z]{3,9} \d{1,2},? \d{4}$/,
  ],
  ['time', /^\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[AaPp][Mm])?$/],
  ['email', /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/],
  ['url', /^(https?|ftp):\/\/\S+$|^www\.\S+$/i],
  ['boolean', /^(true|false|yes|no|y|n)$/i],
  ['code', /^[\p{L}\d]+([-_/.:#][\p{L}\d]+)+$|^\{?[\da-f]{8}-[\da-f-]{27,}\}?$/iu],
  ['text', /^[\p{L}\p{M}\d(](?:[\p{L}\p{M}\d .'’‘“”()&/+\-–—_!?*%°@#:]|[,;](?=\s))*$/u],
];

/** What a cell looks like; `other` is what a wrongly cut cell mostly is. */
export function cellType(text: string): CellType {
  const trimmed = text.length > 200 ? text.slice(0, 200).trim() : text.trim();
  return PATTERNS.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? 'other';
}
