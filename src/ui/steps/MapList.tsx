import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SourceColumn } from '../../engine/index.js';
import { useGrowingCount } from '../hooks/use-growing-count.js';
import { useNearView } from '../hooks/use-near-view.js';
import { useSession } from '../hooks/session-context.js';
import { MapRow } from './MapRow.js';

const ROWS_A_FRAME = 4;
/** Up to here every row is drawn. */
const MAX_DRAWN = 60;
const ROWS_OF_PART = 10;
/** Pixels of a row that was never drawn. */
const ROW_HEIGHT = 104;

/** Every column of the file with where it goes; of thousands only those close to what is in sight. */
export function MapList({ sources }: { readonly sources: readonly SourceColumn[] }): ReactNode {
  const mapping = useSession((state) => state.mapping);
  const taken = useMemo(() => new Set(mapping.flatMap((column) => (column === null ? [] : [column]))), [mapping]);
  const drawn = useGrowingCount(Math.min(sources.length, MAX_DRAWN), ROWS_A_FRAME);
  const isShort = sources.length <= MAX_DRAWN;
  const parts = useMemo(() => (isShort ? [] : partsOf(sources)), [isShort, sources]);
  return (
    <div className="rg-map-list">
      {isShort
        ? sources.slice(0, drawn).map((source) => <MapRow key={source.index} source={source} taken={taken} />)
        : parts.map((part, index) => (
            <MapPart key={part[0]!.index} sources={part} taken={taken} isFirst={index === 0} />
          ))}
    </div>
  );
}

function partsOf(sources: readonly SourceColumn[]): readonly (readonly SourceColumn[])[] {
  return Array.from({ length: Math.ceil(sources.length / ROWS_OF_PART) }, (_, part) =>
    sources.slice(part * ROWS_OF_PART, (part + 1) * ROWS_OF_PART),
  );
}

interface MapPartProps {
  readonly sources: readonly SourceColumn[];
  readonly taken: ReadonlySet<string>;
  readonly isFirst: boolean;
}

/** Some rows, or room of their height while they are far from what is in sight. */
function MapPart({ sources, taken, isFirst }: MapPartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNearView(place, isFirst);
  return (
    <div ref={place} style={isNear ? undefined : { height: height ?? sources.length * ROW_HEIGHT }}>
      {isNear ? sources.map((source) => <MapRow key={source.index} source={source} taken={taken} />) : null}
    </div>
  );
}
