import { expect, test } from 'vitest';
import { linearTimePattern } from '../validation/checks/linear-time-pattern.js';
import { MAX_TEXT } from './max-text.js';
import { substitute, textMatcher } from './text-matcher.js';
import type { Substitution } from './text-matcher.js';

const patterns = (): { linearTimePattern: typeof linearTimePattern } => ({ linearTimePattern });
const noPatterns = (): never => {
  throw new Error('a plain search needs no patterns');
};

const cases: readonly [options: Omit<Substitution, 'with'>, text: string, replaced: string][] = [
  [{ find: 'a.b' }, 'A.B axb a.b', '# axb #'],
  [{ find: 'a', matchCase: true }, 'Aa', 'A#'],
  [{ find: 'ab', wholeCell: true }, 'AB', '#'],
  [{ find: 'ab', wholeCell: true }, 'abab', 'abab'],
  [{ find: 'ab', wholeCell: true, matchCase: true }, 'ab', '#'],
  [{ find: 'ab', wholeCell: true, matchCase: true }, 'xab', 'xab'],
  [{ find: 'ab', wholeCell: true, matchCase: true }, 'AB', 'AB'],
  [{ find: '' }, 'abc', 'abc'],
  [{ find: '[0-9]+', pattern: true }, 'a1b22', 'a#b#'],
  [{ find: 'b', pattern: true }, 'aB', 'a#'],
  [{ find: 'b', pattern: true, matchCase: true }, 'aBb', 'aB#'],
  [{ find: 'a|b', pattern: true, wholeCell: true }, 'ab', 'ab'],
  [{ find: 'a|b', pattern: true, wholeCell: true }, 'b', '#'],
  [{ find: 'a)(b', pattern: true, wholeCell: true }, 'ab', 'ab'],
  [{ find: '', pattern: true }, 'abc', 'abc'],
  [{ find: 'July', shown: [{ from: '45000', to: 'July' }] }, ' 45000 ', '#'],
];

test.each(cases)('%j in "%s" gives "%s"', (options, text, replaced) => {
  const available = options.pattern ? patterns : noPatterns;
  expect(substitute({ ...options, with: '#' }, available)(text)).toBe(replaced);
  const matcher = textMatcher(options, available);
  if (!options.shown) expect(matcher?.test(text) ?? false).toBe(replaced !== text);
});

test('a plain replacement is inserted as it is', () => {
  expect(substitute({ find: 'b', with: '$&$1' }, noPatterns)('abc')).toBe('a$&$1c');
});

test('a text that is or would become too long stays', () => {
  const doubled = substitute({ find: 'a', with: 'bb' }, noPatterns);
  const half = Math.floor(MAX_TEXT / 2);
  expect(doubled('a'.repeat(half))).toBe('bb'.repeat(half));
  expect(doubled('a'.repeat(half + 1))).toBe('a'.repeat(half + 1));
  const full = 'a'.repeat(MAX_TEXT);
  expect(substitute({ find: 'a', with: 'b' }, noPatterns)(full)).toBe('b'.repeat(MAX_TEXT));
  expect(substitute({ find: 'a', with: 'b' }, noPatterns)(`${full}a`)).toBe(`${full}a`);
  // The one match would fit, but many could not: the text is not tried.
  const huge = 'b'.repeat(200);
  expect(substitute({ find: 'x', with: huge }, noPatterns)(`x${'a'.repeat(MAX_TEXT - 500)}`)).toMatch(/^x/);
});
