import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ErrorGroup } from '../../../../engine/index.js';

/** Milliseconds for which the place of a group that a press has fixed stays empty. */
const HELD_MS = 900;
/** Milliseconds after a press in which groups may disappear because of it. */
const EFFECT_MS = 5000;

/** The empty place of a group that is gone. */
export interface HeldPlace {
  readonly key: string;
  readonly height: number;
  /** The group that it was in front of. */
  readonly before: string | undefined;
}

interface HeldPlaces {
  readonly held: readonly HeldPlace[];
  /** Called before a press takes effect. */
  press(): void;
}

/**
 * Keeps the places of groups that are gone after a press for a moment. Otherwise, the next group moves under the pointer,
 * and a second press changes it. Items of the list have the key of their group as `data-key`.
 */
export function useHeldPlaces(list: RefObject<HTMLElement | null>, groups: readonly ErrorGroup[]): HeldPlaces {
  const [held, setHeld] = useState<readonly HeldPlace[]>([]);
  const pressed = useRef({ at: -Infinity, heights: new Map<string, number>() });
  const last = useRef(groups);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = groups;
    const { at, heights } = pressed.current;
    if (before === groups || performance.now() - at > EFFECT_MS) return;
    const left = new Set(groups.map(({ key }) => key));
    const keys = before.map(({ key }) => key);
    const nextLeft = (key: string | undefined): string | undefined =>
      key === undefined ? undefined : keys.slice(keys.indexOf(key)).find((other) => left.has(other));
    const gone = keys.flatMap((key) => {
      const height = heights.get(key);
      return left.has(key) || height === undefined ? [] : { key, height, before: nextLeft(key) };
    });
    if (gone.length === 0) return;
    setHeld((earlier) => [...earlier.map((place) => ({ ...place, before: nextLeft(place.before) })), ...gone]);
  }, [groups]);
  useEffect(() => {
    if (held.length === 0) return undefined;
    const timer = setTimeout(() => setHeld([]), HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return {
    held,
    press() {
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
      pressed.current = {
        at: performance.now(),
        heights: new Map(items.map((item) => [item.dataset['key'] ?? '', item.offsetHeight])),
      };
    },
  };
}
