import { describe, expect, it } from 'vitest';
import { lineDecoder } from './line-decoder.js';
import { isMisread, repairMisread } from './misread.js';

/** UTF-8 read as Windows-1252, byte by byte; the five bytes that it lacks are control characters. */
function misread(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte)))
    .join('');
}

describe('text that was UTF-8 and read as Windows-1252', () => {
  it.each([
    'é',
    'Müller',
    'Łódź',
    'it’s',
    '5 €',
    '東京',
    '😀',
    'ÿ\u0080',
    '߿',
    'ࠀ',
    '\uffff',
    '𐀀',
    '\u{10ffff}',
    'ñ – ñ',
  ])('is recognized and repaired: %s', (text) => {
    expect(isMisread(misread(text))).toBe(true);
    expect(repairMisread(misread(text))).toBe(text);
    expect(repairMisread(`a,${misread(text)};é\n`)).toBe(`a,${text};é\n`);
  });

  it.each([
    ['', 'nothing'],
    ['abc', 'plain text'],
    ['é', 'a letter with an accent'],
    ['«CAFÉ»', 'quotes behind an accent'],
    ['Ã¼ é', 'both kinds in one part'],
    ['Â', 'a lead alone'],
    ['Ãz', 'a lead with something else behind it'],
    ['à€', 'too few continuations'],
    ['\u00c1\u0081', 'a lead that UTF-8 does not have'],
    ['\u00e0\u0080\u0080', 'a longer form than needed'],
    ['\u00e0\u009f\u00bf', 'the last longer form of three bytes'],
    ['\u00f0\u008f\u00bf\u00bf', 'the last longer form of four bytes'],
    ['\u00ed\u00a0\u0080', 'half a character of UTF-16'],
    ['\u00ed\u00bf\u00bf', 'the other half'],
    ['\u00f4\u0090\u0080\u0080', 'a character after the last'],
    ['\u00f5\u0080\u0080\u0080', 'a lead after the last'],
    ['Ãɏ', 'a letter that Windows-1252 does not have'],
    ['ÃĀ', 'the first letter after those of Latin-1'],
  ])('is not %j: %s', (text) => {
    expect(isMisread(text)).toBe(false);
    expect(repairMisread(text)).toBe(text);
  });

  it('is repaired cell by cell', () => {
    const [umlaut, accent] = [misread('ü'), misread('é')];
    for (const sign of [',', ';', '\t', '|', '\r', '\n']) {
      expect(repairMisread(`${umlaut}${sign}«CAFÉ»${sign}${accent}`)).toBe(`ü${sign}«CAFÉ»${sign}é`);
    }
    expect(repairMisread(`${umlaut} «CAFÉ»`)).toBe(`${umlaut} «CAFÉ»`);
  });

  it('is repaired in any pieces', () => {
    const text = `a,${misread('ü€')}\n«É»,${misread('日')}\nlast ${misread('é')}`;
    const bytes = new TextEncoder().encode(text);
    for (let size = 1; size <= bytes.length; size += 1) {
      const decoder = lineDecoder(new TextDecoder(), repairMisread);
      let repaired = '';
      for (let at = 0; at < bytes.length; at += size) {
        repaired += decoder.decode(bytes.subarray(at, at + size), { stream: true });
      }
      expect(repaired + decoder.decode()).toBe('a,ü€\n«É»,日\nlast é');
      // Nothing of it is left.
      expect(decoder.decode(new TextEncoder().encode('x'))).toBe('x');
    }
  });
});
