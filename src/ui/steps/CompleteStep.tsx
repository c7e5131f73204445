import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import type { StepProps } from '../ImporterFrame.js';
import { Footer } from '../parts/Footer.js';

/** What was imported, and what was not. */
export function CompleteStep({ invalidRowHandling = 'block', onClose }: StepProps): ReactNode {
  const t = useTranslate();
  const summary = useSession((state) => state.summary);
  const { reset } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  const button = useClassName('button', 'rg-button');
  const delivered = summary?.deliveredRows ?? 0;
  const invalid = summary?.invalidRows ?? 0;
  const note =
    invalid === 0
      ? t('complete.all')
      : t(invalidRowHandling === 'include' ? 'complete.included' : 'complete.left', { count: invalid });
  return (
    <>
      <div className={content}>
        <div className="rg-centre">
          <div className="rg-done">
            <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="m5 11.5 4 4 8-9" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </div>
          <h3 className="rg-big" data-count="delivered">
            {t('complete.title', { count: delivered })}
          </h3>
          <p className="rg-hint">{note}</p>
          {onClose ? (
            <button type="button" className={button} onClick={reset}>
              {t('complete.again')}
            </button>
          ) : null}
        </div>
      </div>
      {onClose ? (
        <Footer label={t('complete.done')} action="close" onClick={onClose} />
      ) : (
        <Footer label={t('complete.again')} action="continue" onClick={reset} />
      )}
    </>
  );
}
