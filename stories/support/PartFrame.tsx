import type { i18n as I18n } from 'i18next';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createImporter, importerWords, useImporterState, useImporterWords } from '../../src/headless/index.js';
import { english } from '../../src/i18n/english.js';
import { createTranslator } from '../../src/i18n/index.js';
import { createSession } from '../../src/session/index.js';
import type { SessionState } from '../../src/session/index.js';
import { injectStyles } from '../../src/theme/index.js';
import { injectLaterStyles } from '../../src/theme/later-styles.js';
import type { ScreenProps } from '../../src/ui/steps/screen.js';
import { PEOPLE } from './people.js';

interface PartFrameProps {
  /** State of the import. */
  readonly state?: Partial<SessionState>;
  readonly style?: CSSProperties;
  /** Receives the props of a screen if it is a function. */
  readonly children: ReactNode | ((screen: ScreenProps) => ReactNode);
}

/** Wraps a single part: with the styles and, if needed, an import. */
export function PartFrame({ state, style, children }: PartFrameProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [importer] = useState(() => {
    const session = createSession({ columns: PEOPLE });
    session.store.setState(state ?? {});
    return createImporter(session, importerWords(createTranslator({ english }), { isReady: true }));
  });
  const [actions] = useState(() => ({ ...importer.actions, followRows: importer.session.followRows }));
  const screen = { state: useImporterState(importer), actions, words: useImporterWords(importer) };
  useLayoutEffect(() => {
    if (!root.current) return;
    injectStyles(root.current);
    injectLaterStyles(root.current);
  }, []);
  return (
    <div ref={root} className="importcsv" data-theme="light" style={{ padding: 24, maxWidth: 720, ...style }}>
      <I18nextProvider i18n={screen.words.i18n as I18n}>
        {typeof children === 'function' ? children(screen) : children}
      </I18nextProvider>
    </div>
  );
}
