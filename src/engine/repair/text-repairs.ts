/** Format characters, control characters and soft hyphens: invisible, but they make comparisons fail. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u00ad]/gu;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu;
/** Nothing to remove, as in most texts. */
const CLEAN = /^(?:[!-~]+(?: [!-~]+)*)?$/u;

/** Removes invisible characters and the spaces around the text; a run of spaces becomes one space. */
export function cleanCharacters(text: string): string {
  if (CLEAN.test(text)) return text;
  return text.replace(INVISIBLE, ' ').replace(SPACES, ' ').trim();
}

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
