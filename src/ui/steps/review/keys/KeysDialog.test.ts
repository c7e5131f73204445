import { describe, expect, test } from 'vitest';
import { createTranslator } from '../../../../i18n/index.js';
import de from '../../../../i18n/locales/de.json' with { type: 'json' };
import { keyName } from './KeysDialog.js';

const english = createTranslator({}).t;
const german = createTranslator({ language: 'de', words: de }).t;

describe('the name on a key', () => {
  test.each([
    ['F8', 'F8', 'F8'],
    ['Control', 'Ctrl', 'Strg'],
    [' ', 'Space', 'Leertaste'],
    ['ArrowLeft', '←', '←'],
    ['?', '?', '?'],
  ])('%s', (key, inEnglish, inGerman) => {
    expect(keyName(key, english, 'Linux')).toBe(inEnglish);
    expect(keyName(key, german, 'Win32')).toBe(inGerman);
  });

  test('of Control differs on a Mac', () => {
    expect(keyName('Control', english, 'MacIntel')).toBe('⌘');
  });
});
