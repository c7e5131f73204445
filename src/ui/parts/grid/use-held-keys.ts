import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNewest } from '../../hooks/use-newest.js';
import { isHelpKey } from './grid-keys.js';

/** A jump of the active cell that is still being looked up. */
export interface PendingJump {
  /** Resolves to `false` if there is nothing to jump to; `null` when no jump is pending. */
  pending(): Promise<boolean> | null;
  cancel(): void;
}

export interface HeldKeys {
  /** Holds a key back if it must wait. Returns whether it does. */
  hold(event: KeyboardEvent<HTMLElement>): boolean;
  /** Runs a task at once, or after the held keys. */
  run(task: () => void): void;
  /** Whether keys must wait. */
  isWaiting(): boolean;
  drop(): void;
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;
type Held = Press | (() => void);

/**
 * Holds keys back while the active cell is about to jump or its row is being read, and then presses them in order, so
 * that typing right after a jump never changes the cell that was active before. If there is nothing to jump to, the
 * keys are dropped: they were meant for another cell. A click on a cell drops them too.
 */
export function useHeldKeys(options: {
  readonly grid: RefObject<HTMLElement | null>;
  /** Whether the row of the active cell has been read. */
  readonly isRead: boolean;
  readonly jump: PendingJump;
  /** Whether Tab moves between cells. */
  readonly takesTab: () => boolean;
  /** Edits the active cell, starting with the text. */
  readonly edit: (text: string) => void;
}): HeldKeys {
  const newest = useNewest(options);
  const queue = useRef<Held[]>([]);
  const isReplaying = useRef(false);
  const replayed = useRef(new WeakSet<Event>());
  const wake = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    if (options.isRead) wake.current();
  });

  const replay = async (): Promise<void> => {
    if (isReplaying.current) return;
    isReplaying.current = true;
    while (queue.current.length > 0) {
      const { jump, isRead, grid } = newest.current;
      const jumping = jump.pending();
      const focused = grid.current?.ownerDocument.activeElement ?? null;
      if (jumping) {
        if (!(await jumping)) queue.current = [];
      } else if (!isRead) {
        await new Promise<void>((resolve) => (wake.current = resolve));
      } else if (!grid.current?.contains(focused)) {
        queue.current = [];
      } else {
        pressNext(focused === grid.current ? null : focused);
        // Renders what the key has changed.
        await Promise.resolve();
      }
    }
    isReplaying.current = false;
  };
  /** `editor`: the focused field, if a cell is being edited. */
  const pressNext = (editor: Element | null): void => {
    const typed = takeTyped(queue.current);
    if (typed !== '') {
      if (editor) insert(editor, typed);
      else flushSync(() => newest.current.edit(typed));
      return;
    }
    const next = queue.current.shift();
    if (typeof next === 'function') flushSync(next);
    else if (next) {
      const event = new window.KeyboardEvent('keydown', { ...next, bubbles: true, cancelable: true });
      const target = editor ?? newest.current.grid.current;
      replayed.current.add(event);
      flushSync(() => target?.dispatchEvent(event));
    }
  };
  const push = (held: Held): void => {
    queue.current.push(held);
    void replay();
  };
  const isWaiting = (): boolean => queue.current.length > 0 || newest.current.jump.pending() !== null;
  return {
    isWaiting,
    hold(event) {
      if (replayed.current.has(event.nativeEvent) || event.nativeEvent.isComposing) return false;
      const isAfterText = queue.current.some((held) => isTyped(held));
      if (!isHoldable(event, { isAfterText, takesTab: newest.current.takesTab() })) return false;
      if (!isWaiting() && (newest.current.isRead || !needsRow(event))) return false;
      event.preventDefault();
      event.stopPropagation();
      const { key, shiftKey, ctrlKey, metaKey } = event;
      // A key held down must not go on moving the cell after it was released.
      if (!event.repeat || isTyped(event)) push({ key, shiftKey, ctrlKey, metaKey });
      return true;
    },
    run(task) {
      if (isWaiting() || !newest.current.isRead) push(task);
      else task();
    },
    drop() {
      queue.current = [];
      wake.current();
    },
  };
}

const EDITING = new Set(['Enter', 'F2', 'Delete', 'Backspace']);
const OTHERS = new Set(['F8', 'Escape', 'Home', 'End', 'PageUp', 'PageDown']);
const COMMANDS = new Set([
  ...['a', 'd', 'r', 'z', 'y', '+', '=', '*'],
  ...['home', 'end', 'arrowup', 'arrowdown', 'arrowleft', 'arrowright'],
]);

/** Whether the grid handles a key. Others are left to the browser. */
function isHoldable(
  event: KeyboardEvent,
  { isAfterText, takesTab }: { readonly isAfterText: boolean; readonly takesTab: boolean },
): boolean {
  const { key } = event;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return COMMANDS.has(key.toLowerCase());
  if (key === 'Tab') return isAfterText || takesTab;
  // Without text, the question mark opens the keyboard shortcuts.
  if (isHelpKey(key)) return isAfterText;
  return isTyped(event) || EDITING.has(key) || OTHERS.has(key) || key.startsWith('Arrow');
}

function needsRow(event: KeyboardEvent): boolean {
  return isTyped(event) || EDITING.has(event.key);
}

/** Whether a key writes a character. */
function isTyped(press: Held): boolean {
  if (typeof press === 'function') return false;
  return [...press.key].length === 1 && !press.ctrlKey && !press.metaKey && !(press.key === ' ' && press.shiftKey);
}

/** Takes the characters at the start of the queue, as far as they are one text. */
function takeTyped(queue: Held[]): string {
  const typed: string[] = [];
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    if (typeof next === 'function') break;
    if (isTyped(next)) typed.push(next.key);
    else if (next.key === 'Backspace' && typed.length > 0) typed.pop();
    else break;
    queue.shift();
  }
  return typed.join('');
}

function insert(field: Element, text: string): void {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
