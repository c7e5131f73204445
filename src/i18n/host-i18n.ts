import { NAMESPACE } from './create-i18n.js';
import type { Words } from './words.js';

/** The parts of the host's i18next instance that an importer reads, in any version. The instance is never modified. */
export interface HostI18n {
  /** `undefined` until the instance is initialized. */
  readonly language?: string;
  readonly store?: {
    readonly data: Readonly<Record<string, unknown>>;
    on(event: string, listener: () => void): unknown;
    off(event: string, listener: () => void): unknown;
  };
  on(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
}

export interface HostWords {
  readonly language?: string;
  /** The host's texts in the namespace `rowgate`, by language. */
  readonly words: Readonly<Record<string, Words>>;
}

/** The host's language and texts as a store for React: the same object until something changes. */
export interface HostSource {
  current(): HostWords;
  subscribe(listener: () => void): () => void;
}

export function hostSource(i18n: HostI18n | undefined): HostSource {
  let text = wordsOf(i18n);
  const read = (): HostWords => ({ language: i18n?.language, words: JSON.parse(text) as HostWords['words'] });
  let current = read();
  return {
    current: () => current,
    subscribe(listener) {
      const stops: (() => void)[] = [];
      let store: HostI18n['store'];
      const hear = (source: Pick<HostI18n, 'on' | 'off'>, events: readonly string[]): void => {
        for (const event of events) {
          source.on(event, onChange);
          stops.push(() => source.off(event, onChange));
        }
      };
      const onChange = (): void => {
        // An instance has its store once it is initialized.
        if (i18n?.store && !store) hear((store = i18n.store), ['added', 'removed']);
        const next = wordsOf(i18n);
        if (next === text && i18n?.language === current.language) return;
        text = next;
        current = read();
        listener();
      };
      if (i18n) hear(i18n, ['initialized', 'languageChanged', 'loaded']);
      onChange();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** As JSON, for comparison: instances change their texts in place. */
function wordsOf(i18n: HostI18n | undefined): string {
  const bundles = Object.entries(i18n?.store?.data ?? {}).map(([language, namespaces]) => [
    language,
    isObject(namespaces) ? namespaces[NAMESPACE] : undefined,
  ]);
  return JSON.stringify(Object.fromEntries(bundles));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
