import { useId } from 'react';
import type { ReactNode } from 'react';

interface CheckProps {
  readonly label: string;
  /** What ticking it means. */
  readonly hint: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** One thing that is so or not. */
export function Check({ label, hint, checked, onChange }: CheckProps): ReactNode {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      </div>
    </div>
  );
}
