import type { ReactNode } from 'react';
import { useTranslate } from '../../hooks/words.js';
import type { EditorKind } from '../grid/grid-column.js';
import { DateEditor } from './DateEditor.js';
import type { EditorProps } from './editor-props.js';
import { ListEditor } from './ListEditor.js';
import { TextEditor } from './TextEditor.js';

interface CellEditorProps extends EditorProps {
  /** Editing began by typing over the cell. */
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
} as const satisfies Record<EditorKind, Editor>;

/** The editor of a column's kind, laid over its cell. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const Chosen: Editor = editors[props.column.kind];
  return <Chosen {...props} />;
}

function SelectEditor(props: CellEditorProps): ReactNode {
  return <ListEditor {...props} choices={props.column.options.map((value) => ({ value, label: value }))} />;
}

function BooleanEditor(props: CellEditorProps): ReactNode {
  const t = useTranslate();
  // The words every interface language reads.
  const choices = [
    { value: 'yes', label: t('review.yes') },
    { value: 'no', label: t('review.no') },
  ];
  return <ListEditor {...props} choices={choices} />;
}
