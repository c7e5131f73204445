import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';
import type { ScreenProps } from './screen.js';

interface PasteFieldProps extends Pick<ScreenProps, 'words'> {
  onText(text: string): void;
}

/** A field to paste cells into, for browsers that do not let pages read the clipboard. */
export function PasteField({ words: { t }, onText }: PasteFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const input = useClassName('input', 'rg-field');
  return (
    <textarea
      ref={field}
      className={input}
      rows={3}
      data-paste
      aria-label={t('upload.pasteField')}
      placeholder={t('upload.pasteField')}
      value=""
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (text.trim() === '') return;
        // A long text must not be laid out first.
        event.preventDefault();
        onText(text);
      }}
      // Nothing is typed here.
      onChange={() => undefined}
    />
  );
}
