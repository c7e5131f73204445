import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { ColumnResizing } from './use-column-widths.js';

/** The end of a header: dragging it changes the width of the column, a double click fits it. Keys do the same. */
export function ResizeHandle({ column, resizing }: { column: number; readonly resizing: ColumnResizing }): ReactNode {
  const drag = useRef({ from: 0, width: 0 });
  return (
    <span
      className="rg-resize"
      aria-hidden="true"
      data-action="resize-column"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width: resizing.widthOf(column) };
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        resizing.resize(column, drag.current.width, event.clientX - drag.current.from);
      }}
      onDoubleClick={() => resizing.fit(column)}
    />
  );
}
