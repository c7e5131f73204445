import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CellPointer, FoundCell, FoundCells, SearchScope, TextSearch } from '../../../../engine/index.js';
import { useNewest } from '../../../hooks/use-newest.js';
import type { FindBarProps } from './find-props.js';

/** Milliseconds without typing after which the search starts. */
const CALM = 150;

export interface SearchQuery {
  readonly search: TextSearch;
  readonly scope: SearchScope;
}

interface Search {
  /** `null` before the first result, and while rows are being checked. */
  readonly found: FoundCells | null;
  /** Whether it was found for the query as it is. */
  readonly isCurrent: boolean;
  readonly isSearching: boolean;
  /** The match in the active cell. */
  readonly current: FoundCell | null;
  /** Goes to the next or previous match. */
  step(direction: 'next' | 'previous'): Promise<void>;
}

const NOTHING = { found: null, of: '' } as const;

interface Run {
  readonly direction: 'here' | 'next' | 'previous';
  readonly from: CellPointer | null;
  /** Whether the active cell moves to the match. */
  readonly moves: boolean;
}

/**
 * Searches while the user types and when rows change, and moves the active cell to the matches. `wish`: what the user
 * asked for, which the query may not follow, for example to a hidden column.
 */
export function useSearch(
  { state, actions, pages, columns, active, reveal, moveTo }: FindBarProps,
  query: SearchQuery,
  wish: string,
): Search {
  const [{ found, of }, setFound] = useState<{ readonly found: FoundCells | null; readonly of: string }>(NOTHING);
  const [isSearching, setIsSearching] = useState(false);
  const running = useRef<AbortController | null>(null);
  const steps = useRef(Promise.resolve());
  const key = JSON.stringify(query);
  const cell = found && 'cell' in found ? found.cell : null;
  const column = columns[Math.max(0, active.column)]?.id;
  const current = cell?.position === active.position && cell.column === column ? cell : null;
  const row = pages.rowAt(active.position)?.index;
  // The row of a match that was just found may not have been read yet.
  const place: CellPointer | null = current ?? (row === undefined || column === undefined ? null : { row, column });
  /** Where the search begins while the text is being typed: it does not move on with each letter. */
  const origin = useRef(place);
  /** The query of the last search. */
  const searched = useRef('');
  /** What the user wanted then. */
  const wished = useRef('');
  const newest = useNewest({ query, key, wish, place, reveal, moveTo });

  const run = useCallback(
    async ({ direction, from, moves }: Run): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      searched.current = newest.current.key;
      wished.current = newest.current.wish;
      setIsSearching(true);
      const result = await actions.findCells(newest.current.query, { direction, from, signal }).catch(() => null);
      if (signal.aborted) return;
      // The next step begins where this one ends.
      flushSync(() => {
        setIsSearching(false);
        setFound({ found: result, of: searched.current });
        if (!moves || !result || !('cell' in result) || !result.cell) return;
        const { position, column: id } = result.cell;
        newest.current.moveTo({ position, column: newest.current.reveal(id) });
      });
    },
    [actions, newest],
  );

  const { counts, checks, view } = state;
  useEffect(() => {
    const isNew = searched.current !== key;
    if (!isNew) {
      // After a step under way, which would otherwise be aborted.
      steps.current = steps.current.then(() => run({ direction: 'here', from: newest.current.place, moves: false }));
      return undefined;
    }
    // A match in a column that was just hidden would show it again.
    const moves = wished.current !== wish;
    const timer = setTimeout(() => void run({ direction: 'here', from: origin.current, moves }), CALM);
    return () => clearTimeout(timer);
    // `counts` is another object after each change of the rows.
  }, [checks, counts, key, newest, run, view, wish]);

  useEffect(
    () => () => {
      running.current?.abort();
      actions.findCells({ search: { find: '' } }, { direction: 'here', from: null }).catch(() => undefined);
    },
    [actions],
  );

  return {
    found,
    isCurrent: of === key && !isSearching,
    isSearching,
    current,
    step(direction) {
      steps.current = steps.current.then(async () => {
        const isNew = searched.current !== newest.current.key;
        await run({ direction: isNew ? 'here' : direction, from: newest.current.place, moves: true });
        origin.current = newest.current.place;
      });
      return steps.current;
    },
  };
}
