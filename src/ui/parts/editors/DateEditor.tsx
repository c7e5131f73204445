import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../hooks/words.js';
import type { EditorProps } from './use-editor-end.js';
import { useEditorEnd } from './use-editor-end.js';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A text field with the browser's date picker, which writes `YYYY-MM-DD`; Alt and Down open it. */
export function DateEditor(props: EditorProps): ReactNode {
  const { column, label, text } = props;
  const t = useTranslate();
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const end = useEditorEnd(props);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const openCalendar = (): void => {
    // Not available in older browsers; typing still works.
    calendar.current?.showPicker?.();
  };
  return (
    <div className="rg-editor rg-editor-date" onBlur={(event) => end.onBlur(event, draft)}>
      <input
        ref={field}
        className="rg-cell-field"
        aria-label={label}
        placeholder={column.placeholder ?? t('review.datePlaceholder')}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          end.onKeyDown(event, draft);
          if (!event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          openCalendar();
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        className="rg-calendar"
        aria-label={t('review.openCalendar')}
        onClick={openCalendar}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.2v3M10.5 2.2v3" />
        </svg>
      </button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        className="rg-calendar-input"
        aria-hidden="true"
        value={ISO_DATE.test(draft) ? draft : ''}
        onChange={(event) => {
          if (event.target.value === '') return;
          setDraft(event.target.value);
          field.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
