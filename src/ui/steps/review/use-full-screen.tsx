import { useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Tool } from './tools/tool.js';

interface FullScreen {
  readonly tool: Tool;
  /** Leaves full screen with Escape, after everything inside the step. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Lets the importer fill the window while the review is shown. An embedded importer becomes a popover, because a host's
 * `transform` or `z-index` would confine a fixed element; browsers without popovers get the fixed element.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const element = place.current;
    const root = element?.closest<HTMLElement>('.importcsv');
    if (!isFull || !element || !root) return undefined;
    const leave = (): void => setIsFull(false);
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOurs(event.target, { element, root })) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    const follow = ({ target }: FocusEvent): void => {
      // The page is covered, so the focus would not be visible there.
      if (target instanceof Node && !root.contains(target)) leave();
    };
    const { ownerDocument } = root;
    ownerDocument.addEventListener('keydown', press, { capture: true });
    ownerDocument.addEventListener('focusin', follow);
    const end = fill(root);
    return () => {
      end();
      ownerDocument.removeEventListener('keydown', press, { capture: true });
      ownerDocument.removeEventListener('focusin', follow);
    };
  }, [isFull, place]);
  return {
    tool: {
      action: 'full-screen',
      label: 'review.fullScreen',
      title: isFull ? 'review.leaveFullScreen' : 'review.fullScreen',
      disabled: false,
      pressed: isFull,
      path: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
      run: () => setIsFull(!isFull),
    },
    onKeyDown(event) {
      if (!isFull || event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      // The dialog of the importer handles Escape too.
      event.stopPropagation();
      setIsFull(false);
    },
  };
}

/** Whether a key was pressed in the header or footer of the importer, or nowhere; the step handles its own keys. */
function isOurs(
  target: EventTarget | null,
  { element, root }: { readonly element: HTMLElement; readonly root: HTMLElement },
): boolean {
  if (!(target instanceof Element) || element.contains(target)) return false;
  if (target === root.ownerDocument.body) return true;
  const dialog = target.closest('dialog');
  return root.contains(target) && (dialog === null || dialog === root || !root.contains(dialog));
}

/** Returns a function that ends it. */
function fill(root: HTMLElement): () => void {
  const isPopover = !(root instanceof HTMLDialogElement) && typeof root.showPopover === 'function' && !root.popover;
  root.dataset.fullScreen = '';
  if (isPopover) {
    root.popover = 'manual';
    root.showPopover();
  }
  return () => {
    delete root.dataset.fullScreen;
    if (isPopover) root.popover = null;
  };
}
