import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { GridColumn } from '../grid/grid-column.js';

export interface EditorEnd {
  commit(value: string, after: AfterCommit): void;
  /** Enter and Tab save the value, Escape cancels; the editor handles all other keys. */
  onKeyDown(event: KeyboardEvent<HTMLElement>, value: string): void;
  /** Saves the value when the focus leaves the whole editor. */
  onBlur(event: FocusEvent<HTMLElement>, value: string): void;
}

/** Ends the editor only once: the blur after a key press must not save again. */
export function useEditorEnd({ onCommit, onCancel }: Pick<EditorProps, 'onCommit' | 'onCancel'>): EditorEnd {
  const ended = useRef(false);
  const once = (end: () => void): void => {
    if (ended.current) return;
    ended.current = true;
    end();
  };
  const commit = (value: string, after: AfterCommit): void => once(() => onCommit(value, after));
  return {
    commit,
    onKeyDown(event, value) {
      // The grid's key bindings do not apply while a cell is being edited.
      event.stopPropagation();
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      const end = endings(event, value, commit, () => once(onCancel));
      if (!end) return;
      event.preventDefault();
      end();
    },
    onBlur(event, value) {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      commit(value, 'none');
    },
  };
}

function endings(
  event: KeyboardEvent,
  value: string,
  commit: EditorEnd['commit'],
  cancel: () => void,
): (() => void) | null {
  if (event.key === 'Escape') return cancel;
  if (event.key === 'Tab') return () => commit(value, event.shiftKey ? 'previous' : 'next');
  if (event.key === 'Enter' && !event.shiftKey && !event.altKey) return () => commit(value, 'down');
  return null;
}

/** Where the focus goes after a cell was saved; `none` if it has already moved elsewhere. */
export type AfterCommit = 'stay' | 'down' | 'next' | 'previous' | 'none';

export interface EditorProps {
  readonly column: GridColumn;
  readonly label: string;
  /** The current text of the cell, or the first character typed over it. */
  readonly text: string;
  /** The direction in which a multi-line editor grows. */
  readonly placement: 'above' | 'below';
  onCommit(value: string, after: AfterCommit): void;
  onCancel(): void;
}
