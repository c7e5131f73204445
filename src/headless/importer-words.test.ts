import { expect, test } from 'vitest';
import { createTranslator, loadWords } from '../i18n/index.js';
import { errorText } from './importer-words.js';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ko', 'zh-CN', 'ar'] as const;
const TOO_LARGE = {
  code: 'file-too-large',
  params: { limit: 335_544_320, rows: 500_000, what: 'maxEntryBytes' },
} as const;

test.each(LANGUAGES)(
  'a workbook that is too large is refused with the limit, rows and a way out in %s',
  async (language) => {
    const translator = createTranslator({ language, words: language === 'en' ? undefined : await loadWords(language) });
    const sentence = errorText(translator, TOO_LARGE);
    expect(sentence).toContain(translator.fileSize(TOO_LARGE.params.limit));
    expect(sentence).toContain(translator.number(TOO_LARGE.params.rows));
    expect(sentence).toContain('CSV');
  },
);
