import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { Footer } from '../parts/Footer.js';
import { StepHead } from '../parts/StepHead.js';

/** Before the backend has said what is wanted, and when it has not. */
export function BackendStep(): ReactNode {
  const t = useTranslate();
  const backend = useSession((state) => state.backend);
  const content = useClassName('content', 'rg-content');
  return (
    <>
      <div className={content}>
        {backend.status === 'failed' ? (
          <Failure code={backend.error.code} message={backend.error.message} />
        ) : (
          <Skeleton />
        )}
      </div>
      <Footer label={t('next')} action="continue" disabled onClick={() => undefined} />
    </>
  );
}

/** The upload step in outline, so that nothing jumps when it comes. */
function Skeleton(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <StepHead title={t('upload.title')} hint={t('backend.loading')} />
      <div className="rg-upload" data-loading aria-hidden="true">
        <div className="rg-dropzone" />
        <div className="rg-expected">
          {[60, 90, 75, 80, 55].map((width) => (
            <i key={width} className="rg-blank" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Codes with words of their own; anything else is told like an answer that makes no sense. */
const TOLD = ['backend-unknown-importer', 'backend-not-allowed', 'backend-busy', 'backend-rejected'];

function Failure({ code, message }: { readonly code: string; readonly message?: string }): ReactNode {
  const t = useTranslate();
  const { loadImporter } = useSessionActions();
  const button = useClassName('button', 'rg-button');
  const told = TOLD.includes(code) ? code : 'backend-unreachable';
  return (
    <div className="rg-centre" role="alert" data-error={code}>
      <div className="rg-done" data-tone="error">
        <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M11 5.5v7m0 3.2v.3" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </div>
      <h3 className="rg-big">{t(`backend.title.${told}`)}</h3>
      <p className="rg-hint">{message || t(`backend.text.${told}`)}</p>
      <button type="button" className={button} data-kind="primary" data-action="retry" onClick={loadImporter}>
        {t('retry')}
      </button>
    </div>
  );
}
