import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { SourceMatch } from '../../../session/index.js';
import { useGrowingCount } from '../../hooks/use-growing-count.js';
import { MapRow } from './MapRow.js';
import type { MapRowProps } from './MapRow.js';
import type { Previews } from './use-previews.js';

const ROWS_A_FRAME = 4;
/** Up to this number, all rows are rendered. */
const MAX_DRAWN = 60;
const ROWS_OF_PART = 10;
/** Estimated height in pixels of a row that was never rendered. */
const ROW_HEIGHT = 104;

export interface MapRowsProps extends Omit<MapRowProps, 'match' | 'preview'> {
  readonly matches: readonly SourceMatch[];
  readonly previews: Previews;
}

/** Columns of the file and their matches. Of thousands, only those near the viewport are rendered. */
export function MapRows({ matches, ...shared }: MapRowsProps): ReactNode {
  const drawn = useGrowingCount(Math.min(matches.length, MAX_DRAWN), ROWS_A_FRAME);
  const isShort = matches.length <= MAX_DRAWN;
  const parts = useMemo(() => (isShort ? [] : partsOf(matches)), [isShort, matches]);
  return isShort ? (
    <DrawnRows {...shared} matches={matches.slice(0, drawn)} />
  ) : (
    parts.map((part, index) => <MapPart key={part[0]!.source.index} {...shared} matches={part} isFirst={index === 0} />)
  );
}

function DrawnRows({ matches, previews, ...shared }: MapRowsProps): ReactNode {
  return matches.map((match) => (
    <MapRow
      key={match.source.index}
      {...shared}
      match={match}
      preview={match.column === null ? undefined : previews.get(match.column)}
    />
  ));
}

function partsOf(matches: readonly SourceMatch[]): readonly (readonly SourceMatch[])[] {
  return Array.from({ length: Math.ceil(matches.length / ROWS_OF_PART) }, (_, part) =>
    matches.slice(part * ROWS_OF_PART, (part + 1) * ROWS_OF_PART),
  );
}

interface MapPartProps extends MapRowsProps {
  readonly isFirst: boolean;
}

/** A group of rows, or a spacer of the same height while it is far from the viewport. */
function MapPart({ isFirst, ...rows }: MapPartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNearView(place, isFirst);
  return (
    <div ref={place} style={isNear ? undefined : { height: height ?? rows.matches.length * ROW_HEIGHT }}>
      {isNear ? <DrawnRows {...rows} /> : null}
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
