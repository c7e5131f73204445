import { expect, it } from 'vitest';
import type { ErrorGroup } from '../../../../engine/index.js';
import { allowedText, groupText } from './group-text.js';

const GROUP: ErrorGroup = {
  key: 'select:plan',
  code: 'select',
  params: {},
  column: 'plan',
  count: 2,
  alike: { by: 'value', value: 'gold' },
  samples: [],
};
const OPTIONS = ['free', 'pro', 'team', 'a', 'b'];
const allowed = (group: Partial<ErrorGroup>, options?: readonly string[]): string =>
  allowedText({ ...GROUP, ...group }, options && { options }, { language: 'en' }).replace(/[\u2068\u2069]/gu, '');

it.each<[string, Partial<ErrorGroup>, readonly string[] | undefined, string]>([
  ['all of few options', {}, ['free', 'pro'], '(free, pro)'],
  ['all of five', {}, OPTIONS, '(free, pro, team, a, b)'],
  ['the first of more', {}, [...OPTIONS, 'c'], '(free, pro, team, a, b …)'],
  ['the beginning of a long one', {}, ['x'.repeat(60)], `(${'x'.repeat(40)}…)`],
  ['nothing without options', {}, [], ''],
  ['nothing without a column', {}, undefined, ''],
  ['nothing beside a text of the developer', { message: 'Ask us for a plan.' }, OPTIONS, ''],
  ['nothing beside a fix', { alike: { by: 'fix', fix: 'nearest' } }, OPTIONS, ''],
  ['nothing for other errors', { code: 'number' }, OPTIONS, ''],
])('names %s', (_, group, options, text) => {
  expect(allowed(group, options)).toBe(text);
});

it('names the currency that a fix removes', () => {
  const words = { t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`, issueText: () => '' };
  const group: ErrorGroup = { ...GROUP, alike: { by: 'fix', fix: 'currency', unit: '$' } };
  expect(groupText(group, words as never, (id) => id)).toContain('"sample":"$"');
  expect(groupText({ ...group, alike: { by: 'fix', fix: 'percent' } }, words as never, (id) => id)).not.toContain('$');
});
