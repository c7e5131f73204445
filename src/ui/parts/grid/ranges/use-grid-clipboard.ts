import { useEffect, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { clippingOfEvent } from '../../clipboard.js';
import { useNewest } from '../../../hooks/use-newest.js';
import { clipboardText } from '../clipboard-cells.js';
import type { GridProps } from '../grid-props.js';
import type { HeldKeys } from '../use-held-keys.js';
import type { CellRanges } from './use-cell-ranges.js';

interface ClipboardHandlers {
  onCopy(event: ClipboardEvent): void;
  onCut(event: ClipboardEvent): void;
  onPaste(event: ClipboardEvent): void;
}

/**
 * Copies and cuts the selected cells, and pastes into them; at a row header, its row. Ticked rows are copied at a row
 * header, or until the user moves to another cell. An editor does so by itself.
 */
export function useGridClipboard(options: {
  readonly props: GridProps;
  readonly cells: CellRanges;
  readonly held: HeldKeys;
  readonly isEditing: boolean;
  /** Text of the active cell; `undefined` while it is not known. */
  readonly text: string | undefined;
}): ClipboardHandlers {
  const { props, cells, held, isEditing, text } = options;
  const { ranges, row } = cells;
  const isRow = ranges.length === 0 && props.total > 0;
  const newest = useNewest({ props, ranges: isRow ? [{ ...row, right: row.left }] : ranges });
  const tickedAt = useRef(props.active);
  useEffect(() => {
    tickedAt.current = newest.current.props.active;
  }, [props.selected, newest]);
  const copy = (event: ClipboardEvent, isCut: boolean): void => {
    if (isEditing) return;
    cells.leaveUnsaid();
    const areTicksMeant = isRow || (!isCut && !cells.isPlural && tickedAt.current === props.active);
    if (props.selected.size > 0 && areTicksMeant) {
      event.preventDefault();
      // Cells of ticked rows, which may be far away, are not cleared.
      props.onCopyRows(event.clipboardData);
    } else if (isRow || cells.isPlural || isCut) {
      event.preventDefault();
      // While keys wait, the active cell is about to be another one.
      props.onCopyRanges(event.clipboardData, isRow ? [row] : ranges, { isCut: isCut && !held.isWaiting() });
    } else if (text !== undefined) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', clipboardText(text));
      props.onCopied();
    }
  };
  return {
    onCopy: (event) => copy(event, false),
    onCut: (event) => copy(event, true),
    onPaste(event) {
      cells.leaveUnsaid();
      if (isEditing) return;
      event.preventDefault();
      const clipping = clippingOfEvent(event.clipboardData);
      held.run(() => {
        const { ranges } = newest.current;
        if (ranges.length > 0) newest.current.props.onPaste(clipping, ranges);
      });
    },
  };
}
