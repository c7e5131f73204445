import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';

/** Rows are on their way to the host. */
export function SubmitStep(): ReactNode {
  const t = useTranslate();
  const busy = useSession((state) => state.busy);
  const { cancel } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  const percent = busy?.percent ?? 0;
  return (
    <div className={content}>
      <div className="rg-centre">
        <h3 className="rg-big">{t('submit.title')}</h3>
        <p className="rg-hint">{t('submit.text')}</p>
        <div className="rg-meter" role="progressbar" aria-label={t('busy.submitting')} aria-valuenow={percent}>
          <span style={{ width: `${Math.max(3, percent)}%` }} />
        </div>
        <button type="button" className="rg-button" data-kind="plain" onClick={cancel}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}
