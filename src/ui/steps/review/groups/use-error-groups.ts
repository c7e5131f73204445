import { useEffect } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenActions } from '../../screen.js';

/** Reads the error groups when the checks are complete, and again after each change to the rows. */
export function useErrorGroups({ counts, checks }: ReviewState, { readGroups }: ScreenActions): void {
  useEffect(() => {
    if (checks === 'checked') void readGroups();
  }, [counts, checks, readGroups]);
}
