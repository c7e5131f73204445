import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createTranslator } from '../i18n/index.js';
import { createSession } from '../session/index.js';
import { injectStyles, resolveTheme } from '../theme/index.js';
import type { CSVImporterProps } from './csv-importer-props.js';
import { ClassNamesContext } from './hooks/class-names.js';
import { SessionProvider, useSession } from './hooks/session-context.js';
import { TranslatorContext } from './hooks/use-translate.js';
import { ImporterFrame } from './ImporterFrame.js';
import { sessionOptions } from './session-options.js';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Lets a person upload a spreadsheet, match its columns, mend what is wrong and hand over clean rows.
 * The import in progress belongs to the mounted component: new props never reset it.
 */
export function CSVImporter(props: CSVImporterProps): ReactNode {
  const { language, customTranslations, classNames = {} } = props;
  const [session] = useState(() => createSession(sessionOptions(props)));
  useIsomorphicLayoutEffect(() => session.update(sessionOptions(props)));
  useEffect(() => {
    session.begin();
    return () => session.destroy();
  }, [session]);
  const translator = useMemo(
    () => createTranslator({ language, customTranslations }),
    [language, customTranslations],
  );
  return (
    <TranslatorContext.Provider value={translator}>
      <ClassNamesContext.Provider value={classNames}>
        <SessionProvider session={session}>
          <Root {...props} direction={translator.direction} />
        </SessionProvider>
      </ClassNamesContext.Provider>
    </TranslatorContext.Provider>
  );
}

function Root({ direction, ...props }: CSVImporterProps & { readonly direction: 'ltr' | 'rtl' }): ReactNode {
  const { theme, primaryColor, customStyles, darkMode, classNames, nonce, language } = props;
  const root = useRef<HTMLDivElement>(null);
  const step = useSession((state) => state.step);
  const busy = useSession((state) => state.busy);
  const { mode, variables } = useMemo(
    () => resolveTheme({ theme, primaryColor, customStyles, darkMode }),
    [theme, primaryColor, customStyles, darkMode],
  );
  useIsomorphicLayoutEffect(() => {
    if (root.current) injectStyles(root.current, nonce);
  }, [nonce]);
  return (
    <div
      ref={root}
      className={classNames?.root ? `importcsv ${classNames.root}` : 'importcsv'}
      dir={direction}
      lang={language}
      data-theme={mode}
      data-step={step}
      data-busy={busy ? 'true' : undefined}
      data-progress={busy ? busy.percent : undefined}
      style={variables as CSSProperties}
    >
      <ImporterFrame {...props} />
    </div>
  );
}
