import type { ReactNode } from 'react';
import { useSessionActions } from '../../hooks/session-context.js';
import { useTranslate } from '../../hooks/use-translate.js';
import type { CheckState } from './submit-wording.js';

/** Stopping the checks of a long file, and taking them up again. */
export function CheckNotice({ checks }: { readonly checks: CheckState }): ReactNode {
  const t = useTranslate();
  const { cancel, validate } = useSessionActions();
  if (checks === 'checked') return null;
  if (checks === 'checking') {
    return (
      <button type="button" className="rg-link" data-action="stop" onClick={cancel}>
        {t('review.stop')}
      </button>
    );
  }
  return (
    <div className="rg-notice" data-tone="check">
      <span>{t('review.stopped.text')}</span>
      <button type="button" className="rg-link" data-action="check" onClick={() => void validate()}>
        {t('review.stopped.action')}
      </button>
    </div>
  );
}
