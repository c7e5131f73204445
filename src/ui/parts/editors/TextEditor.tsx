import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { EditorKind } from '../grid/grid-column.js';
import type { EditorProps } from './editor-props.js';
import { useEditorEnd } from './use-editor-end.js';

const inputModes: Partial<Record<EditorKind, 'decimal' | 'email' | 'tel'>> = {
  number: 'decimal',
  email: 'email',
  phone: 'tel',
};

/** Free text, kept exactly as typed. A text area, because an input would drop the line breaks a cell may have. */
export function TextEditor(props: EditorProps): ReactNode {
  const { column, label, text, placement } = props;
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useEditorEnd(props);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const lines = draft.split('\n').length;
  return (
    <div className="rg-editor" data-placement={placement} onBlur={(event) => end.onBlur(event, draft)}>
      <textarea
        ref={field}
        className="rg-cell-field"
        rows={Math.min(lines, 6)}
        aria-label={label}
        dir="auto"
        placeholder={column.placeholder}
        inputMode={inputModes[column.kind]}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => end.onKeyDown(event, draft)}
      />
    </div>
  );
}
