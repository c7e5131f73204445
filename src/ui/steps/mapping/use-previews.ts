import { useEffect, useState } from 'react';
import type { ColumnPreview } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import type { ScreenActions } from '../screen.js';

/** By id of the target column. */
export type Previews = ReadonlyMap<string, ColumnPreview>;

const NONE: Previews = new Map();

/** How the mapped columns would be read. Empty until that is known; the earlier answer stays until the next. */
export function usePreviews(
  { matches, table: { rowCount } }: MapState,
  { previewMapping }: Pick<ScreenActions, 'previewMapping'>,
): Previews {
  const [previews, setPreviews] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    previewMapping(signal).then(
      (found) => {
        if (!signal.aborted) setPreviews(new Map(found.map((preview) => [preview.column, preview])));
      },
      // The review reports the same errors.
      () => undefined,
    );
    return () => controller.abort();
  }, [matches, rowCount, previewMapping]);
  return previews;
}
