// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import i18next, { createInstance } from 'i18next';
import type { i18n as I18n, InitOptions } from 'i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../i18n/english.js';
import { createTranslator } from '../i18n/index.js';
import { at, csvFile, PEOPLE, renderImporter } from './testing/render-importer.js';
import { useWording } from './wording.js';

afterEach(cleanup);

/** An instance of a host that likes everything otherwise than i18next does. */
async function hostInstance(options: InitOptions = {}): Promise<I18n> {
  const host = createInstance();
  await host.init({
    lng: 'en',
    fallbackLng: 'fr',
    ns: ['app'],
    defaultNS: 'app',
    keySeparator: '::',
    nsSeparator: '|',
    pluralSeparator: '__',
    interpolation: { prefix: '%(', suffix: ')', formatSeparator: '/', escapeValue: true },
    resources: { en: { app: { hello: 'Hello %(name)' } } },
    ...options,
  });
  return host;
}

/** What must not change under the hands of an importer. */
const stateOf = ({ options, store, language, modules }: I18n): string =>
  JSON.stringify({ options: { ...options, resources: undefined }, data: store.data, language, modules });

function renderWording(
  props: Omit<Parameters<typeof useWording>[0], 'english'>,
): ReturnType<typeof renderHook<ReturnType<typeof useWording>, typeof props>> {
  return renderHook((given: typeof props) => useWording({ english, ...given }), { initialProps: props });
}

describe('the i18next instance of the host', () => {
  test('sets the language, and is followed when it changes', async () => {
    const host = await hostInstance();
    const { result } = renderWording({ i18n: host });
    expect([result.current.translator.language, result.current.translator.t('back')]).toEqual(['en', 'Back']);
    await act(() => host.changeLanguage('de-AT'));
    await waitFor(() => expect(result.current.translator.t('back')).toBe('Zurück'));
    expect([result.current.language, result.current.translator.language]).toEqual(['de-AT', 'de-AT']);
  });

  test('does not set the language if `language` is given', async () => {
    const host = await hostInstance({ lng: 'de' });
    const { result, rerender } = renderWording({ i18n: host, language: 'en' });
    await act(() => host.changeLanguage('fr'));
    expect([result.current.language, result.current.translator.t('back')]).toEqual(['en', 'Back']);
    rerender({ i18n: host });
    await waitFor(() => expect(result.current.translator.language).toBe('fr'));
  });

  test('overrides texts in its namespace `rowgate`, in the format of i18next whatever its own is', async () => {
    const host = await hostInstance({
      lng: 'de-AT',
      resources: {
        de: { rowgate: { back: 'Retour', map: { rows_one: 'eine Zeile', rows_other: '{{n, number}} Zeilen' } } },
        'de-AT': { rowgate: { upload: { reading: 'Lese {{name}}' }, next: 'Weida' } },
        en: { rowgate: { title: 'Members' }, app: { back: 'not asked' } },
      },
    });
    const { result } = renderWording({ i18n: host, customTranslations: { de: { next: 'Los' } } });
    await waitFor(() => expect(result.current.isReady).toBe(true));
    const { t } = result.current.translator;
    expect([t('back'), t('next'), t('cancel')]).toEqual(['Retour', 'Los', 'Abbrechen']);
    expect([1, 12].map((count) => t('map.rows', { count }))).toEqual(['eine Zeile', '12 Zeilen']);
    expect(t('upload.reading', { name: `<b>'a/b' %(name)` })).toBe(`Lese <b>'a/b' %(name)`);
    expect(t('title')).toBe('Daten importieren');
  });

  test('adds a language that is not shipped', async () => {
    const host = await hostInstance({ lng: 'eo', resources: { eo: { rowgate: { back: 'Reen' } } } });
    const { result } = renderWording({ i18n: host });
    const { t, language } = result.current.translator;
    expect([language, t('back'), t('next')]).toEqual(['eo', 'Reen', 'Continue']);
  });

  test('may load its texts later, and change them', async () => {
    const host = createInstance();
    const { result } = renderWording({ i18n: host });
    expect(result.current.translator.t('back')).toBe('Back');
    await act(async () => {
      await host.init({ lng: 'eo', resources: {} });
    });
    act(() => void host.addResourceBundle('eo', 'rowgate', { back: 'Reen' }));
    expect(result.current.translator.t('back')).toBe('Reen');
    act(() => void host.addResource('eo', 'rowgate', 'back', 'Reiri'));
    expect(result.current.translator.t('back')).toBe('Reiri');
    const { translator } = result.current;
    act(() => void host.addResourceBundle('eo', 'app', { back: 'not asked' }));
    expect(result.current.translator).toBe(translator);
    act(() => void host.removeResourceBundle('eo', 'rowgate'));
    expect(result.current.translator.t('back')).toBe('Back');
  });

  test('is only read: no option, text or listener is added', async () => {
    const missed = vi.fn();
    const host = await hostInstance({ saveMissing: true, missingKeyHandler: missed, postProcess: ['upper'] });
    const before = stateOf(host);
    const observers = (): readonly number[] =>
      [host, host.store].map((source) =>
        Object.values(Reflect.get(source, 'observers') as Record<string, Map<unknown, number>>).reduce(
          (sum, { size }) => sum + size,
          0,
        ),
      );
    const listening = observers();
    const { result, unmount } = renderWording({ i18n: host, customTranslations: { en: { back: 'Return' } } });
    expect(result.current.translator.t('back')).toBe('Return');
    expect(result.current.translator.t('no.such.key')).toBe('no.such.key');
    expect(host.t('hello', { name: '<b>' })).toBe('Hello &lt;b&gt;');
    unmount();
    expect(stateOf(host)).toBe(before);
    expect(observers()).toEqual(listening);
    expect(missed).not.toHaveBeenCalled();
  });

  test('can change the language during an import without losing anything', async () => {
    const host = await hostInstance();
    const importer = renderImporter({ columns: PEOPLE, i18n: host });
    const { actions } = importer.importer();
    await act(() => actions.openFile(csvFile('Name,Age\nAnn,30\nBob,31\n')));
    act(() => actions.mapColumn(1, null));
    const before = at(importer.state(), 'map').matches;
    await act(() => host.changeLanguage('de'));
    await waitFor(() => expect(importer.words().t('step.map')).toBe('Spalten zuordnen'));
    expect(at(importer.state(), 'map').matches).toEqual(before);
  });
});

test('the global instance is neither read nor changed by an importer', async () => {
  await i18next.init({ lng: 'de', resources: { de: { translation: { a: 'b' }, rowgate: { back: 'not asked' } } } });
  const before = stateOf(i18next);
  const { result } = renderWording({});
  createTranslator({ english, language: 'fr', words: {} });
  expect(result.current.translator.t('back')).toBe('Back');
  expect([i18next.t('a'), stateOf(i18next)]).toEqual(['b', before]);
});
