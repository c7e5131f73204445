import { useCombobox } from 'downshift';
import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '../hooks/words.js';
import { useClassName } from '../hooks/look.js';
import { useLongList } from '../hooks/use-long-list.js';
import { useMenuPlace } from '../hooks/use-menu-place.js';

export interface ComboboxOption {
  /** `null` stands for "none". */
  readonly value: string | null;
  readonly label: string;
  readonly group?: string;
  readonly hint?: string;
  /** Not one of the things to choose from, such as leaving a value unchanged. Comes before them. */
  readonly isSpecial?: boolean;
}

interface ComboboxProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly placeholder: string;
  onChange(value: string | null): void;
  /** Called when Enter is pressed while the list is closed. */
  onEnter?: (() => void) | undefined;
}

/** A select field with search. Shows the current choice, or the search text while typing. */
export function Combobox({ label, options, value, placeholder, onChange, onEnter }: ComboboxProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  const [search, setSearch] = useState<string | null>(null);
  const shown = useMemo(() => narrowed(options, search), [options, search]);
  const selected = options.find((option) => option.value === value) ?? null;
  const text = selected && selected.value !== null ? selected.label : '';
  const combobox = useCombobox<ComboboxOption>({
    id,
    items: [...shown],
    itemToString: (option) => option?.label ?? '',
    selectedItem: selected,
    inputValue: search ?? text,
    // Enter and Tab select the highlighted option; while typing, that is the best match.
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputChange
        ? { ...changes, highlightedIndex: bestMatch(options, changes.inputValue ?? '') }
        : changes,
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setSearch(null);
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox;
  const box = useRef<HTMLDivElement>(null);
  const menu = (): HTMLElement | null => box.current?.querySelector<HTMLElement>('[role="listbox"]') ?? null;
  const list = useLongList(menu, { count: shown.length, current: highlightedIndex, isOpen });
  useMenuPlace(box, { isOpen });
  const input = useClassName('input', 'rg-field');
  return (
    <div ref={box} className="rg-combobox" data-empty={text === '' || undefined}>
      <input
        {...getInputProps({
          onFocus: (event) => event.currentTarget.select(),
          // Updated here and not in an effect of the library: the controlled value would undo fast typing.
          onChange: (event) => setSearch(event.currentTarget.value),
          onKeyDown: (event) => {
            // Escape closes an open list. On a closed one, the library would clear the selection.
            if (event.key === 'Escape' && !isOpen) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            if (onEnter && event.key === 'Enter' && !isOpen && !event.nativeEvent.isComposing) {
              // It may move the focus, and must not press what is focused then.
              event.preventDefault();
              onEnter();
            }
          },
        })}
        className={input}
        dir="auto"
        aria-label={label}
        aria-labelledby={undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="button" className="rg-combobox-toggle" {...getToggleButtonProps()} aria-label={label}>
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <ul
        {...getMenuProps({}, { suppressRefError: true })}
        aria-label={label}
        aria-labelledby={undefined}
        className="rg-menu"
        hidden={!isOpen}
      >
        {list.before > 0 ? <li role="presentation" style={{ blockSize: list.before }} /> : null}
        {list.shown.map((index) => {
          const option = shown[index];
          if (!option) return null;
          return [
            option.group !== undefined && option.group !== shown[index - 1]?.group ? (
              <li key={`group-${option.group}`} className="rg-menu-group" role="presentation">
                {option.group}
              </li>
            ) : null,
            <li
              key={JSON.stringify(option.value)}
              {...getItemProps({ item: option, index, ref: list.measure })}
              data-index={index}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              className="rg-menu-item"
              data-highlighted={index === highlightedIndex || undefined}
              data-special={option.isSpecial || undefined}
            >
              <bdi>{option.label}</bdi>
              {option.hint ? <small>{option.hint}</small> : null}
            </li>,
          ];
        })}
        {list.after > 0 ? <li role="presentation" style={{ blockSize: list.after }} /> : null}
        {isOpen && shown.length === 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A listbox must not be empty, so the message is a disabled option.
          <li className="rg-menu-group" role="option" aria-disabled="true" aria-selected="false">
            {t('map.nothing')}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function narrowed(options: readonly ComboboxOption[], search: string | null): readonly ComboboxOption[] {
  const wanted = folded(search ?? '');
  return wanted === '' ? options : options.filter(({ label }) => folded(label).includes(wanted));
}

/**
 * Index in the narrowed options of the best match: an exact one, then a prefix, then any, and special ones last; -1 if
 * none matches.
 */
function bestMatch(options: readonly ComboboxOption[], search: string): number {
  const wanted = folded(search);
  if (wanted === '') return -1;
  const shown = narrowed(options, search);
  const tests = [
    (label: string) => label === wanted,
    (label: string) => label.startsWith(wanted),
    (label: string) => label.includes(wanted),
  ];
  const places = [false, true].flatMap((isSpecial) =>
    tests.map((test) => shown.findIndex((one) => (one.isSpecial ?? false) === isSpecial && test(folded(one.label)))),
  );
  return places.find((index) => index >= 0) ?? -1;
}

/** Normalizes text for comparison: case, and typographic apostrophes, which keyboards do not have. */
function folded(text: string): string {
  return text.trim().toLocaleLowerCase().replaceAll('’', "'");
}
