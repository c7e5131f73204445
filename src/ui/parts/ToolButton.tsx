import type { ReactNode } from 'react';

interface ToolButtonProps {
  /** For tests: what it does. */
  readonly action: string;
  readonly label: string;
  /** With its keys. */
  readonly title: string;
  readonly disabled: boolean;
  /** Outline in a square of 16. */
  readonly path: string;
  onClick(): void;
}

/** A tool of the review that is a picture, with a name and the keys that do the same. */
export function ToolButton({ action, label, title, disabled, path, onClick }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="rg-icon-button"
      data-action={action}
      aria-label={label}
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
