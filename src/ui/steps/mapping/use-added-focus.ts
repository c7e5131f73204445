import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { TableSummary } from '../../../engine/index.js';

interface AddedFocus {
  /** Contains the rows of the columns. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Call before columns are added: the focus moves to the first of them. */
  expect(): void;
}

/** Moves the focus to the first column that was made of others, because what made it may be gone. */
export function useAddedFocus(table: TableSummary): AddedFocus {
  const rows = useRef<HTMLDivElement>(null);
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current === null || added.current >= table.columns.length) return;
    const row = rows.current?.querySelector(`[data-source-column="${added.current}"]`);
    added.current = null;
    row?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [table]);
  return {
    rows,
    expect() {
      added.current = table.columns.length;
    },
  };
}
