import type { ReactNode } from 'react';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';

/** What went wrong, said aloud and kept in sight until dismissed. */
export function Notice(): ReactNode {
  const t = useTranslate();
  const error = useSession((state) => state.error);
  const { dismissError } = useSessionActions();
  return (
    <div role="alert">
      {error ? (
        <div className="rg-notice" data-error={error.code}>
          <span>{error.message || t(`errors.${error.code}`, error.params)}</span>
          <button type="button" className="rg-icon-button" aria-label={t('dismiss')} onClick={dismissError}>
            ×
          </button>
        </div>
      ) : null}
    </div>
  );
}
