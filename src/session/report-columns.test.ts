import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Column } from '../engine/index.js';
import { compilePattern } from '../engine/full.js';
import { isPlain } from './doubtful-patterns.js';
import { createReport } from './report-columns.js';
import { createSession } from './session.js';

const warn = vi.fn();
beforeEach(() => {
  warn.mockReset();
  vi.stubGlobal('console', { ...console, warn, error: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

const warnings = (): string[] => warn.mock.calls.map(([text]) => String(text));
const alpha = (more: Partial<Column>): Column => ({ id: 'a', label: 'Alpha', ...more });

it.each<[name: string, column: Partial<Column>, pattern: string]>([
  ['an unclosed group', { type: 'custom_regex', pattern: '(' }, '('],
  ['an unclosed class', { type: 'custom_regex', pattern: '[' }, '['],
  ['nothing to repeat', { validators: [{ type: 'regex', pattern: '*a' }] }, '*a'],
  ['a lookahead', { validators: [{ type: 'required' }, { type: 'regex', pattern: '^(?=.*\\d).+$' }] }, '^(?=.*\\d).+$'],
  ['a lookbehind', { type: 'custom_regex', pattern: '(?<!a)b' }, '(?<!a)b'],
  ['a back reference', { type: 'custom_regex', pattern: '(a)\\1' }, '(a)\\1'],
  ['more repetitions than are possible', { type: 'custom_regex', pattern: 'a{2000}' }, 'a{2000}'],
])('warns the developer about %s', async (_name, column, pattern) => {
  createReport()([alpha(column)], {});
  await expect.poll(() => warn).toHaveBeenCalledTimes(1);
  expect(warnings()[0]).toContain(`CSVImporter: the pattern "${pattern}" of column "Alpha" cannot be used`);
});

it('warns once per pattern, and not about usable ones', async () => {
  const report = createReport();
  const columns = [
    alpha({ type: 'custom_regex', pattern: '^[A-Z]{2}-\\d+$' }),
    alpha({ type: 'custom_regex', pattern: '^\\p{Lu}+$' }),
    alpha({ type: 'custom_regex', pattern: '(?<year>\\d{4})' }),
    null as unknown as Column,
    'column' as unknown as Column,
    alpha({ validators: 'none' as unknown as [] }),
    alpha({ type: 'custom_regex', pattern: ')' }),
  ];
  report(columns, {});
  report(columns, {});
  await expect.poll(() => warn).toHaveBeenCalled();
  report([...columns, alpha({ type: 'custom_regex', pattern: '(' })], {});
  await expect.poll(() => warn).toHaveBeenCalledTimes(2);
  expect(warnings().map((text) => /pattern "(.*?)"/.exec(text)?.[1])).toEqual([')', '(']);
});

it('a session reports the patterns of its columns before there is a file, and later ones when they appear', async () => {
  const session = createSession({ columns: [alpha({ type: 'custom_regex', pattern: '(' })] });
  session.begin();
  await expect.poll(() => warn).toHaveBeenCalledTimes(1);
  session.update({ columns: [alpha({ type: 'custom_regex', pattern: '(' })] });
  session.update({ columns: [alpha({ type: 'custom_regex', pattern: '[' })] });
  await expect.poll(() => warn).toHaveBeenCalledTimes(2);
  session.destroy();
});

it.each([
  ['[A-Z]{2}', true],
  ['(?:a{50}){20}', true],
  ['(?:a{50}){21}', false],
  ['(?:a{0}){99}', true],
  ['(?:a{50,}){21}', false],
  ['[[:alpha:]]', false],
  ['a{100}', false],
  ['(?=a)', false],
  ['(', false],
])('%j is plain: %o', (pattern, expected) => {
  expect(isPlain(pattern)).toBe(expected);
});

it('the engine accepts every plain pattern', () => {
  const part = fc.constantFrom(
    ...['a', 'é', '.', '*', '+', '?', '^', '$', '|', '(', ')', '(?:', '(?=', '[', ']', '[^', '-', '{2}', '{3,}'],
    ...['{1,50}', '{99}', '{', '}', '\\d', '\\w', '\\S', '\\b', '\\.', '\\-', '\\1', '\\p{L}', '&&', ':', '#', '\n'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const pattern = parts.join('');
      if (isPlain(pattern)) expect(() => compilePattern(pattern, 'a')).not.toThrow();
    }),
    { numRuns: 20_000 },
  );
  expect(['^[A-Z]{2}\\d{3,5}$', '^(?:a|b)+@.+\\.example$'].every(isPlain)).toBe(true);
});
