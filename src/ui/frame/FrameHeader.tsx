import type { ReactNode } from 'react';
import { useImporterState } from '../../headless/index.js';
import type { ImporterWords, OwnedImporter } from '../../headless/index.js';
import type { AnyStep, ImporterState, Step } from '../../session/index.js';
import { useClassName } from '../hooks/look.js';
import { CloseMark } from '../parts/ToolButton.js';

interface FramePartProps {
  readonly importer: OwnedImporter;
  readonly words: ImporterWords;
}

/** Title, stepper, file name, and the cancel and close buttons. */
export function FrameHeader({
  importer,
  words,
  onClose,
}: FramePartProps & { readonly onClose?: () => void }): ReactNode {
  const { t } = words;
  const header = useClassName('header', 'rg-header');
  const button = useClassName('button', 'rg-button');
  const fileName = useImporterState(importer, ({ source }) => source?.fileName);
  const busy = useImporterState(importer, (state) => state.busy);
  const at = useImporterState(importer, placeOf);
  const { step } = at;
  const { cancel, goTo } = importer.actions;
  const shows = busy !== null && step !== 'review' && step !== 'upload' && step !== 'submit';
  return (
    <>
      <header className={header}>
        <h2>{t('title')}</h2>
        <Stepper {...at} {...{ words, goTo }} />
        <div className="rg-header-end">
          {fileName ? (
            <span className="rg-file" title={fileName} dir="auto">
              {fileName}
            </span>
          ) : null}
          {shows ? (
            <button type="button" className={button} data-kind="plain" onClick={cancel}>
              {t('cancel')}
            </button>
          ) : null}
          {onClose ? (
            <button
              type="button"
              className="rg-icon-button"
              data-action="close"
              aria-label={t('close')}
              onClick={onClose}
            >
              <CloseMark />
            </button>
          ) : null}
        </div>
      </header>
      <div className="rg-work" aria-hidden="true">
        {shows ? <span style={{ transform: `scaleX(${Math.max(3, busy.percent) / 100})` }} /> : null}
      </div>
    </>
  );
}

type Place = Pick<AnyStep, 'steps' | 'passedOver'> & { readonly step: Step };

const placeOf = ({ step, steps, passedOver }: ImporterState): Place => ({ step, steps, passedOver });

interface StepperProps extends Place {
  readonly words: ImporterWords;
  goTo(step: Step): void;
}

/** The steps: the current one, those detected automatically, and links back to completed ones. */
export function Stepper({ step: now, steps, passedOver, words: { t }, goTo }: StepperProps): ReactNode {
  const current = now === 'submit' ? 'review' : now;
  const done = now === 'complete' || now === 'submit';
  const stepper = useClassName('stepper', 'rg-stepper');
  const position = steps.indexOf(current);
  const name = (step: Step): string => t(`step.${step}`);
  return (
    <ol className={stepper} aria-label={t('stepOf', { step: position + 1, steps: steps.length, name: name(current) })}>
      {steps.map((step, index) => {
        const mark = <i aria-hidden="true">{index < position ? '✓' : index + 1}</i>;
        const label = (
          <>
            <span>{name(step)}</span>
            {passedOver.includes(step) ? <small> · {t('passedOver')}</small> : null}
          </>
        );
        const isBefore = index < position;
        return (
          <li key={step}>
            {isBefore && !done ? (
              <button type="button" className="rg-step" data-done onClick={() => goTo(step)}>
                {mark}
                {label}
              </button>
            ) : (
              <div
                className="rg-step"
                data-done={isBefore || undefined}
                aria-current={index === position ? 'step' : undefined}
              >
                {mark}
                {label}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Announces progress to screen readers, in 25% increments to limit the noise. */
export function Announcer({ importer, words: { t } }: FramePartProps): ReactNode {
  const busy = useImporterState(importer, (state) => state.busy);
  const { step, steps } = useImporterState(importer, placeOf);
  const status = useImporterState(importer, ({ backend }) => backend.status);
  const quarter = busy ? Math.floor(busy.percent / 25) * 25 : 0;
  return (
    <div role="status" className="rg-hidden">
      {status === 'loading'
        ? t('backend.loading')
        : busy
          ? t('progress', { what: t(`busy.${(status === 'ready' && busy.phase) || busy.what}`), percent: quarter })
          : t('stepOf', { step: steps.indexOf(step) + 1, steps: steps.length, name: t(`step.${step}`) })}
    </div>
  );
}
