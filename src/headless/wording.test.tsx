// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../i18n/english.js';
import { createTranslator, loadWords } from '../i18n/index.js';
import type { Words } from '../i18n/index.js';
import { errorText, useWording } from './wording.js';

afterEach(cleanup);

type Load = typeof loadWords;

/** Language files that load or fail when the test decides. */
function fakeFiles(): {
  readonly load: Load;
  come(words: Words): Promise<void>;
  fail(): Promise<void>;
  asked: string[];
} {
  const asked: string[] = [];
  let settle: { resolve(words: Words): void; reject(error: Error): void } | undefined;
  const load: Load = (language) => {
    asked.push(language);
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  return {
    load,
    asked,
    come: (words) => act(async () => settle?.resolve(words)),
    fail: () => act(async () => settle?.reject(new Error('offline'))),
  };
}

type Props = Omit<Parameters<typeof useWording>[0], 'english'>;

function renderWording(
  files: { readonly load: Load },
  initialProps: Props,
): ReturnType<typeof renderHook<ReturnType<typeof useWording>, Props>> {
  return renderHook((props: Props) => useWording({ english, ...props }, files.load), { initialProps });
}

describe('useWording', () => {
  test('English is available at once, and so is a language of the host', () => {
    const files = fakeFiles();
    expect(renderWording(files, {}).result.current.isReady).toBe(true);
    const custom = renderWording(files, { language: 'eo', customTranslations: { eo: { back: 'Reen' } } });
    expect(custom.result.current.isReady).toBe(true);
    expect(custom.result.current.translator.t('back')).toBe('Reen');
    expect(files.asked).toEqual([]);
  });

  test('props of a wrong type are ignored', () => {
    const wrong = { language: 5, i18n: { language: 'eo' } } as unknown as Props;
    const { result } = renderWording(fakeFiles(), wrong);
    expect(result.current.translator.t('back')).toBe('Back');
  });

  test('a shipped language is ready once loaded, and the host’s texts take precedence', async () => {
    const files = fakeFiles();
    const { result } = renderWording(files, { language: 'de-AT', customTranslations: { de: { next: 'Los' } } });
    expect(result.current.isReady).toBe(false);
    expect(files.asked).toEqual(['de']);
    await files.come({ back: 'Zurück', next: 'Weiter' });
    expect(result.current.isReady).toBe(true);
    expect([result.current.translator.t('back'), result.current.translator.t('next')]).toEqual(['Zurück', 'Los']);
    expect(result.current.translator.language).toBe('de-AT');
  });

  test('a file that fails to load leads to English and one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const files = fakeFiles();
    const { result, rerender } = renderWording(files, { language: 'de' });
    await files.fail();
    rerender({ language: 'de' });
    expect(result.current.isReady).toBe(true);
    expect([result.current.translator.t('back'), result.current.translator.language]).toEqual(['Back', 'en']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[0])).toContain('de');
    warn.mockRestore();
  });

  test('a new language is used once loaded; the last requested one wins', async () => {
    const files = fakeFiles();
    const { result, rerender } = renderWording(files, { language: 'de' });
    await files.come({ back: 'Zurück' });
    rerender({ language: 'es' });
    expect([result.current.isReady, result.current.translator.t('back')]).toEqual([true, 'Zurück']);
    await files.come({ back: 'Atrás' });
    expect(result.current.translator.t('back')).toBe('Atrás');
    rerender({ language: 'de' });
    rerender({ language: 'en' });
    await files.come({ back: 'Zurück' });
    expect(result.current.translator.t('back')).toBe('Back');
  });

  test('inline texts of the host do not create a new translator', () => {
    const files = fakeFiles();
    const inline = (): Props => ({ customTranslations: { en: { back: 'Return' } } });
    const { result, rerender } = renderWording(files, inline());
    const first = result.current.translator;
    rerender(inline());
    expect(result.current.translator).toBe(first);
    expect(first.t('back')).toBe('Return');
  });

  test('texts that never load are not waited for forever', async () => {
    vi.useFakeTimers();
    const files = fakeFiles();
    const { result } = renderWording(files, { language: 'de' });
    act(() => void vi.runAllTimers());
    expect([result.current.isReady, result.current.translator.t('back')]).toEqual([true, 'Back']);
    vi.useRealTimers();
    await files.come({ back: 'Zurück' });
    await waitFor(() => expect(result.current.translator.t('back')).toBe('Zurück'));
  });
});

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ko', 'zh-CN', 'ar'] as const;
const TOO_LARGE = {
  code: 'file-too-large',
  params: { limit: 335_544_320, rows: 500_000, what: 'maxEntryBytes' },
} as const;

test.each(LANGUAGES)(
  'a workbook that is too large is refused with the limit, rows and a way out in %s',
  async (language) => {
    const translator = createTranslator({
      english,
      language,
      words: language === 'en' ? undefined : await loadWords(language),
    });
    const sentence = errorText(translator, TOO_LARGE);
    expect(sentence).toContain(translator.fileSize(TOO_LARGE.params.limit));
    expect(sentence).toContain(translator.number(TOO_LARGE.params.rows));
    expect(sentence).toContain('CSV');
  },
);

test('an error without a reason has a sentence without one', () => {
  const translator = createTranslator({ english });
  const error = { code: 'unexpected', params: { reason: '' } };
  expect(errorText(translator, error)).toBe('The import didn’t go through. Please try again.');
  expect(errorText(translator, { ...error, params: { reason: 'Oops' } })).toContain('Something went wrong: Oops.');
  const ofCheck = { code: 'host', params: { task: 'check', reason: '' }, message: '' };
  expect(errorText(translator, ofCheck)).toBe('The rows couldn’t be checked. Please try again.');
});
