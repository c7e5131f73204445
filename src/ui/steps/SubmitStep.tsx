import type { ReactNode } from 'react';
import type { ImporterWords } from '../../headless/index.js';
import type { SubmitState } from '../../session/index.js';
import { useClassName } from '../hooks/look.js';
import { FooterFrame } from './Footer.js';
import { durationText, useSecondsLeft } from './outcome/time-left.js';
import type { ScreenProps } from './screen.js';

/** Shown while rows are sent to the host, or to a backend that then processes them. */
export function SubmitStep({ state, actions, words }: ScreenProps<SubmitState>): ReactNode {
  const { busy, backend, phase, total } = state;
  const { t, language } = words;
  const hasBackend = backend.status === 'ready';
  const content = useClassName('content', 'rg-content');
  const button = useClassName('button', 'rg-button');
  const percent = Math.round(busy?.percent ?? 0);
  const seconds = useSecondsLeft(percent, phase);
  return (
    <>
      <div className={content}>
        <div className="rg-center">
          <h3 className="rg-big">{t('submit.title')}</h3>
          <p className="rg-hint">{t(hasBackend ? `submit.${phase}Text` : 'submit.text')}</p>
          {hasBackend ? <Phases {...{ phase, percent, t }} /> : null}
          <div
            className="rg-meter"
            role="progressbar"
            aria-label={t(`busy.${hasBackend ? phase : 'submitting'}`)}
            aria-valuenow={percent}
          >
            <span style={{ transform: `scaleX(${Math.max(3, percent) / 100})` }} />
          </div>
          <p className="rg-hint" data-progress-text>
            {[
              ...(busy?.rows === undefined ? [] : [t('submit.rows', { done: busy.rows, total })]),
              ...(seconds === null || !busy ? [] : [t('submit.left', { time: durationText(seconds, language) })]),
            ].join(' · ')}
          </p>
        </div>
      </div>
      <FooterFrame>
        {/* Canceled work takes a moment to end. */}
        <button type="button" className={button} data-action="cancel" disabled={!busy} onClick={actions.cancel}>
          {t(busy ? 'cancel' : 'submit.cancelling')}
        </button>
      </FooterFrame>
    </>
  );
}

const PHASES = ['sending', 'processing'] as const satisfies readonly SubmitState['phase'][];

interface PhasesProps extends Pick<SubmitState, 'phase'>, Pick<ImporterWords, 't'> {
  readonly percent: number;
}

/** The phases: completed, current and upcoming. */
function Phases({ phase, percent, t }: PhasesProps): ReactNode {
  const current = PHASES.indexOf(phase);
  return (
    <ol className="rg-phases">
      {PHASES.map((name, index) => (
        <li key={name} data-state={index < current ? 'done' : index === current ? 'current' : 'next'}>
          <span>{t(`busy.${name}`)}</span>
          <b>{index < current ? '✓' : index === current ? t('percent', { percent }) : ''}</b>
        </li>
      ))}
    </ol>
  );
}
