import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';
import type { ScreenProps } from './screen.js';

interface FooterProps extends ScreenProps {
  readonly label: string;
  readonly action: 'continue' | 'submit' | 'close';
  readonly disabled?: boolean;
  /** Whether the content has the primary button. */
  readonly isSecondary?: boolean;
  /** Explains why the action is disabled or what it will do. */
  readonly note?: ReactNode;
  /** Rendered before the action. */
  readonly children?: ReactNode;
  onClick(): void;
}

/** The footer of a step, with the buttons to go back and to continue. */
export function Footer(props: FooterProps): ReactNode {
  const { state, actions, words, label, action, disabled = false, isSecondary, note, children, onClick } = props;
  const { step, steps } = state;
  const canGoBack = step !== 'submit' && step !== 'complete' && steps.indexOf(step) > 0;
  const button = useClassName('button', 'rg-button');
  return (
    <FooterFrame>
      {canGoBack ? (
        <button type="button" className={button} data-action="back" onClick={actions.back}>
          {words.t('back')}
        </button>
      ) : null}
      <div className="rg-footer-note">{note}</div>
      {children}
      <button
        type="button"
        className={button}
        data-kind={isSecondary ? undefined : 'primary'}
        data-action={action}
        disabled={disabled}
        onClick={onClick}
      >
        {label}
      </button>
    </FooterFrame>
  );
}

/** The frame of the footer. Every step renders it, so that the layout stays stable. */
export function FooterFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return <footer className={useClassName('footer', 'rg-footer')}>{children}</footer>;
}
