/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { useLayoutEffect, useMemo } from 'react';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { useClassName } from '../../hooks/look.js';
import { pressWidthKey, useColumnResizing } from './columns/use-column-widths.js';
import type { Density, GridProps, GridShape } from './grid-props.js';
import { GridHeader } from './GridHeader.js';
import { GridRow } from './GridRow.js';
import { useGrid } from './use-grid.js';

/** Pixels. */
const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 44, compact: 28 };
const HEAD_HEIGHT = 40;
const ROWS_A_FRAME = 8;

/** A table of any number of rows and columns; only the visible ones are rendered. */
export function DataGrid(props: GridProps): ReactNode {
  const { columns, words, density, widths, frozen: wanted, onFrozen } = props;
  const rowHeight = ROW_HEIGHT[density];
  const shape = useMemo<GridShape>(() => {
    const chosen = new Map(widths);
    return {
      arrangement: 'across',
      rowHeight,
      headHeight: HEAD_HEIGHT,
      widths: columns.map(({ id, width }) => chosen.get(id) ?? width),
      fills: chosen.size === 0,
      rowsAFrame: ROWS_A_FRAME,
      group: 4,
    };
  }, [columns, rowHeight, widths]);
  const { id, scroller, view, attributes, layerTop, rows, handle, menu, drop, onGrip, selectedColumns } = useGrid(
    props,
    shape,
  );
  const fitting = view.columns.frozen;
  useLayoutEffect(() => {
    onFrozen({ wanted, fitting });
    return () => onFrozen(null);
  }, [wanted, fitting, onFrozen]);
  const resizing = useColumnResizing({ scroller, columns, widths, view: view.columns, onResize: props.onResize });
  const element: HTMLAttributes<HTMLDivElement> = {
    ...attributes,
    onKeyDown: (event) => {
      if (!pressWidthKey(resizing, props.active.column, event)) attributes.onKeyDown?.(event);
    },
  };
  const className = useClassName('table', 'rg-grid');
  const style: CSSProperties & Record<`--${string}`, string> = { '--rg-row': `${rowHeight}px` };
  return (
    <>
      <div
        ref={scroller}
        {...element}
        className={className}
        style={style}
        data-moving={drop ? true : undefined}
        data-compact={density === 'compact' ? true : undefined}
      >
        <GridHeader
          columns={columns}
          findings={props.findings}
          view={view.columns}
          sort={props.sort}
          actions={props.head}
          resizing={resizing}
          selected={selectedColumns}
          drop={drop}
          onGrip={onGrip}
          height={HEAD_HEIGHT + view.height}
        />
        <div role="rowgroup" className="rg-body" style={{ blockSize: view.bodySize, inlineSize: view.columns.width }}>
          <div role="presentation" className="rg-layer" style={{ transform: `translateY(${layerTop}px)` }}>
            {rows.map(({ key, ...row }) => (
              <GridRow
                key={key}
                {...row}
                grid={id}
                columns={columns}
                view={view.columns}
                showsResults={props.showsResults}
                words={words}
              />
            ))}
            {handle}
          </div>
        </div>
      </div>
      {menu}
    </>
  );
}
