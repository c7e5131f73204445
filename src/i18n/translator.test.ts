import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from './english.js';
import type { Issue } from '../engine/index.js';
import en from './locales/en.json' with { type: 'json' };
import { createTranslator } from './translator.js';
import type { Words } from './words.js';

const issue: Issue = { code: 'min', severity: 'error', row: 0, column: 'age', params: { min: 18 } };

describe('createTranslator', () => {
  test('fills in the parameters of a key, and formats numbers', () => {
    const { t } = createTranslator({ english });
    expect(t('complete.title', { count: 1 })).toBe('1 row imported');
    expect(t('complete.title', { count: 12_345 })).toBe('12,345 rows imported');
    expect(t('map.summary', { matched: 1000, count: 2 })).toContain('1,000 of');
  });

  test('looks up issues by their code; the developer’s own message takes precedence', () => {
    const { issueText } = createTranslator({ english });
    expect(issueText(issue)).toBe('Must be at least 18');
    expect(issueText({ ...issue, message: 'Adults only.' })).toBe('Adults only.');
  });

  test('uses the host’s texts, nested or flat, and English for the rest', () => {
    const { t, direction, language } = createTranslator({
      english,
      language: 'xx',
      customTranslations: { xx: { 'map.title': 'flat', upload: { drop: 'nested' } } },
    });
    expect(t('map.title')).toBe('flat');
    expect(t('upload.drop')).toBe('nested');
    expect(t('upload.browse')).toBe(en.upload.browse);
    expect(direction).toBe('ltr');
    expect(language).toBe('xx');
  });

  test('fills in placeholders with spaces inside the braces', () => {
    const { t } = createTranslator({
      english,
      customTranslations: { en: { complete: { title_other: '{{ count }} done' } } },
    });
    expect(t('complete.title', { count: 1000 })).toBe('1,000 done');
  });

  test('the host’s texts precede ours, and those for the region those for the language', () => {
    const { t } = createTranslator({
      english,
      language: 'de-AT',
      words: { back: 'ours', next: 'ours', cancel: 'ours' },
      customTranslations: {
        de: { back: 'German', next: 'German' },
        DE_at: { back: 'Austrian' },
        en: { close: 'English' },
      },
    });
    expect([t('back'), t('next'), t('cancel'), t('close')]).toEqual(['Austrian', 'German', 'ours', 'English']);
    expect(t('title')).toBe(en.title);
  });

  test('the host’s texts for a shipped language apply to every tag of that language', () => {
    const words = { 'pt-BR': { back: 'Voltar' } };
    expect(createTranslator({ english, language: 'pt', customTranslations: words }).t('back')).toBe('Voltar');
    expect(createTranslator({ english, language: 'es', customTranslations: words }).t('back')).toBe(en.back);
  });

  test('chooses the plural form of the language, or `other` if it is missing', () => {
    const rows = {
      rows_one: '{{n}} wiersz',
      rows_few: '{{n}} wiersze',
      rows_many: '{{n}} wierszy',
      rows_other: '{{n}} wiersza',
    };
    const { t } = createTranslator({
      english,
      language: 'pl',
      words: { map: rows, values: { count_other: '{{n}} razy' } },
    });
    const said = [1, 3, 5, 22, 0.5].map((count) => t('map.rows', { count }));
    expect(said).toEqual(['1 wiersz', '3 wiersze', '5 wierszy', '22 wiersze', '0,5 wiersza']);
    expect(t('values.count', { count: 1 })).toBe('1 razy');
  });

  test('`zero` works in every language', () => {
    const { t } = createTranslator({ english, customTranslations: { en: { map: { rows_zero: 'no rows' } } } });
    expect([0, 1, 2].map((count) => t('map.rows', { count }))).toEqual(['no rows', '1 row', '2 rows']);
  });

  test('falls back to English with its direction and numbers', () => {
    const { t, direction, language, number } = createTranslator({ english, language: 'he' });
    expect([t('back'), direction, language, number(1234.5)]).toEqual([en.back, 'ltr', 'en', '1,234.5']);
  });

  test('accepts any language tag', () => {
    fc.assert(
      fc.property(fc.string(), (language) => {
        expect(createTranslator({ english, language }).t('complete.title', { count: 1 })).toBe('1 row imported');
        const custom = createTranslator({ english, language, customTranslations: { [language]: { back: 'so' } } });
        expect(custom.t('back')).toBe('so');
        expect(custom.number(1)).toBe('1');
      }),
    );
  });

  test('numbers keep all their digits and use Latin ones', () => {
    const { number } = createTranslator({ english, language: 'ar', words: {} });
    expect(number(0.0001)).toMatch(/^0.0001$/);
    expect(number(123_456)).toMatch(/^123.456$/);
  });

  test('hostile keys of the host change only texts', () => {
    createTranslator({ english, customTranslations: { en: JSON.parse('{"__proto__": {"polluted": "yes"}}') } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const { t } = createTranslator({ english, customTranslations: { en: JSON.parse('{"back": null, "next": 3}') } });
    expect([t('back'), t('next')]).toEqual([en.back, en.next]);
  });

  test('a text of the host replaces all our plural forms', () => {
    const ours = { map: { rows_one: '{{n}} row', rows_other: '{{n}} rows', rows_zero: 'no rows' } };
    const said = (rows: Words): readonly string[] => {
      const { t } = createTranslator({
        english,
        language: 'de',
        words: ours,
        customTranslations: { de: { map: rows } },
      });
      return [0, 1, 2].map((count) => t('map.rows', { count }));
    };
    expect(said({ rows_other: 'host {{n}}' })).toEqual(['host 0', 'host 1', 'host 2']);
    expect(said({ rows: 'host {{n}}' })).toEqual(['host 0', 'host 1', 'host 2']);
    expect(said({ rows_one: 'host' })).toEqual(['no rows', 'host', '2 rows']);
  });

  test('texts can use formats and nesting of i18next', () => {
    const { t } = createTranslator({
      english,
      language: 'de',
      customTranslations: {
        de: {
          map: { title: '$t(map.rows, {"count": {{rows}} }) in {{days, list}}', rows_other: '{{n}} Zeilen' },
          values: { title: '{{n, number}} und {{price, currency(EUR)}}' },
        },
      },
    });
    expect(t('map.title', { rows: 1234, days: ['Mai', 'Juni'] })).toBe('1.234 Zeilen in Mai und Juni');
    expect(t('values.title', { count: 1234, price: 5 })).toBe('1.234 und 5,00\u00a0€');
  });

  test('texts that differ in their params only are not confused, however many there are', () => {
    const { t } = createTranslator({ english, customTranslations: { en: { title: '{{a}}{{b}}' } } });
    const said = (params: object): string => t('title', { ...params });
    const all = [
      { a: '1234' },
      { b: 1234 },
      { a: 1234 },
      { a: 1, b: 234 },
      { a: undefined, b: 'undefined' },
      { a: ['x'] },
    ];
    const texts = ['1234', '1,234', '1,234', '1234', 'undefined', 'x'];
    expect(all.map(said)).toEqual(texts);
    const rows = Array.from({ length: 5000 }, (_, number) => t('review.selectRow', { number }));
    expect(new Set(rows).size).toBe(rows.length);
    expect(all.map(said)).toEqual(texts);
    expect(t('title', { a: { toString: () => 'first' } })).toBe('first');
    expect(t('title', { a: { toString: () => 'second' } })).toBe('second');
  });

  test('params of an issue may have names of i18next options', () => {
    const { issueText } = createTranslator({
      english,
      customTranslations: { en: { issues: { custom: '{{context}} {{lng}} {{ns}} {{defaultValue}} {{count}} {{n}}' } } },
    });
    const params = { context: 'a', lng: 'de', ns: 'b', defaultValue: 'c', count: '5' };
    expect(issueText({ ...issue, code: 'custom', params })).toBe('a de b c 5 ');
  });

  test('shows cell content as it is: no escaping, markup or interpolation', () => {
    const { t } = createTranslator({ english });
    expect(t('values.target', {})).toBe('Change to');
    expect(t('upload.reading', { name: '<b>&"' })).toBe('Reading <b>&"');
    expect(t('upload.reading', { name: '{{name}} $& $1' })).toBe('Reading {{name}} $& $1');
    expect(t('upload.reading', { name: '$t(back) {{constructor}}' })).toBe('Reading $t(back) {{constructor}}');
  });

  test('Arabic runs from right to left and isolates inserted text', () => {
    const words = { upload: { reading: 'قراءة {{name}}' }, panel: { label: '{{name}}' } };
    const { t, direction } = createTranslator({ english, language: 'ar', words });
    expect(direction).toBe('rtl');
    expect(t('panel.label', { name: 'a (1).csv' })).toBe('a (1).csv');
    expect(t('upload.reading', { name: 'a (1).csv' })).toBe('قراءة \u2068a (1).csv\u2069');
    expect(t('upload.reading', { name: 1234 })).toBe('قراءة 1,234');
    expect(t('upload.reading', {})).toBe('قراءة ');
  });
});
