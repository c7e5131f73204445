import type { ReactNode } from 'react';
import type { BackendJob } from '../../adapters/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import type { StepProps } from '../ImporterFrame.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';

/** What was imported, and what was not. */
export function CompleteStep(props: StepProps): ReactNode {
  const { onLeave } = props;
  const t = useTranslate();
  const summary = useSession((state) => state.summary);
  const job = useSession((state) => state.job);
  const isUntold = useSession((state) => state.untold !== null);
  const { reset, submit } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  const button = useClassName('button', 'rg-button');
  const { deliveredRows: delivered = 0, invalidRows: invalid = 0, skippedRows = 0, rejectedRows = 0 } = summary ?? {};
  const left = skippedRows + rejectedRows;
  const note =
    left > 0
      ? t('complete.left', { count: left })
      : invalid > 0
        ? t('complete.included', { count: invalid })
        : t('complete.all');
  return (
    <>
      <div className={content}>
        {/* The rows are where they belong, and whoever wanted to know of it could not be told. */}
        <Notice />
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
          {job?.counts ? <Counts counts={job.counts} /> : null}
          {isUntold ? (
            <button type="button" className={button} onClick={() => void submit()}>
              {t('retry')}
            </button>
          ) : null}
          {onLeave ? (
            <button type="button" className={button} onClick={reset}>
              {t('complete.again')}
            </button>
          ) : null}
        </div>
      </div>
      {onLeave ? (
        <Footer label={t('complete.done')} action="close" onClick={onLeave} />
      ) : (
        <Footer label={t('complete.again')} action="continue" onClick={reset} />
      )}
    </>
  );
}

/** What was left out is told by the note. */
const COUNTS = ['created', 'updated', 'unchanged'] as const;

/** What became of the rows where they went. */
function Counts({ counts }: { readonly counts: NonNullable<BackendJob['counts']> }): ReactNode {
  const t = useTranslate();
  const told = COUNTS.filter((name) => counts[name] > 0);
  return <p className="rg-hint">{told.map((name) => t(`complete.${name}`, { count: counts[name] })).join(' · ')}</p>;
}
