import type { ColumnFilter, SortKey } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import type { Translate } from '../../../../i18n/index.js';
import { kindText } from '../groups/group-text.js';

/** Maximum number of values in the text of a filter. */
const LISTED = 3;

/** The text of a sort key, such as `Name: sorted ascending`. */
export function sortText({ descending }: SortKey, column: string, t: Translate): string {
  return t(descending ? 'view.descendingChip' : 'view.ascendingChip', { column });
}

/** The text of a filter, such as `Plan: pro, free`. */
export function filterText(
  filter: ColumnFilter,
  column: string,
  words: Pick<ImporterWords, 't' | 'issueText'>,
): string {
  const { t } = words;
  if (filter.type === 'contains') return t('view.containsChip', { column, text: filter.text });
  if (filter.type === 'errors' && filter.kind) return t('view.chip', { column, text: kindText(filter.kind, words) });
  if (filter.type !== 'values') return t('view.chip', { column, text: t(`view.${filter.type}`) });
  const named = filter.values.slice(0, LISTED).map((value) => value || t('groups.empty'));
  const text = [...named, ...(filter.values.length > LISTED ? ['…'] : [])].join(', ');
  return t('view.chip', { column, text });
}
