import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A text to take away. Where a page may not write the clipboard it is selected, ready for the keys. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Selected: copy it with Ctrl or ⌘ and C.');
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="copy">
        <input id={id} ref={field} className="code" readOnly value={text} onFocus={(event) => event.target.select()} />
        <button type="button" className="button" data-kind="primary" onClick={() => void copy()}>
          Copy
        </button>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </div>
  );
}
