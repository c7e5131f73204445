import { useMemo, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { useImporterState, useIsomorphicLayoutEffect } from '../../headless/index.js';
import { injectStyles, resolveTheme } from '../../theme/index.js';
import type { ImporterWords, OwnedImporter } from '../../headless/index.js';
import type { ImporterState } from '../../session/index.js';
import type { LookProps } from '../csv-importer-props.js';

/** Attributes of the root element of an importer: test hooks, theme, text direction. */
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
  /** `importcsv`, our class names and the host's. */
  classes(own: string): string;
}

interface RootProps extends LookProps {
  readonly importer: OwnedImporter;
  readonly words: ImporterWords;
}

export function useRoot<E extends HTMLElement>(
  props: RootProps,
  { isWaiting }: { readonly isWaiting: boolean },
): Root<E> {
  const { importer, theme, primaryColor, customStyles, classNames, nonce } = props;
  const ref = useRef<E>(null);
  const { direction, language } = props.words;
  const { step, busy, isLoading, isDark } = useImporterState(importer, marksOf);
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

interface Marks extends Pick<ImporterState, 'step' | 'busy'> {
  readonly isLoading: boolean;
  readonly isDark: boolean;
}

const marksOf = ({ step, busy, backend }: ImporterState): Marks => ({
  step,
  busy,
  isLoading: backend.status === 'loading',
  isDark: backend.status === 'ready' && backend.configuration.darkMode,
});
