import type { ReactNode } from 'react';
import type { SessionError } from '../../session/index.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslator } from '../hooks/use-translate.js';
import { CloseMark } from './CloseMark.js';

/** What went wrong, said aloud and kept in sight until dismissed. */
export function Notice(): ReactNode {
  const { t, fileSize } = useTranslator();
  const error = useSession((state) => state.error);
  const { dismissError } = useSessionActions();
  const worded = (params: SessionError['params']): SessionError['params'] =>
    error?.code === 'file-too-large' && typeof params['limit'] === 'number'
      ? { ...params, limit: fileSize(params['limit']) }
      : params;
  return (
    <div role="alert">
      {error ? (
        <div className="rg-notice" data-error={error.code}>
          <span>{error.message || t(`errors.${error.code}`, worded(error.params))}</span>
          <button type="button" className="rg-icon-button" aria-label={t('dismiss')} onClick={dismissError}>
            <CloseMark />
          </button>
        </div>
      ) : null}
    </div>
  );
}
