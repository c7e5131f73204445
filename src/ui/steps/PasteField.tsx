import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';
import { clippingOfEvent } from '../parts/clipboard.js';
import type { Clipping } from '../parts/clipboard.js';
import type { ScreenProps } from './screen.js';

interface PasteFieldProps extends Pick<ScreenProps, 'words'> {
  onPaste(clipping: Clipping): void;
}

/** A field to paste cells into, for browsers that do not let pages read the clipboard. */
export function PasteField({ words: { t }, onPaste }: PasteFieldProps): ReactNode {
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
        const clipping = clippingOfEvent(event.clipboardData);
        if (clipping.text.trim() === '') return;
        // A long text must not be laid out first.
        event.preventDefault();
        onPaste(clipping);
      }}
      // Nothing is typed here.
      onChange={() => undefined}
    />
  );
}
