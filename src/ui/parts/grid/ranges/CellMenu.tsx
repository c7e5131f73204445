import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from '../../../hooks/words.js';
import { closeDialog, openDialog } from '../../open-dialog.js';

export interface CellMenuItem {
  readonly action: string;
  /** Key of its label. */
  readonly label: string;
  /** How many are meant, if the label names it. */
  readonly count?: number;
  /** Empty if there are none. */
  readonly keys: string;
  /** For an item that switches something on and off. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

/** Where the menu opens, in pixels of the window. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

interface CellMenuProps {
  readonly point: MenuPoint;
  readonly label: string;
  readonly items: readonly CellMenuItem[];
  /** Whether the items are large enough for fingers, whatever the pointer is. */
  readonly isRoomy?: boolean;
  onClose(): void;
}

/** Gap between the menu and the edge of the window, in pixels. */
const EDGE = 8;
const ITEMS = '[role^="menuitem"]:enabled';

/** A menu, for example of the selected cells. A modal dialog, so that nothing clips it and the focus returns to where it was. */
export function CellMenu({ point, label: name, items, isRoomy, onClose }: CellMenuProps): ReactNode {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      openDialog(element);
      const { width, height } = element.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const left = isRightToLeft ? point.x - width : point.x;
      element.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
      element.style.top = `${Math.max(EDGE, Math.min(point.y, window.innerHeight - height - EDGE))}px`;
      element.querySelector<HTMLElement>(ITEMS)?.focus();
    }
    return () => {
      if (element) closeDialog(element);
    };
  }, [point]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // The grid's keys do not apply here.
    event.stopPropagation();
    const all = [...(dialog.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    // Styles hide full screen where it would change nothing.
    const entries = all.filter((entry) => getComputedStyle(entry).display !== 'none');
    const at = entries.findIndex((entry) => entry === entry.ownerDocument.activeElement);
    const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
    if (target !== undefined) entries.at(target % entries.length)?.focus();
    else if (event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The menu takes its keys wherever the focus is.
    <dialog
      ref={dialog}
      className="rg-cell-menu"
      aria-label={name}
      data-roomy={isRoomy}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      onMouseDown={(event) => {
        event.stopPropagation();
        // The area around the menu.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div role="menu" aria-label={name}>
        {items.map(({ action, label, count, keys, checked, disabled, run }) => (
          <button
            key={action}
            type="button"
            role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={checked}
            tabIndex={-1}
            disabled={disabled}
            data-action={action}
            onClick={() => {
              onClose();
              run();
            }}
          >
            <span>{t(label, { count })}</span>
            {keys === '' ? null : <kbd aria-hidden="true">{keys}</kbd>}
          </button>
        ))}
      </div>
    </dialog>
  );
}
