import { useMemo } from 'react';
import type { ImporterWords } from '../../../headless/index.js';
import type { GridWords } from '../../parts/grid/grid-column.js';
import { resultText } from '../result-text.js';

/** `editedId`: id of an element with the text that a cell was edited. */
export function useGridWords({ t, issueText, readingText }: ImporterWords, editedId: string): GridWords {
  return useMemo<GridWords>(
    () => ({
      issue: issueText,
      result: (value, kind) =>
        resultText({ value, kind }, { t, readingText: (reading) => readingText(reading, { isShort: true }) }),
      selectRow: (number) => t('review.selectRow', { number }),
      editedId,
      loading: t('review.loading'),
      row: (number) => t('review.panel.row', { number }),
      problems: (count) => t('review.columnErrors', { count }),
      rowState: (rowState) => t(`delivery.row.${rowState}`),
    }),
    [editedId, issueText, readingText, t],
  );
}
