import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import type { SourceMatch } from '../../../session/index.js';
import { useGrowingCount } from '../../hooks/use-growing-count.js';
import { isOffered } from './match-groups.js';
import { MapRow } from './MapRow.js';
import type { MapRowProps } from './MapRow.js';
import type { Previews } from './use-previews.js';
import { useRowsInWindow } from './use-rows-in-window.js';

const ROWS_A_FRAME = 4;
/** Up to this number, all rows are rendered. */
const MAX_DRAWN = 60;

export interface MapRowsProps extends Omit<MapRowProps, 'match' | 'preview'> {
  readonly matches: readonly SourceMatch[];
  readonly previews: Previews;
}

/** Columns of the file and their matches. Of thousands, only those near the viewport are rendered. */
export function MapRows({ matches, ...shared }: MapRowsProps): ReactNode {
  const drawn = useGrowingCount(Math.min(matches.length, MAX_DRAWN), ROWS_A_FRAME);
  // Without the observer, rows cannot be measured.
  const isShort = matches.length <= MAX_DRAWN || typeof ResizeObserver === 'undefined';
  if (!isShort) return <WindowOfRows {...shared} matches={matches} />;
  const rows = matches.length <= MAX_DRAWN ? matches.slice(0, drawn) : matches;
  return rows.map((match) => <Row key={match.source.index} {...shared} match={match} />);
}

interface RowProps extends Omit<MapRowsProps, 'matches'>, Pick<MapRowProps, 'match'> {}

function Row({ match, previews, ...shared }: RowProps): ReactNode {
  return <MapRow {...shared} match={match} preview={match.column === null ? undefined : previews.get(match.column)} />;
}

/** The rows near the viewport, those that Tab reaches from the focus, and the next one that asks for a decision. */
function WindowOfRows({ matches, ...shared }: MapRowsProps): ReactNode {
  /** Source column of the row that was last in focus. */
  const [focused, setFocused] = useState<number | null>(null);
  const { taken } = shared;
  const at = matches.findIndex(({ source }) => source.index === focused);
  const next = matches.findIndex((match, index) => index > at && isOffered(match, taken));
  const { place, items, rest, measure } = useRowsInWindow({
    count: matches.length,
    keyOf: (index) => matches[index]!.source.index,
    kept: [
      ...(at === -1 ? [] : [at - 1, at, at + 1]),
      next === -1 ? matches.findIndex((match) => isOffered(match, taken)) : next,
    ],
  });
  return (
    <div ref={place}>
      {items.map(({ index, gap }) => {
        const match = matches[index]!;
        return (
          <Fragment key={match.source.index}>
            <Gap height={gap} />
            <div ref={measure} data-index={index} onFocus={() => setFocused(match.source.index)}>
              <Row {...shared} match={match} />
            </div>
          </Fragment>
        );
      })}
      <Gap height={rest} />
    </div>
  );
}

function Gap({ height }: { readonly height: number }): ReactNode {
  return height > 0 ? <div style={{ height }} /> : null;
}
