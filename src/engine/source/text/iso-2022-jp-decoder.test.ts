import { describe, expect, it } from 'vitest';
import { iso2022JpDecoder } from './iso-2022-jp-decoder.js';

const decoder = iso2022JpDecoder(new TextDecoder('euc-jp'));
/** The bytes of ASCII text, in which `^` stands for an escape. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => (character === '^' ? 0x1b : character.charCodeAt(0)));

describe('ISO-2022-JP', () => {
  it.each([
    ['abc~\\', 'abc~\\'],
    ['^$BF|K\\^(BA', '日本A'],
    ['^$@F|^(Ba', '日a'],
    ['^$B!!~~^(B', '\u3000\ufffd'],
    ['^(J~\\a^(B~\\', '‾¥a~\\'],
    ['^(I1_!^(Ba', 'ｱﾟ｡a'],
    ['^(I `^(B', '\ufffd\ufffd'],
    // What is not a character.
    ['a\x80b', 'a\ufffdb'],
    ['\x0e\x0f', '\ufffd\ufffd'],
    ['^(J\x0e\xff', '\ufffd\ufffd'],
    ['^$B \x80F|', '\ufffd\ufffd日'],
    ['^$BF^(Ba', '\ufffda'],
    ['^$BF\x80F|', '\ufffd日'],
    ['^$BF', '\ufffd'],
    // Broken sequences are text in the set before them.
    ['^x', '\ufffdx'],
    ['^(x', '\ufffd(x'],
    ['^$x', '\ufffd$x'],
    ['^$BF|^K\\', '日\ufffd本'],
    ['^', '\ufffd'],
    ['^(', '\ufffd('],
    ['^^(Ba', '\ufffda'],
    // Two sequences in a row could hide a character.
    ['^$B^(Ba', '\ufffda'],
    ['^(B^(B^(Ba', '\ufffd\ufffda'],
    ['^$BF|^(B^$BK\\^(B', '日\ufffd本'],
  ])('%j is %j', (text, expected) => {
    expect(decoder.decode(bytesOf(text))).toBe(expected);
    // The next text begins in ASCII.
    expect(decoder.decode(bytesOf('a'))).toBe('a');
  });

  it('continues where a part ended', () => {
    const parts = ['^', '$', 'B', 'F', '|K', '\\^(', 'Ba'];
    const texts = parts.map((part) => decoder.decode(bytesOf(part), { stream: true }));
    expect(texts).toEqual(['', '', '', '', '日', '本', 'a']);
    expect(decoder.decode()).toBe('');
  });
});
