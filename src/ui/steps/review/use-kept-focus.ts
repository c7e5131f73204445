import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const CARD = '[data-error-group]';
const ENABLED = 'button:not(:disabled)';

interface KeptFocus {
  /** Buttons that are disabled meanwhile get the focus back. */
  readonly isBusy: boolean;
  /** Moves the focus when there is no better place. */
  onLost(): void;
}

/**
 * Moves the focus on when the focused button disappears or is disabled: from a group of errors to the next one, from
 * elsewhere to the rows. Without focus, no key would work.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, { isBusy, onLost }: KeptFocus): void {
  /** The focused element, and the position of its group. */
  const focused = useRef<{ readonly element: HTMLElement; readonly card: number } | null>(null);
  useEffect(() => {
    const element = screen.current;
    const enter = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const card = target.closest(CARD);
      focused.current = { element: target, card: card ? cardsOf(screen.current).indexOf(card) : -1 };
    };
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      // An element that is being removed is still in the document. One that stays was left by the user.
      queueMicrotask(() => {
        const isLeft = target instanceof Element && isUsable(target);
        if (relatedTarget === null && isLeft && focused.current?.element === target) focused.current = null;
      });
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [screen]);
  useEffect(() => {
    const last = focused.current;
    if (isBusy || !last || !screen.current || hasFocus(screen.current)) return;
    const { element, card } = last;
    const cards = cardsOf(screen.current);
    const next = card < 0 ? undefined : cards[Math.min(card, cards.length - 1)];
    const place = isUsable(element) ? element : next?.querySelector<HTMLElement>(ENABLED);
    if (place) place.focus({ preventScroll: place === element });
    else onLost();
  });
}

function cardsOf(screen: HTMLElement | null): readonly Element[] {
  return [...(screen?.querySelectorAll(CARD) ?? [])];
}

/** Whether anything has the focus. */
function hasFocus(screen: HTMLElement): boolean {
  const { activeElement } = screen.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && activeElement !== screen.ownerDocument.body && isUsable(activeElement);
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}
