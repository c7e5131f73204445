/** UTF-8 of text that was UTF-8 before and was read as Windows-1252. Not a WHATWG label. */
export const UTF_8_TWICE = 'utf-8-twice';

/** A lead byte followed by the continuation bytes it asks for, as Windows-1252 shows them. */
const CONTINUATION = '[\\u0080-\\u00bf\\u0152-\\u2122]';
const SEQUENCES = new RegExp(
  `[\\u00c2-\\u00df]${CONTINUATION}|[\\u00e0-\\u00ef]${CONTINUATION}{2}|[\\u00f0-\\u00f4]${CONTINUATION}{3}`,
  'gu',
);
/** About the cells of a text. */
const PARTS = /[^,;\t|\r\n]+/gu;
const SPECIAL = /[\u0080-\u00ff]/u;

/** The bytes 0x80 to 0x9f of Windows-1252 by code point. */
const WINDOWS_1252: ReadonlyMap<number, number> = new Map(
  [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
    0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e,
    0x178,
  ].map((code, at) => [code, 0x80 + at]),
);

/** `MÃ¼ller` becomes `Müller`. Parts of the text with other accents stay as they are. */
export function repairMisread(text: string): string {
  return text.replace(PARTS, (part) => (isMisread(part) ? repairSequences(part) : part));
}

/** Whether all Latin letters with accents in a text are halves of others: not in `«CAFÉ»`. */
export function isMisread(text: string): boolean {
  if (!/[\u00c2-\u00f4]/u.test(text) || SPECIAL.test(text.replace(SEQUENCES, ''))) return false;
  return repairSequences(text) !== text;
}

function repairSequences(text: string): string {
  return text.replace(SEQUENCES, characterOf);
}

/** The smallest character that UTF-8 writes with so many bytes. */
const SMALLEST: Readonly<Record<number, number>> = { 2: 0x80, 3: 0x800, 4: 0x10000 };

/** The character that the bytes are in UTF-8; the same text if they are none. */
function characterOf(sequence: string): string {
  let code = sequence.charCodeAt(0) & (0x7f >> sequence.length);
  for (let at = 1; at < sequence.length; at += 1) {
    const unit = sequence.charCodeAt(at);
    const byte = unit < 0x100 ? unit : (WINDOWS_1252.get(unit) ?? 0);
    if ((byte & 0xc0) !== 0x80) return sequence;
    code = (code << 6) | (byte & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isSurrogate || code > 0x10ffff || code < SMALLEST[sequence.length]! ? sequence : String.fromCodePoint(code);
}
