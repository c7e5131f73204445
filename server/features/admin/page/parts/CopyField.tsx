import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../api/session-context.js';
import { Icon } from './Icon.js';

/** A text to copy. If the page may not write to the clipboard, the text is selected for the keyboard shortcut. */
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
      setSaid('Selected: press Ctrl or ⌘ and C to copy it.');
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          id={id}
          ref={field}
          className="rg-field code"
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="rg-button" data-kind="primary" onClick={() => void copy()}>
          Copy
        </button>
      </div>
      <p className="rg-hint" role="status">
        {said}
      </p>
    </div>
  );
}

interface CopyCodeProps {
  readonly text: string;
  /** What is copied, as in "the key of People". */
  readonly name: string;
}

/** A text with a button that copies it. */
export function CopyCode({ text, name }: CopyCodeProps): ReactNode {
  const { announce } = useSession();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied ${name}.`);
    } catch {
      announce('This page cannot copy here. Select the text and copy it yourself.');
    }
  };
  return (
    <span className="copy-code">
      <code>{text}</code>
      <button type="button" className="rg-icon-button" aria-label={`Copy ${name}`} onClick={() => void copy()}>
        <Icon name="copy" />
      </button>
    </span>
  );
}
