import { useState } from 'react';
import type { GridColumn } from '../../parts/grid/grid-column.js';
import type { CellPlace } from '../../parts/grid/navigation.js';
import type { ScreenProps } from '../screen.js';
import type { ReviewCursor } from './review-cursor.js';

interface Refusal {
  /** The reason why nothing was done, until another cell is active. */
  readonly text: string | undefined;
  refuse(text: string): void;
  /** Nothing was done because the row is delivered, or its column is read-only. */
  refuseLocked(readOnly?: GridColumn): void;
}

/** The reason why the last command did nothing: shown, and announced. */
export function useRefusal(
  { words: { t } }: Pick<ScreenProps, 'words'>,
  { active, announce }: Pick<ReviewCursor, 'active' | 'announce'>,
): Refusal {
  const [last, setLast] = useState<{ readonly text: string; readonly at: CellPlace | null } | null>(null);
  const refuse = (text: string): void => {
    announce(text);
    setLast({ text, at: active });
  };
  return {
    text: last?.at === active ? last.text : undefined,
    refuse,
    refuseLocked: (readOnly) =>
      refuse(readOnly ? t('review.readOnly.column', { column: readOnly.label }) : t('delivery.row.locked')),
  };
}
