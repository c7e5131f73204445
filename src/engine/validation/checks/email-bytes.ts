const LOCAL = 1;
const LABEL = 2;
const MAX_LABEL = 63;

/** What each ASCII character may be part of. */
const CLASS = (() => {
  const classes = new Uint8Array(256);
  for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    classes[character.charCodeAt(0)] = LOCAL | LABEL;
  }
  for (const character of ".!#$%&'*+/=?^_`{|}~-") classes[character.charCodeAt(0)]! |= LOCAL;
  return classes;
})();

/** The e-mail rule of HTML, read from bytes. */
export function isEmailBytes(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end && (CLASS[bytes[at]!]! & LOCAL) !== 0) at += 1;
  if (at === start || at >= end || bytes[at] !== 0x40) return false;
  let label = at + 1;
  for (at = label; at < end; at += 1) {
    const byte = bytes[at]!;
    if ((CLASS[byte]! & LABEL) !== 0) continue;
    if (byte === 0x2d) {
      if (at === label) return false;
      continue;
    }
    if (byte !== 0x2e || at === label || at - label > MAX_LABEL || bytes[at - 1] === 0x2d) return false;
    label = at + 1;
  }
  return at > label && at - label <= MAX_LABEL && bytes[at - 1] !== 0x2d;
}
