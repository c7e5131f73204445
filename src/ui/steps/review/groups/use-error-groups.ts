import { useEffect } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenActions } from '../../screen.js';

/** Keeps the groups of the state as new as the rows: read once the checks are through, and after each change. */
export function useErrorGroups({ counts, checks }: ReviewState, { readGroups }: ScreenActions): void {
  useEffect(() => {
    if (checks === 'checked') void readGroups();
  }, [counts, checks, readGroups]);
}
