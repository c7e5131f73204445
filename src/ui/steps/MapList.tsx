import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { MapState, SourceMatch } from '../../session/index.js';
import { useGrowingCount } from '../hooks/use-growing-count.js';
import { MapRow } from './MapRow.js';
import type { MapRowProps } from './MapRow.js';
import type { ScreenProps } from './screen.js';

const ROWS_A_FRAME = 4;
/** Up to here every row is drawn. */
const MAX_DRAWN = 60;
const ROWS_OF_PART = 10;
/** Pixels of a row that was never drawn. */
const ROW_HEIGHT = 104;

/** Every column of the file with where it goes; of thousands only those close to what is in sight. */
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

/** Some rows, or room of their height while they are far from what is in sight. */
function MapPart({ matches, isFirst, ...shared }: MapPartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNearView(place, isFirst);
  return (
    <div ref={place} style={isNear ? undefined : { height: height ?? matches.length * ROW_HEIGHT }}>
      {isNear ? matches.map((match) => <MapRow key={match.source.index} {...shared} match={match} />) : null}
    </div>
  );
}

/** Pixels beyond the edges of what scrolls in which parts are drawn ahead. */
const AHEAD = '600px';

/** `scrollMargin` looks ahead within scrollers too; where it is unknown, parts are drawn once they are in sight. */
interface ObserverOptions extends IntersectionObserverInit {
  readonly scrollMargin: string;
}

interface NearView {
  readonly isNear: boolean;
  /** Pixels, as last laid out; `null` until then. */
  readonly height: number | null;
}

/** Whether an element is in sight or close to it. One that holds the focus stays so; without an observer all are. */
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

/** Also within a shadow root, whose document has only the host as its active element. */
function holdsFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return element.contains(active);
}
