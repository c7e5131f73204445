import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextSearch } from '../../program/program.js';
import { textMatcher } from '../../program/text-matcher.js';
import { byteFinder } from './byte-finder.js';

const noPatterns = (): never => {
  throw new Error('a plain text needs no pattern');
};

/** Whether the bytes of a text match, in the middle of others that would match as well. */
function finds(search: TextSearch, text: string): boolean {
  const around = new TextEncoder().encode(search.find);
  const own = new TextEncoder().encode(text);
  const bytes = Uint8Array.of(...around, ...own, ...around);
  return byteFinder(search)!(bytes, around.length, around.length + own.length);
}

describe('a search in bytes', () => {
  it('finds what a search in texts finds', () => {
    const letters = fc.stringMatching(/^[abAB@[`{z ]{1,5}$/);
    const text = fc.oneof(fc.stringMatching(/^[abAB@[`{z ]{0,9}$/), fc.constantFrom('ä', 'aäb', 'ſ', 'K'));
    fc.assert(
      fc.property(letters, text, fc.boolean(), fc.boolean(), (find, texts, matchCase, wholeCell) => {
        const search = { find, matchCase, wholeCell };
        for (const cell of [texts, find, `${find}${texts}`, `${texts}${find}`, find.toLowerCase(), find.toUpperCase()])
          expect(finds(search, cell)).toBe(textMatcher(search, noPatterns)!.test(cell));
      }),
      { numRuns: 300 },
    );
  });

  it.each<[TextSearch, string, boolean]>([
    [{ find: 'abcabd' }, 'abcabcabd', true],
    [{ find: 'abab' }, 'xabaabab', true],
    [{ find: 'aab' }, 'aaab', true],
    [{ find: 'baa' }, 'bbaab', true],
    [{ find: 'x' }, '', false],
    [{ find: 'x' }, 'aax', true],
    [{ find: 'x' }, 'X', true],
    [{ find: 'x', matchCase: true }, 'X', false],
    [{ find: 'Ä', matchCase: true }, 'aÄ', true],
    [{ find: 'Ä', matchCase: true }, 'aä', false],
    [{ find: 'ab', wholeCell: true }, 'AB', true],
    [{ find: 'ab', wholeCell: true }, 'abb', false],
    [{ find: 'ab', wholeCell: true }, 'ac', false],
  ])('%j in %j: %j', (search, text, expected) => {
    expect(finds(search, text)).toBe(expected);
  });

  it.each<[TextSearch, boolean]>([
    [{ find: 'a' }, true],
    [{ find: '\0~\x7f' }, true],
    [{ find: 'ä' }, false],
    [{ find: 'a\x80' }, false],
    [{ find: 'ä', matchCase: true }, true],
    [{ find: 'a', pattern: true }, false],
    [{ find: 'a', pattern: true, matchCase: true }, false],
  ])('%j needs no text: %j', (search, expected) => {
    expect(byteFinder(search) !== null).toBe(expected);
  });
});
