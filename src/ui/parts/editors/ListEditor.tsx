/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- The combobox pattern: a list whose items are options. */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLongList } from '../../hooks/use-long-list.js';
import { useMenuPlace } from '../../hooks/use-menu-place.js';
import { useTranslate } from '../../hooks/words.js';
import type { EditorProps } from './use-editor-end.js';
import { useEditorEnd } from './use-editor-end.js';

/**
 * A searchable list of choices. The value from the file stays in the field until a choice is made;
 * text that is not a choice can be kept, and stays an error.
 */
export function ListEditor(
  props: EditorProps & { readonly choices: readonly Choice[]; readonly typedOver: boolean },
): ReactNode {
  const { choices, label, text, typedOver } = props;
  const t = useTranslate();
  const [draft, setDraft] = useState(text);
  const [searching, setSearching] = useState(typedOver);
  const shown = narrowChoices(choices, searching ? draft : '');
  const [marked, setMarked] = useState(() => (typedOver ? 0 : shown.findIndex(({ value }) => value === text)));
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const end = useEditorEnd(props);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (typedOver) field.current?.setSelectionRange(text.length, text.length);
    else field.current?.select();
  }, [text, typedOver]);
  // In the top layer, so that neither the grid nor the page clips the list. On every render: a popover closes
  // when its element is moved within the document.
  useLayoutEffect(() => {
    const view = list.current;
    if (!view || !('showPopover' in view)) return;
    view.popover = 'manual';
    if (!view.matches(':popover-open')) view.showPopover();
  });
  useMenuPlace(box, { isOpen: true, grows: true });
  useLayoutEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    if (!(option instanceof HTMLElement) || !list.current) return;
    // Not with `scrollIntoView`, which would scroll the grid, too.
    const { offsetTop, offsetHeight } = option;
    const view = list.current;
    if (offsetTop < view.scrollTop) view.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > view.scrollTop + view.clientHeight) {
      view.scrollTop = offsetTop + offsetHeight - view.clientHeight;
    }
  }, [marked]);
  const {
    shown: rendered,
    before,
    after,
    measure,
  } = useLongList(() => list.current, { count: shown.length, current: marked, isOpen: true });
  const value = shown[marked]?.value ?? draft;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step !== undefined && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      if (shown.length > 0) setMarked((marked + step + shown.length + (marked < 0 && step < 0 ? 1 : 0)) % shown.length);
      return;
    }
    end.onKeyDown(event, value);
  };
  return (
    <div ref={box} className="rg-editor" onBlur={(event) => end.onBlur(event, value)}>
      <input
        ref={field}
        role="combobox"
        className="rg-cell-field"
        aria-label={label}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={shown[marked] ? `${id}-${marked}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setSearching(true);
          setMarked(event.target.value.trim() === '' ? -1 : 0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} role="listbox" id={id} className="rg-list" aria-label={label}>
        {before > 0 ? <li role="presentation" style={{ blockSize: before }} /> : null}
        {rendered.map((index) => {
          const choice = shown[index];
          if (!choice) return null;
          return (
            <li
              key={choice.value}
              ref={measure}
              data-index={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              className="rg-option"
              dir="auto"
              onMouseDown={(event) => {
                event.preventDefault();
                event.stopPropagation();
                end.commit(choice.value, 'stay');
              }}
            >
              {choice.label}
            </li>
          );
        })}
        {after > 0 ? <li role="presentation" style={{ blockSize: after }} /> : null}
        {shown.length === 0 ? (
          // A listbox must not be empty, so the message is a disabled option.
          <li role="option" aria-disabled="true" aria-selected="false" className="rg-option rg-option-none">
            {t('review.noChoice', { text: draft })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices that contain the typed text, those that start with it first. Ignores case. */
export function narrowChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return choices;
  const beginning: Choice[] = [];
  const within: Choice[] = [];
  for (const choice of choices) {
    const place = fold(choice.label).indexOf(wanted);
    if (place === 0) beginning.push(choice);
    else if (place > 0) within.push(choice);
  }
  return [...beginning, ...within];
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
