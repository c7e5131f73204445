import { clippingOfEvent } from '../../clipboard.js';
import type { ClipboardEvent } from 'react';
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

/** Copies a range, the ticked rows or the active cell, and pastes into the selection. An editor does so by itself. */
export function useGridClipboard(options: {
  readonly props: GridProps;
  readonly cells: CellRanges;
  readonly held: HeldKeys;
  readonly isEditing: boolean;
  /** Text of the active cell; `undefined` while it is not known. */
  readonly text: string | undefined;
}): ClipboardHandlers {
  const { props, cells, held, isEditing, text } = options;
  const newest = useNewest({ props, ranges: cells.ranges });
  const copy = (event: ClipboardEvent, isCut: boolean): void => {
    if (isEditing) return;
    cells.leaveUnsaid();
    if (!isCut && props.selected.size > 0 && !cells.isPlural) {
      event.preventDefault();
      props.onCopyRows(event.clipboardData);
    } else if (cells.isPlural || isCut) {
      event.preventDefault();
      // While keys wait, the active cell is about to be another one.
      props.onCopyRanges(event.clipboardData, cells.ranges, { isCut: isCut && !held.isWaiting() });
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
