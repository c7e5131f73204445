import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../hooks/words.js';
import { Dialog } from '../../parts/Dialog.js';
import { CloseMark } from '../../parts/ToolButton.js';

interface ToolDialogProps {
  readonly className: string;
  readonly title: string;
  /** For content that takes no input: the close button has the focus first. */
  readonly focusesClose?: boolean;
  readonly children: ReactNode;
  /** The close button, or Escape. */
  onClose(): void;
}

/** A dialog of the review, with its title and a close button. */
export function ToolDialog({ className, title, focusesClose, children, onClose }: ToolDialogProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog className={`rg-confirm ${className}`} labelledBy={id} onDismiss={onClose}>
      <div className="rg-transform-head">
        <h3 id={id} className="rg-title">
          {title}
        </h3>
        <button
          type="button"
          className="rg-icon-button"
          aria-label={t('close')}
          data-first-focus={focusesClose}
          onClick={onClose}
        >
          <CloseMark />
        </button>
      </div>
      {children}
    </Dialog>
  );
}
