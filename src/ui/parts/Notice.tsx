import type { ReactNode } from 'react';
import { errorText } from '../../headless/index.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslator } from '../hooks/use-translate.js';
import { CloseMark } from './CloseMark.js';

/** What went wrong, said aloud and kept in sight until dismissed. */
export function Notice(): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const error = useSession((state) => state.error);
  const { dismissError } = useSessionActions();
  return (
    <div role="alert">
      {error ? (
        <div className="rg-notice" data-error={error.code}>
          <span>{errorText(translator, error)}</span>
          <button type="button" className="rg-icon-button" aria-label={t('dismiss')} onClick={dismissError}>
            <CloseMark />
          </button>
        </div>
      ) : null}
    </div>
  );
}
