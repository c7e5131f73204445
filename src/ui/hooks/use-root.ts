import { useMemo, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../headless/index.js';
import { injectStyles, resolveTheme } from '../../theme/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';
import { useSession } from './session-context.js';
import { useTranslator } from './use-translate.js';

/** What the outermost element of an importer carries: hooks for tests, theme, direction. */
export interface RootAttributes {
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
  readonly style: CSSProperties;
  readonly 'data-theme': 'light' | 'dark';
  readonly 'data-preset': string | undefined;
  readonly 'data-step': string;
  readonly 'data-busy': 'true' | undefined;
  readonly 'data-progress': number | undefined;
}

export interface Root<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly attributes: RootAttributes;
  /** `importcsv` with our classes and the host's. */
  classes(own: string): string;
}

export function useRoot<E extends HTMLElement>(
  props: CSVImporterProps,
  { isWaiting }: { readonly isWaiting: boolean },
): Root<E> {
  const { theme, primaryColor, customStyles, classNames, nonce } = props;
  const ref = useRef<E>(null);
  const { direction, language } = useTranslator();
  const step = useSession((state) => state.step);
  const busy = useSession((state) => state.busy);
  const isLoading = useSession(({ backend }) => backend.status === 'loading');
  const isDark = useSession(({ backend }) => backend.status === 'ready' && backend.configuration.darkMode);
  const darkMode = props.darkMode ?? isDark;
  const { mode, preset, variables } = useMemo(
    () => resolveTheme({ theme, primaryColor, customStyles, darkMode }),
    [theme, primaryColor, customStyles, darkMode],
  );
  useIsomorphicLayoutEffect(() => {
    if (ref.current) injectStyles(ref.current, nonce);
  }, [nonce]);
  return {
    ref,
    attributes: {
      dir: direction,
      lang: language,
      style: variables as CSSProperties,
      'data-theme': mode,
      'data-preset': preset,
      'data-step': step,
      'data-busy': busy || isLoading || isWaiting ? 'true' : undefined,
      'data-progress': busy?.percent,
    },
    classes: (own) => [`importcsv ${own}`, ...(classNames?.root ? ['rg-host', classNames.root] : [])].join(' '),
  };
}
