import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useClassName } from '../../hooks/look.js';
import type { GridProps } from '../grid/grid-props.js';
import { ROW_HEADER } from '../grid/navigation.js';
import { useGrid } from '../grid/use-grid.js';
import type { GridShape } from '../grid/use-grid.js';
import { CardRow } from './CardRow.js';

const HEAD_HEIGHT = 44;
const FIELD_HEIGHT = 52;
/** Above and below each card. */
const MARGIN = 6;
const ROWS_A_FRAME = 2;

/** The rows for a narrow screen: one card each, drawn as the table draws its rows, and as many. */
export function CardGrid(props: GridProps): ReactNode {
  const { columns, words } = props;
  const height = HEAD_HEIGHT + columns.length * FIELD_HEIGHT;
  const shape = useMemo<GridShape>(
    () => ({
      arrangement: 'down',
      rowHeight: height + 2 * MARGIN,
      headHeight: 0,
      widths: [],
      rowsAFrame: ROWS_A_FRAME,
      overscan: 1,
      cellSpan: (column) =>
        column === ROW_HEADER
          ? { start: 0, height: HEAD_HEIGHT + 2 * MARGIN }
          : { start: HEAD_HEIGHT + column * FIELD_HEIGHT, height: FIELD_HEIGHT + 2 * MARGIN },
    }),
    [height],
  );
  const { id, scroller, view, attributes, layerTop, rows } = useGrid(props, shape);
  const className = useClassName('table', 'rg-cards');
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--rg-card-head': `${HEAD_HEIGHT}px`,
    '--rg-card-field': `${FIELD_HEIGHT}px`,
  };
  return (
    <div ref={scroller} {...attributes} className={className} style={style}>
      <div role="rowgroup" className="rg-body" style={{ blockSize: view.bodySize }}>
        <div role="presentation" className="rg-layer" style={{ transform: `translateY(${layerTop}px)` }}>
          {rows.map(({ key, top, ...row }) => (
            <CardRow key={key} {...row} top={top + MARGIN} grid={id} height={height} columns={columns} words={words} />
          ))}
        </div>
      </div>
    </div>
  );
}
