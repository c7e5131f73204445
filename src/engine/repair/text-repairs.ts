/** Format characters, control characters and soft hyphens: invisible, but they make comparisons fail. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u00ad]/gu;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu;
/** Nothing to remove, as in most texts. */
const CLEAN = /^(?:[!-~]+(?: [!-~]+)*)?$/u;
/** What UTF-8 read as Windows-1252 looks like: a lead byte followed by continuation bytes. */
const MISREAD = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/u;

/** Removes invisible characters and the spaces around the text; a run of spaces becomes one space. */
export function cleanCharacters(text: string): string {
  if (CLEAN.test(text)) return text;
  return text.replace(INVISIBLE, ' ').replace(SPACES, ' ').trim();
}

/** Fixes UTF-8 text that was read as Windows-1252: `MÃ¼ller` becomes `Müller`. Other texts are unchanged. */
export function repairEncoding(text: string): string {
  if (!MISREAD.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 0x100 ? code : WINDOWS_1252.get(code);
    if (byte === undefined) return text;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** The bytes 0x80 to 0x9f of Windows-1252 by code point. */
const WINDOWS_1252: ReadonlyMap<number, number> = new Map(
  [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
    0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e,
    0x178,
  ].map((code, at) => [code, 0x80 + at]),
);

const AT_SIGNS = /\s*(?:@+|\(at\)|\[at\]|\{at\}|＠)\s*/giu;
const SPELLED_AT = /\s+at\s+/iu;
const SPELLED_DOT = /\s*(?:\(dot\)|\[dot\]|\{dot\})\s*/giu;
const IN_BRACKETS = /<([^<>]*@[^<>]*)>/u;
const AROUND = /^[\s"'<([;:,.]+|[\s"'>)\];:,.]+$/gu;

/** Extracts an address and fixes common typos: `Ada <ada@example.com>`, `ada (at) example,com`. */
export function repairEmail(text: string): string {
  const inner = IN_BRACKETS.exec(text)?.[1] ?? text;
  let address = inner
    .replace(/^\s*mailto:/iu, '')
    .replace(SPELLED_DOT, '.')
    .replace(AT_SIGNS, '@');
  if (!address.includes('@')) address = address.replace(SPELLED_AT, '@');
  const at = address.lastIndexOf('@');
  if (at < 0) return text;
  const local = address
    .slice(0, at)
    .replace(/\s+/gu, '')
    .replace(/\.{2,}/gu, '.');
  const domain = address
    .slice(at + 1)
    .replace(/\s*[.,]+\s*/gu, '.')
    .replace(/\s+/gu, '');
  return `${local}@${domain}`.replace(AROUND, '');
}

const PHONE_LABEL = /^[\p{L}\s.]*[:.]\s*(?=[+(\d])|^\p{L}+\s+(?=[+(\d])/u;
const PHONE_NOTE = /\s*[\p{L}(][^\d+]*$/u;

/** Removes a label before a phone number and a note after it; a leading `00` becomes `+`. */
export function repairPhone(text: string): string {
  const bare = text.trim().replace(PHONE_LABEL, '').replace(PHONE_NOTE, '').trim();
  return bare
    .replace(/^00(?=[1-9])/u, '+')
    .replace(/[_|]+/gu, ' ')
    .trim();
}

const WITHOUT_SCHEME = /^(?:\/\/)?((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?:[:/?#]\S*)?)$/u;

/** Adds what browsers assume: `www.example.com` becomes `https://www.example.com`. */
export function repairScheme(text: string): string {
  return text.replace(WITHOUT_SCHEME, 'https://$1');
}
