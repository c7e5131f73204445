import type { ReactNode } from 'react';
import type { Step } from '../../session/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';

/** Where one is, what was decided on the way, and the way back to it. */
export function Stepper(): ReactNode {
  const t = useTranslate();
  const { goTo } = useSessionActions();
  const current = useSession(({ step }) => (step === 'submit' ? 'review' : step));
  const steps = useSession((state) => state.steps);
  const passedOver = useSession((state) => state.passedOver);
  const done = useSession(({ step }) => step === 'complete' || step === 'submit');
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
