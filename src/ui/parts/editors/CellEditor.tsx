import type { KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../../hooks/words.js';
import type { ColumnKind } from '../column-kind.js';
import { CountryEditor } from './CountryEditor.js';
import { DateEditor } from './DateEditor.js';
import type { EditorProps } from './use-editor-end.js';
import { ListEditor } from './ListEditor.js';
import { useEditorEnd } from './use-editor-end.js';

interface CellEditorProps extends EditorProps {
  /** Whether editing began by typing over the cell. */
  readonly typedOver: boolean;
}

type Editor = (props: CellEditorProps) => ReactNode;

const editors = {
  text: TextEditor,
  number: TextEditor,
  email: TextEditor,
  phone: TextEditor,
  date: DateEditor,
  select: SelectEditor,
  boolean: BooleanEditor,
  datetime: TextEditor,
  time: TextEditor,
  currency: TextEditor,
  percent: TextEditor,
  url: TextEditor,
  uuid: TextEditor,
  iban: TextEditor,
  country: CountryEditor,
} as const satisfies Record<ColumnKind, Editor>;

/** The editor for a column's kind, shown over its cell. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const Chosen: Editor = editors[props.column.kind];
  return <Chosen {...props} />;
}

function SelectEditor(props: CellEditorProps): ReactNode {
  return <ListEditor {...props} choices={props.column.options.map((value) => ({ value, label: value }))} />;
}

function BooleanEditor(props: CellEditorProps): ReactNode {
  const t = useTranslate();
  // Values that are understood in every interface language.
  const choices = [
    { value: 'yes', label: t('review.yes') },
    { value: 'no', label: t('review.no') },
  ];
  return <ListEditor {...props} choices={choices} />;
}

const inputModes: Partial<Record<ColumnKind, 'decimal' | 'email' | 'tel' | 'url'>> = {
  number: 'decimal',
  email: 'email',
  phone: 'tel',
  currency: 'decimal',
  percent: 'decimal',
  url: 'url',
};

/** Free text, kept exactly as typed. A text area, because an input would drop line breaks in the cell. */
function TextEditor(props: EditorProps): ReactNode {
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
  /** Alt and Enter insert a line break, as in Excel; browsers do so with Shift only. */
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    end.onKeyDown(event, draft);
    if (event.key !== 'Enter' || !event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    const { currentTarget: element } = event;
    element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
    setDraft(element.value);
  };
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
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
