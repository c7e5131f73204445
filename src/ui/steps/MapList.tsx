import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { MapState, SourceMatch } from '../../session/index.js';
import { useGrowingCount } from '../hooks/use-growing-count.js';
import { MapRow } from './MapRow.js';
import type { MapRowProps } from './MapRow.js';
import type { ScreenProps } from './screen.js';

const ROWS_A_FRAME = 4;
/** Up to this number, all rows are rendered. */
const MAX_DRAWN = 60;
const ROWS_OF_PART = 10;
/** Estimated height in pixels of a row that was never rendered. */
const ROW_HEIGHT = 104;

/** The columns of the file and their matches. Of thousands, only those near the viewport are rendered. */
export function MapList({ state, actions, words }: ScreenProps<MapState>): ReactNode {
  const { matches, columns, dynamicColumns } = state;
  const taken = useMemo(() => new Set(matches.flatMap(({ column }) => column ?? [])), [matches]);
  const drawn = useGrowingCount(Math.min(matches.length, MAX_DRAWN), ROWS_A_FRAME);
  const isShort = matches.length <= MAX_DRAWN;
  const parts = useMemo(() => (isShort ? [] : partsOf(matches)), [isShort, matches]);
  const shared = { columns, dynamicColumns, taken, actions, words };
  return (
    <div className="rg-map-list">
      {isShort
        ? matches.slice(0, drawn).map((match) => <MapRow key={match.source.index} {...shared} match={match} />)
        : parts.map((part, index) => (
            <MapPart key={part[0]!.source.index} {...shared} matches={part} isFirst={index === 0} />
          ))}
    </div>
  );
}

function partsOf(matches: readonly SourceMatch[]): readonly (readonly SourceMatch[])[] {
  return Array.from({ length: Math.ceil(matches.length / ROWS_OF_PART) }, (_, part) =>
    matches.slice(part * ROWS_OF_PART, (part + 1) * ROWS_OF_PART),
  );
}

interface MapPartProps extends Omit<MapRowProps, 'match'> {
  readonly matches: readonly SourceMatch[];
  readonly isFirst: boolean;
}

/** A group of rows, or a spacer of the same height while it is far from the viewport. */
function MapPart({ matches, isFirst, ...shared }: MapPartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNearView(place, isFirst);
  return (
    <div ref={place} style={isNear ? undefined : { height: height ?? matches.length * ROW_HEIGHT }}>
      {isNear ? matches.map((match) => <MapRow key={match.source.index} {...shared} match={match} />) : null}
    </div>
  );
}

/** How far beyond the edges of the scroll container rows are rendered ahead. */
const AHEAD = '600px';

/** `scrollMargin` also applies within scroll containers. In browsers without it, rows are rendered once visible. */
interface ObserverOptions extends IntersectionObserverInit {
  readonly scrollMargin: string;
}

interface NearView {
  readonly isNear: boolean;
  /** Last measured height in pixels; `null` until measured. */
  readonly height: number | null;
}

/** Whether an element is near the viewport. Always `true` while it contains the focus, or without an observer. */
function useNearView(element: RefObject<HTMLElement | null>, initially: boolean): NearView {
  const [view, setView] = useState<NearView>({
    isNear: initially || typeof IntersectionObserver === 'undefined',
    height: null,
  });
  useEffect(() => {
    const place = element.current;
    if (!place || typeof IntersectionObserver === 'undefined') return undefined;
    const options: ObserverOptions = { rootMargin: AHEAD, scrollMargin: AHEAD };
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const isNear = last.isIntersecting || holdsFocus(place);
      const height = last.boundingClientRect.height || null;
      setView((before) => (before.isNear === isNear && isNear ? before : { isNear, height }));
    }, options);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return view;
}

/** Also works within a shadow root, where `document.activeElement` is only the shadow host. */
function holdsFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return element.contains(active);
}
