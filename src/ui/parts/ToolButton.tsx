import type { ReactNode } from 'react';

interface ToolButtonProps {
  /** Test hook: the name of the action. */
  readonly action: string;
  readonly label: string;
  /** Includes the keyboard shortcut. */
  readonly title: string;
  readonly disabled: boolean;
  /** For a button that switches something on and off. */
  readonly pressed?: boolean;
  /** SVG path in a 16 x 16 view box. */
  readonly path: string;
  onClick(): void;
}

/** An icon button of the review, with a label and its keyboard shortcut. */
export function ToolButton({ action, label, title, disabled, pressed, path, onClick }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="rg-icon-button"
      data-action={action}
      aria-label={label}
      aria-pressed={pressed}
      title={title}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

export function CloseMark(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="m4 4 8 8m0-8-8 8" />
    </svg>
  );
}
