import type { ReactNode } from 'react';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { useClassName } from '../hooks/class-names.js';

interface FooterProps {
  readonly label: string;
  readonly action: 'continue' | 'submit' | 'close';
  readonly disabled?: boolean;
  /** Why the action is disabled, or what it will do. */
  readonly note?: ReactNode;
  onClick(): void;
}

/** The way back and the way on, in the same place in every step. */
export function Footer({ label, action, disabled = false, note, onClick }: FooterProps): ReactNode {
  const t = useTranslate();
  const { back } = useSessionActions();
  const canGoBack = useSession(
    ({ step, steps }) => step !== 'submit' && step !== 'complete' && steps.indexOf(step) > 0,
  );
  const button = useClassName('button', 'rg-button');
  return (
    <FooterFrame>
      {canGoBack ? (
        <button type="button" className={button} data-action="back" onClick={back}>
          {t('back')}
        </button>
      ) : null}
      <div className="rg-footer-note">{note}</div>
      <button
        type="button"
        className={button}
        data-kind="primary"
        data-action={action}
        disabled={disabled}
        onClick={onClick}
      >
        {label}
      </button>
    </FooterFrame>
  );
}

/** The place of the ways on: there in every step, so that nothing jumps. */
export function FooterFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return <footer className={useClassName('footer', 'rg-footer')}>{children}</footer>;
}
