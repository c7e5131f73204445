import type { ReactNode } from 'react';
import type { Busy } from '../../session/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { FooterFrame } from '../parts/Footer.js';

/** Rows are on their way: to the host, or to a backend that then works on them. */
export function SubmitStep(): ReactNode {
  const t = useTranslate();
  const busy = useSession((state) => state.busy);
  const hasBackend = useSession(({ backend }) => backend.status === 'ready');
  const { cancel } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  const button = useClassName('button', 'rg-button');
  const percent = Math.round(busy?.percent ?? 0);
  const phase = busy?.phase ?? 'sending';
  return (
    <>
      <div className={content}>
        <div className="rg-centre">
          <h3 className="rg-big">{t('submit.title')}</h3>
          <p className="rg-hint">{t(hasBackend ? `submit.${phase}Text` : 'submit.text')}</p>
          {hasBackend ? <Phases phase={phase} percent={percent} /> : null}
          <div className="rg-meter" role="progressbar" aria-label={t(`busy.${phase}`)} aria-valuenow={percent}>
            <span style={{ width: `${Math.max(3, percent)}%` }} />
          </div>
        </div>
      </div>
      <FooterFrame>
        {/* Work that is stopped takes a moment to end. */}
        <button type="button" className={button} disabled={!busy} onClick={cancel}>
          {t(busy ? 'cancel' : 'submit.cancelling')}
        </button>
      </FooterFrame>
    </>
  );
}

const PHASES = ['sending', 'processing'] as const satisfies readonly NonNullable<Busy['phase']>[];

/** What is done, what is under way and what is still to come. */
function Phases({
  phase,
  percent,
}: {
  readonly phase: NonNullable<Busy['phase']>;
  readonly percent: number;
}): ReactNode {
  const t = useTranslate();
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
