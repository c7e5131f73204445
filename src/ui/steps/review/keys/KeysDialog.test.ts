import { describe, expect, test } from 'vitest';
import { english as words } from '../../../../i18n/english.js';
import { createTranslator } from '../../../../i18n/index.js';
import de from '../../../../i18n/locales/de.json' with { type: 'json' };
import { keyName } from './KeysDialog.js';

const english = createTranslator({ english: words });
const german = createTranslator({ english: words, language: 'de', words: de });

describe('the name on a key', () => {
  test.each([
    ['F8', 'F8', 'F8'],
    ['Control', 'Ctrl', 'Strg'],
    [' ', 'Space', 'Leertaste'],
    ['ArrowLeft', '←', '←'],
    ['?', '?', '?'],
  ])('%s', (key, inEnglish, inGerman) => {
    expect(keyName(key, english.t, 'Linux')).toBe(inEnglish);
    expect(keyName(key, german.t, 'Win32')).toBe(inGerman);
  });

  test('of Control differs on a Mac', () => {
    expect(keyName('Control', english.t, 'MacIntel')).toBe('⌘');
  });
});
