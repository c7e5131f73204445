import type { KeyboardEvent } from 'react';
import type { RowSide } from '../../../engine/index.js';
import { placeAfterKey, ROW_HEADER } from './navigation.js';
import type { Arrangement, CellPlace, GridSize } from './navigation.js';

export interface GridKeyActions {
  readonly active: CellPlace;
  readonly size: GridSize;
  readonly arrangement: Arrangement;
  /** The corner of the selection that Shift moves. */
  readonly head: CellPlace;
  move(place: CellPlace): void;
  /** Selects from the active cell to this one. */
  extend(place: CellPlace): void;
  selectAll(): void;
  /** Whether more than the active cell is selected. */
  readonly isPlural: boolean;
  /** Moves to the next cell of the selection, along its rows or its columns. */
  step(by: 'row' | 'column', backwards: boolean): void;
  /** Moves to the next cell, or the previous. Returns `false` if Tab leaves the grid instead. */
  tab(backwards: boolean): boolean;
  fillDown(): void;
  fillRight(): void;
  insert(side: RowSide['side']): void;
  deleteRows(): void;
  openMenu(): void;
  /** Restores the selected rows; only present if they are deleted. */
  readonly restore: (() => void) | undefined;
  /** Edits the active cell, starting with `typed` or the cell's text. */
  edit(typed?: string): void;
  clear(): void;
  toggleRow(): void;
  findIssue(direction: 'next' | 'previous'): void;
  /** Returns `false` if only the active cell was selected. */
  clearSelection(): boolean;
}

/** Handles keys while no cell is being edited. Other keys are left to the browser and the host. */
export function pressGridKey(actions: GridKeyActions, event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing || !runKey(actions, event)) return;
  event.preventDefault();
  // The dialog around the grid handles Escape too.
  event.stopPropagation();
}

/** Returns whether the key was handled. */
function runKey(actions: GridKeyActions, event: KeyboardEvent<HTMLElement>): boolean {
  const { key, shiftKey, altKey } = event;
  if (altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  const shortcut = command ? own(shortcuts, `${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`) : undefined;
  if (shortcut) {
    shortcut(actions, event.repeat);
    return true;
  }
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const place = placeAfterKey(shiftKey ? actions.head : actions.active, actions.size, {
    key,
    command,
    rightToLeft,
    arrangement: actions.arrangement,
  });
  if (place) {
    if (shiftKey) actions.extend(place);
    else actions.move(place);
    return true;
  }
  if (command) return false;
  if (key === 'Enter' && actions.restore && actions.active.column !== ROW_HEADER) {
    actions.restore();
    return true;
  }
  if (actions.isPlural && (key === 'Enter' || key === 'Tab')) {
    actions.step(key === 'Enter' ? 'column' : 'row', shiftKey);
    return true;
  }
  const named = own(keys, key);
  if (named) return named(actions, shiftKey);
  // The question mark opens the keyboard shortcuts.
  if ([...key].length !== 1 || isHelpKey(key) || actions.active.column === ROW_HEADER) return false;
  actions.edit(key);
  return true;
}

/** A held key deletes once: before the first answer, it would name the same rows again. */
function deleteRows(actions: GridKeyActions, isRepeated: boolean): void {
  if (!isRepeated) actions.deleteRows();
}

const shortcuts: Readonly<Record<string, (actions: GridKeyActions, isRepeated: boolean) => void>> = {
  a: (actions) => actions.selectAll(),
  d: (actions) => actions.fillDown(),
  r: (actions) => actions.fillRight(),
  // The keys of the signs, also on most keyboards where Shift changes them.
  'shift++': (actions) => actions.insert('above'),
  'shift+=': (actions) => actions.insert('above'),
  'shift+*': (actions) => actions.insert('above'),
  'shift+-': deleteRows,
  'shift+_': deleteRows,
};

/** Each returns whether it did anything. */
const keys: Readonly<Record<string, (actions: GridKeyActions, shift: boolean) => boolean>> = {
  Enter: enter,
  F2: enter,
  F8: (actions, shift) => {
    actions.findIssue(shift ? 'previous' : 'next');
    return true;
  },
  F10: (actions, shift) => {
    if (shift) actions.openMenu();
    return shift;
  },
  ContextMenu: (actions) => {
    actions.openMenu();
    return true;
  },
  Tab: (actions, shift) => actions.tab(shift),
  Delete: clear,
  Backspace: clear,
  Escape: (actions) => actions.clearSelection(),
  ' ': (actions, shift) => {
    if (shift || actions.active.column === ROW_HEADER) actions.toggleRow();
    else actions.edit(' ');
    return true;
  },
};

function enter(actions: GridKeyActions): boolean {
  if (actions.active.column === ROW_HEADER) actions.toggleRow();
  else actions.edit();
  return true;
}

function clear(actions: GridKeyActions): boolean {
  actions.clear();
  return true;
}

/** `?`, as keyboards of several languages write it. */
export function isHelpKey(key: string): boolean {
  return key === '?' || key === '؟';
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
