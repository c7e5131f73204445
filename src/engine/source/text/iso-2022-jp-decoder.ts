import type { Decoder } from './decoder.js';

const State = { ascii: 0, roman: 1, katakana: 2, lead: 3, trail: 4, escapeStart: 5, escape: 6 } as const;
type StateOf = (typeof State)[keyof typeof State];

/** Character set by the two bytes after an escape. */
const ESCAPES: Readonly<Record<string, StateOf>> = {
  '(B': State.ascii,
  '(J': State.roman,
  '(I': State.katakana,
  '$@': State.lead,
  $B: State.lead,
};

const ESCAPE = 0x1b;
const END = -1;
const UNDECODABLE = 0xfffd;
const ROWS = 94;

/**
 * ISO-2022-JP by the WHATWG Encoding Standard, based on the platform's EUC-JP: browsers differ in broken escape
 * sequences.
 */
export function iso2022JpDecoder(eucJp: Decoder): Decoder {
  const kanji = kanjiOf(eucJp);
  const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
  let units: number[] = [];
  let state: StateOf = State.ascii;
  /** The set that a broken sequence falls back to. */
  let charset: StateOf = State.ascii;
  let lead = 0;
  /** Whether no character has followed the last escape sequence. */
  let isEmpty = false;

  const put = (unit: number): void => {
    isEmpty = false;
    units.push(unit);
  };
  const fail = (next: StateOf, ...again: readonly number[]): void => {
    state = next;
    put(UNDECODABLE);
    for (const byte of again) take(byte);
  };
  /** Adds a byte of a single-byte set. */
  const putSingle = (byte: number): void => {
    if (state === State.katakana) put(byte >= 0x21 && byte <= 0x5f ? byte + 0xff40 : UNDECODABLE);
    else if (byte > 0x7f || byte === 0x0e || byte === 0x0f) put(UNDECODABLE);
    else if (state === State.roman && byte === 0x5c) put(0xa5);
    else put(state === State.roman && byte === 0x7e ? 0x203e : byte);
  };
  const switchTo = (next: StateOf): void => {
    state = next;
    charset = next;
    // Two sequences in a row could hide a character.
    if (isEmpty) units.push(UNDECODABLE);
    isEmpty = true;
  };

  const take = (byte: number): void => {
    if (state === State.escapeStart) {
      if (byte === 0x24 || byte === 0x28) {
        lead = byte;
        state = State.escape;
      } else fail(charset, byte);
    } else if (state === State.escape) {
      const next = ESCAPES[String.fromCharCode(lead, Math.max(0, byte))];
      if (next === undefined) fail(charset, lead, byte);
      else switchTo(next);
    } else if (state === State.trail) {
      if (byte === ESCAPE) fail(State.escapeStart);
      else {
        state = State.lead;
        const isTrail = byte >= 0x21 && byte <= 0x7e;
        put(isTrail ? kanji.charCodeAt((lead - 0x21) * ROWS + byte - 0x21) : UNDECODABLE);
      }
    } else if (byte === END) return;
    else if (byte === ESCAPE) state = State.escapeStart;
    else if (state === State.lead && byte >= 0x21 && byte <= 0x7e) {
      isEmpty = false;
      lead = byte;
      state = State.trail;
    } else if (state === State.lead) put(UNDECODABLE);
    else putSingle(byte);
  };

  return {
    decode: (bytes = new Uint8Array(0), { stream = false } = {}) => {
      units = [];
      for (const byte of bytes) take(byte);
      if (!stream) {
        take(END);
        state = State.ascii;
        charset = State.ascii;
        isEmpty = false;
      }
      return utf16.decode(Uint16Array.from(units));
    },
  };
}

/** The 94 by 94 characters that ISO-2022-JP and EUC-JP share. */
function kanjiOf(eucJp: Decoder): string {
  const bytes = new Uint8Array(ROWS * ROWS * 2);
  for (let at = 0; at < ROWS * ROWS; at += 1) {
    bytes[at * 2] = 0xa1 + Math.floor(at / ROWS);
    bytes[at * 2 + 1] = 0xa1 + (at % ROWS);
  }
  return eucJp.decode(bytes);
}
