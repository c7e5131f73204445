import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedLanguage, SHIPPED_LANGUAGES } from './shipped-languages.js';

describe('shippedLanguage', () => {
  test.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de_CH', 'de'],
    ['DE', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-TW', null],
    ['ar-EG', 'ar'],
    ['ar-Latn', null],
    ['fa', null],
    ['sr-Latn', null],
    ['tlh', null],
    ['', null],
    ['not a tag', null],
    ['__proto__', null],
  ])('%s uses %s', (tag, language) => {
    expect(shippedLanguage(tag)).toBe(language);
  });

  test('every shipped language is found by its own tag', () => {
    expect(SHIPPED_LANGUAGES.map((language) => shippedLanguage(language))).toEqual(SHIPPED_LANGUAGES);
  });

  test('accepts any text as a tag', () => {
    fc.assert(
      fc.property(fc.string(), (tag) => {
        expect([null, ...SHIPPED_LANGUAGES]).toContain(shippedLanguage(tag));
      }),
    );
  });
});
