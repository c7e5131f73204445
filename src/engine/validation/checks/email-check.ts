import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueSink, IssueStore } from '../issues/issue-store.js';
import type { CellCheck, CellText } from './cell-check.js';

export class EmailCheck implements CellCheck {
  readonly #kind: number;
  readonly #decoder = new TextDecoder();

  constructor(kind: number) {
    this.#kind = kind;
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    const { bytes, count, starts, ends, rows } = cells;
    for (let at = 0; at < count; at += 1) {
      const start = starts[at]!;
      const end = ends[at]!;
      if (start === end || isEmailBytes(bytes, start, end)) continue;
      const cell = bytes.subarray(start, end);
      if (cell.every(isAscii) || !isEmail(this.#decoder.decode(cell))) issues.add(rows[at]!, this.#kind);
    }
  }

  checkText({ row, trimmed }: CellText, issues: IssueSink): void {
    if (trimmed !== '' && !isEmail(trimmed)) issues.add(row, this.#kind);
  }
}

const LOCAL = 1;
const LABEL_CHARACTER = 2;
const MAX_LABEL = 63;

/** The parts of an address in which each ASCII character may occur. */
const CLASS = (() => {
  const classes = new Uint8Array(256);
  for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    classes[character.charCodeAt(0)] = LOCAL | LABEL_CHARACTER;
  }
  for (const character of ".!#$%&'*+/=?^_`{|}~-") classes[character.charCodeAt(0)]! |= LOCAL;
  return classes;
})();

/** The email rule of HTML, on bytes. */
function isEmailBytes(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end && (CLASS[bytes[at]!]! & LOCAL) !== 0) at += 1;
  if (at === start || at >= end || bytes[at] !== 0x40) return false;
  let label = at + 1;
  for (at = label; at < end; at += 1) {
    const byte = bytes[at]!;
    if ((CLASS[byte]! & LABEL_CHARACTER) !== 0) continue;
    if (byte === 0x2d) {
      if (at === label) return false;
      continue;
    }
    if (byte !== 0x2e || at === label || at - label > MAX_LABEL || bytes[at - 1] === 0x2d) return false;
    label = at + 1;
  }
  return at > label && at - label <= MAX_LABEL && bytes[at - 1] !== 0x2d;
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const EMAIL = new RegExp(String.raw`^[a-zA-Z0-9.!#$%&'*+/=?^_\x60{|}~-]+@${LABEL}(?:\.${LABEL})*$`, 'u');

/** A domain with letters other than ASCII, which browsers convert before they check it. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*$/u;
const LONGEST_DOMAIN = 253;

function isAscii(byte: number): boolean {
  return byte < 0x80;
}

/**
 * The rule browsers use for `<input type=email>`, so that addresses accepted in forms are accepted here, also those in
 * domains such as `münchen.example`. Surrounding whitespace is not part of an address; trim first.
 */
export function isEmail(text: string): boolean {
  if (EMAIL.test(text)) return true;
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (domain.length > LONGEST_DOMAIN || !INTERNATIONAL.test(domain)) return false;
  try {
    const { hostname } = new URL(`http://${domain}`);
    // Without it, the letters were digits of another form.
    return hostname.includes('xn--') && EMAIL.test(text.slice(0, at) + hostname);
  } catch {
    return false;
  }
}
