import { describe, expect, test } from 'vitest';
import type { Issue } from '../engine/index.js';
import { en } from './locales/en/index.js';
import { createTranslator } from './translator.js';

const issue: Issue = { code: 'min', severity: 'error', row: 0, column: 'age', params: { min: 18 } };

describe('createTranslator', () => {
  test('words a key with its parameters, numbers as the language writes them', () => {
    const { t } = createTranslator({});
    expect(t('complete.title', { count: 1 })).toBe('1 row imported');
    expect(t('complete.title', { count: 12_345 })).toBe('12,345 rows imported');
    expect(t('map.summary', { matched: 1000, count: 2 })).toContain('1,000 of');
  });

  test('words findings by their code; the developer’s own sentence wins', () => {
    const { issueText } = createTranslator({});
    expect(issueText(issue)).toBe('Must be at least 18.');
    expect(issueText({ ...issue, message: 'Adults only.' })).toBe('Adults only.');
  });

  test('takes the host’s words, nested or flat, and English for the rest', () => {
    const { t, direction } = createTranslator({
      language: 'xx',
      customTranslations: { xx: { 'map.title': 'flat', upload: { drop: 'nested' } } },
    });
    expect(t('map.title')).toBe('flat');
    expect(t('upload.drop')).toBe('nested');
    expect(t('upload.browse')).toBe(en.upload.browse);
    expect(direction).toBe('ltr');
  });

  test('hostile keys of the host change nothing but words', () => {
    createTranslator({ customTranslations: { en: JSON.parse('{"__proto__": {"polluted": "yes"}}') } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('shows cell content as it is: no escapes, no markup', () => {
    const { t } = createTranslator({});
    expect(t('values.target', {})).toBe('Becomes');
    expect(t('upload.reading', { name: '<b>&"' })).toBe('Reading <b>&"');
  });

  test('Arabic runs from right to left', () => {
    expect(createTranslator({ language: 'ar' }).direction).toBe('rtl');
  });
});
