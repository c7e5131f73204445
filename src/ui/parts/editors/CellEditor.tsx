import type { KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useI18n, useTranslate } from '../../hooks/words.js';
import type { ColumnKind } from '../column-kind.js';
import { DateEditor } from './DateEditor.js';
import type { EditorProps } from './use-editor-end.js';
import { ListEditor } from './ListEditor.js';
import type { Choice } from './ListEditor.js';
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

/** Codes with a name that are not countries: groups, islands without a code of ISO 3166, and reserved ones. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries by name in the importer's language; the code is written. */
function CountryEditor(props: CellEditorProps): ReactNode {
  const { language } = useI18n();
  const choices = useMemo(() => countries(language), [language]);
  return <ListEditor {...props} choices={choices} />;
}

function countries(language: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code): Choice[] => {
      const name = isCountry(code) ? names.of(code) : undefined;
      return name === undefined ? [] : [{ value: code, label: `${name} (${code})` }];
    })
    .sort((left, right) => compare(left.label, right.label));
}

/** Former countries have the code of another one now. */
function isCountry(code: string): boolean {
  return !NOT_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code;
}

const inputModes: Partial<Record<ColumnKind, 'decimal' | 'email' | 'tel' | 'url'>> = {
  number: 'decimal',
  email: 'email',
  phone: 'tel',
  currency: 'decimal',
  percent: 'decimal',
  url: 'url',
};

/** An editor grows to at most this many lines, as in grid.css; `rows` is for browsers without `field-sizing`. */
const MAX_LINES = 6;

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
        rows={Math.min(lines, MAX_LINES)}
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
