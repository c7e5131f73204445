import type { ImporterWords } from '../../../headless/index.js';

/** Why columns stay unchanged, by their ids: that they are read-only. No text if there are none. */
export function readOnlyText(
  ids: readonly string[],
  { columns, t }: Pick<ImporterWords, 't'> & { readonly columns: readonly { id: string; label: string }[] },
): readonly string[] {
  const labels = ids.map((id) => columns.find((column) => column.id === id)?.label ?? id);
  if (labels.length > 1) return [t('review.readOnly.columns', { columns: labels.join(', ') })];
  return labels.map((column) => t('review.readOnly.column', { column }));
}
