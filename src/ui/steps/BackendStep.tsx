import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';
import { Footer } from './Footer.js';
import type { ScreenProps } from './screen.js';
import { StepHead } from './StepHead.js';

/** Shown while the importer's configuration is loading from the backend, and if that fails. */
export function BackendStep(props: ScreenProps): ReactNode {
  const { state, actions, words } = props;
  const { backend } = state;
  const content = useClassName('content', 'rg-content');
  return (
    <>
      <div className={content}>
        {backend.status === 'failed' ? (
          <Failure {...backend.error} words={words} onRetry={actions.loadImporter} />
        ) : (
          <Skeleton words={words} />
        )}
      </div>
      <Footer {...props} label={words.t('next')} action="continue" disabled onClick={() => undefined} />
    </>
  );
}

/** A skeleton of the upload step, so that the layout stays stable. */
function Skeleton({ words: { t } }: Pick<ScreenProps, 'words'>): ReactNode {
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

/** Error codes with texts of their own; all others are shown as unreachable. */
const KNOWN_CODES = ['backend-unknown-importer', 'backend-not-allowed', 'backend-busy', 'backend-rejected'];

interface FailureProps extends Pick<ScreenProps, 'words'> {
  readonly code: string;
  readonly message?: string;
  onRetry(): void;
}

function Failure({ code, message, words: { t }, onRetry }: FailureProps): ReactNode {
  const button = useClassName('button', 'rg-button');
  const known = KNOWN_CODES.includes(code) ? code : 'backend-unreachable';
  return (
    <div className="rg-center" role="alert" data-error={code}>
      <div className="rg-done" data-tone="error">
        <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M11 5.5v7m0 3.2v.3" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </div>
      <h3 className="rg-big">{t(`backend.title.${known}`)}</h3>
      <p className="rg-hint">{message || t(`backend.text.${known}`)}</p>
      {code === 'backend-unknown-importer' ? null : (
        <button type="button" className={button} data-kind="primary" data-action="retry" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
