import type { CellResult } from '../../engine/index.js';
import type { ImporterWords } from '../../headless/index.js';
import type { ColumnKind } from '../parts/column-kind.js';

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** What a value was understood as, in the language of the importer. */
export function resultText(
  { value, kind }: { readonly value: CellResult['value']; readonly kind: ColumnKind },
  { t, readingText }: Pick<ImporterWords, 't' | 'readingText'>,
): string {
  if (typeof value === 'boolean') return t(value ? 'review.yes' : 'review.no');
  if (typeof value === 'number') return readingText({ value });
  return kind === 'date' && ISO_DATE.test(value) ? readingText({ date: value }) : value;
}
