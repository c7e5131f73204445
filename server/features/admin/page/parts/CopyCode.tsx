import type { ReactNode } from 'react';
import { useSession } from '../api/session-context.js';
import { Icon } from './Icon.js';

interface CopyCodeProps {
  readonly text: string;
  /** What is copied, as in "the key of People". */
  readonly name: string;
}

/** A text to read, and to take away by one button. */
export function CopyCode({ text, name }: CopyCodeProps): ReactNode {
  const { announce } = useSession();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied ${name}.`);
    } catch {
      announce('This page may not copy here: select the text and copy it by hand.');
    }
  };
  return (
    <span className="copy-code">
      <code>{text}</code>
      <button type="button" className="icon-button" aria-label={`Copy ${name}`} onClick={() => void copy()}>
        <Icon name="copy" />
      </button>
    </span>
  );
}
