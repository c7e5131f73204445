import { useEffect, useState } from 'react';
import type { ColumnCounts } from '../../../../engine/index.js';
import type { ScreenActions } from '../../screen.js';

/** How many rows the filters of a column would show; `null` while they are counted. */
export function useColumnCounts(actions: Pick<ScreenActions, 'readCounts'>, column: string): ColumnCounts | null {
  const [read, setRead] = useState<{ readonly column: string; readonly counts: ColumnCounts } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    actions.readCounts(column).then(
      (counts) => isCurrent && setRead({ column, counts }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [actions, column]);
  return read?.column === column ? read.counts : null;
}
