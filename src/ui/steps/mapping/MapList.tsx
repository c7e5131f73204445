import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { sourcesOf } from '../../../engine/index.js';
import type { DerivedColumn, SourceColumn } from '../../../engine/index.js';
import type { MapState, SourceMatch } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';
import { MapRows } from './MapRows.js';
import type { Unused } from './MatchReason.js';
import { isSettled, matchGroups } from './match-groups.js';
import { usePreviews } from './use-previews.js';
import type { Previews } from './use-previews.js';

const NONE: readonly DerivedColumn[] = [];

interface MapListProps extends ScreenProps<MapState> {
  /** Columns of the file that are not used. */
  readonly unmatched: readonly SourceColumn[];
}

/** The columns of the file and their matches: what needs a decision first, if there is much that does not. */
export function MapList({ state, unmatched, actions, words }: MapListProps): ReactNode {
  const { columns, dynamicColumns, table, includeUnmatchedColumns } = state;
  const { overrideLayout } = actions;
  const matches = useMemo(() => besideSources(state.matches), [state.matches]);
  const [showsSure, setShowsSure] = useState(false);
  const previews = usePreviews(state, actions);
  const list = useRef<HTMLDivElement>(null);
  const { takeMatch } = useTakeMatch(list, { matches, mapColumn: actions.mapColumn });
  const { first, others, isGrouped } = useMemo(
    () => matchGroups({ matches, columns, dynamicColumns }),
    [matches, columns, dynamicColumns],
  );
  const taken = useMemo(() => new Set(matches.flatMap(({ column }) => column ?? [])), [matches]);
  const unused = useMemo(() => {
    const without = new Set(unmatched.map(({ index }) => index));
    const fate = ({ index }: SourceColumn): Unused =>
      without.has(index) ? (includeUnmatchedColumns ? 'asIs' : 'left') : 'used';
    const open = matches.filter(({ column, source }) => column === null && !source.derived);
    return new Map(open.map(({ source }) => [source.index, fate(source)]));
  }, [matches, includeUnmatchedColumns, unmatched]);
  const { shown, collapsed } = useMemo(() => {
    const isCollapsed = isGrouped && !showsSure;
    return {
      shown: isCollapsed ? others.filter((match) => !isSettled(match)) : others,
      collapsed: isCollapsed ? others.filter(isSettled) : [],
    };
  }, [isGrouped, showsSure, others]);
  const { derived = NONE } = table.layout;
  const firstDerived = table.columns.length - derived.length;
  const removeColumn = useCallback(
    (source: SourceColumn): void => {
      list.current?.closest('.importcsv')?.querySelector<HTMLElement>('[data-action="derive"]')?.focus();
      void overrideLayout({ derived: derived.filter((_, at) => firstDerived + at !== source.index) });
    },
    [derived, firstDerived, overrideLayout],
  );
  const shared = { columns, dynamicColumns, taken, unused, previews, actions, words, takeMatch, removeColumn };
  return (
    <div ref={list} className="rg-map-list">
      {isGrouped ? (
        <>
          <MapRows {...shared} matches={first} />
          <SureMatches
            {...{ previews, words }}
            matches={others}
            isOpen={showsSure}
            onToggle={() => setShowsSure(!showsSure)}
          />
        </>
      ) : null}
      <MapRows {...shared} matches={shown} />
      {/* In the page, for tests of hosts that read the mapping. */}
      <div hidden>
        <MapRows {...shared} matches={collapsed} />
      </div>
    </div>
  );
}

interface SureMatchesProps extends Pick<ScreenProps, 'words'> {
  readonly matches: readonly SourceMatch[];
  readonly previews: Previews;
  /** Whether the columns are shown below. */
  readonly isOpen: boolean;
  onToggle(): void;
}

/** The sure matches in one line, and the way to see them. */
function SureMatches({ matches, previews, words: { t }, isOpen, onToggle }: SureMatchesProps): ReactNode {
  const settled = matches.filter(isSettled);
  const misfits = settled.filter(({ column }) => (previews.get(column ?? '')?.misfits ?? 0) > 0).length;
  if (settled.length === 0) return null;
  return (
    <div className="rg-map-sure">
      <span className="rg-tag" data-tone="good">
        {t('map.sureCount', { count: settled.length })}
      </span>
      {misfits > 0 ? <span>{t('map.misfitColumns', { count: misfits })}</span> : null}
      <button type="button" className="rg-link" data-action="show-matched" aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'map.hideSure' : 'map.showSure')}
      </button>
    </div>
  );
}

/** Derived columns follow the columns they are made of. */
function besideSources(matches: MapState['matches']): MapState['matches'] {
  const placeOf = ({ index, derived }: SourceColumn): number => (derived ? Math.max(...sourcesOf(derived)) : index);
  return matches.toSorted((left, right) => placeOf(left.source) - placeOf(right.source));
}

interface Mapping extends Pick<MapState, 'matches'> {
  mapColumn(source: number, column: string): void;
}

/** Maps a column as it was suggested, and then moves the focus to the next suggestion, or to the button to continue. */
function useTakeMatch(
  list: { readonly current: HTMLElement | null },
  { matches, mapColumn }: Mapping,
): { takeMatch(source: number, column: string): void } {
  const taken = useRef<number | null>(null);
  useEffect(() => {
    const source = taken.current;
    taken.current = null;
    if (source === null) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-source-column]') ?? [])];
    const at = rows.findIndex((row) => row.dataset.sourceColumn === String(source));
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find((row) => row.dataset.offered !== undefined);
    const button = list.current?.closest('.importcsv')?.querySelector<HTMLElement>('[data-action="continue"]:enabled');
    (next?.querySelector<HTMLElement>('[role="combobox"]') ?? button)?.focus();
  }, [list, matches]);
  const takeMatch = useCallback(
    (source: number, column: string): void => {
      taken.current = source;
      mapColumn(source, column);
    },
    [mapColumn],
  );
  return { takeMatch };
}
