import type { ReactNode } from 'react';
import type { BackendJob } from '../../adapters/index.js';
import type { ImporterWords } from '../../headless/index.js';
import { useClassName } from '../hooks/look.js';
import { DIGITS, DigitsSentence } from '../parts/Digits.js';
import type { CompleteState } from '../../session/index.js';
import { Footer } from './Footer.js';
import { Notice } from './Notice.js';
import { Outcomes } from './outcome/Outcomes.js';
import { LeftOutDownload, LeftOutDrop } from './review/left-out/LeftOutFiles.js';
import type { ScreenProps } from './screen.js';

/** The result: what was imported and what was not. */
export function CompleteStep(props: ScreenProps<CompleteState>): ReactNode {
  const { state, actions, words } = props;
  const { summary, job, needsOnCompleteRetry, fixableRows } = state;
  const { reset, submit, close } = actions;
  const { t } = words;
  const content = useClassName('content', 'rg-content');
  const button = useClassName('button', 'rg-button');
  const { deliveredRows: delivered, invalidRows: invalid, deletedRows: deleted } = summary;
  const left = summary.skippedRows + summary.rejectedRows;
  const isSecondary = fixableRows > 0;
  const notes = [
    ...(left > 0 ? [t('complete.left', { count: left })] : []),
    ...(left === 0 && invalid > 0 ? [t('complete.included', { count: invalid })] : []),
    ...(deleted > 0 ? [t('review.said.deleted', { count: deleted })] : []),
  ];
  return (
    <>
      <div className={content}>
        {/* The rows are imported, but `onComplete` failed. */}
        <Notice {...props} />
        <div className="rg-center">
          <div className="rg-done">
            <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="m5 11.5 4 4 8-9" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </div>
          <h3 className="rg-big">
            <DigitsSentence
              text={t('complete.title', { count: delivered, n: DIGITS })}
              value={delivered}
              name="delivered"
            />
          </h3>
          {(notes.length > 0 ? notes : [t('complete.all')]).map((note) => (
            <p key={note} className="rg-hint">
              {note}
            </p>
          ))}
          {job?.counts && !job.counted_rows ? <Counts counts={job.counts} t={t} /> : null}
          {fixableRows > 0 ? (
            <div className="rg-left-out-end">
              <button
                type="button"
                className={button}
                data-kind="primary"
                data-action="fix"
                onClick={() => void actions.fixLeftOut()}
              >
                {t('complete.fix')}
              </button>
              <LeftOutDownload {...props} />
              <LeftOutDrop words={words} onFile={async (file) => void (await actions.mergeLeftOut(file))} />
            </div>
          ) : null}
          <Outcomes {...props} />
          {needsOnCompleteRetry ? (
            <button type="button" className={button} data-action="retry" onClick={() => void submit()}>
              {t('retry')}
            </button>
          ) : null}
          {close ? (
            <button type="button" className={button} data-action="again" onClick={reset}>
              {t('complete.again')}
            </button>
          ) : null}
        </div>
      </div>
      {close ? (
        <Footer {...props} {...{ isSecondary }} label={t('complete.done')} action="close" onClick={close} />
      ) : (
        <Footer {...props} {...{ isSecondary }} label={t('complete.again')} action="continue" onClick={reset} />
      )}
    </>
  );
}

/** The note above shows the rows that were not imported. */
const COUNTS = ['created', 'updated', 'unchanged'] as const;

interface CountsProps extends Pick<ImporterWords, 't'> {
  readonly counts: NonNullable<BackendJob['counts']>;
}

/** How the imported rows changed the destination. */
function Counts({ counts, t }: CountsProps): ReactNode {
  const shown = COUNTS.filter((name) => counts[name] > 0);
  return <p className="rg-hint">{shown.map((name) => t(`complete.${name}`, { count: counts[name] })).join(' · ')}</p>;
}
