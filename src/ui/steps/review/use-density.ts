import { useSyncExternalStore } from 'react';
import type { ReviewState } from '../../../session/index.js';
import type { Density } from '../../parts/grid/grid-props.js';

/** The height of the rows: as the user chose it, otherwise comfortable for fingers and in cards, and compact for a mouse. */
export function useDensity({ density }: ReviewState['layout'], isCards: boolean): Density {
  const isCoarse = useSyncExternalStore(followPointer, readPointer);
  return density ?? (isCoarse || isCards ? 'comfortable' : 'compact');
}

const pointer = (): MediaQueryList | undefined => globalThis.matchMedia?.('(pointer: coarse)');

/** A tablet gets another pointer when it is put into its keyboard. */
function followPointer(onChange: () => void): () => void {
  const query = pointer();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

const readPointer = (): boolean => pointer()?.matches ?? false;
