import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ColumnFilter, ErrorGroup, RowSearch, RowView, SortKey } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import type { Translate } from '../../../../i18n/index.js';
import type { ReviewState } from '../../../../session/index.js';
import { CloseMark } from '../../../parts/ToolButton.js';
import type { ScreenProps } from '../../screen.js';
import { groupText, kindText } from '../groups/group-text.js';

interface ViewChipsProps extends ScreenProps<ReviewState> {
  readonly hasGroup: boolean;
  /** Further chips. */
  readonly children: ReactNode;
  onChange(change: Partial<RowView>): void;
}

/** The group of errors, sort keys, filters and text in effect; pressing one removes it. */
export function ViewChips({ state, words, hasGroup, children, onChange }: ViewChipsProps): ReactNode {
  const { t } = words;
  const { sort, filters, search } = state.view;
  const listed = state.groups?.find(({ key }) => key === state.group);
  const [last, setLast] = useState<ErrorGroup>();
  if (listed && listed !== last) setLast(listed);
  // Its rows are still shown when all its errors are fixed.
  const group = hasGroup && last?.key === state.group ? last : undefined;
  if (!group && !search && sort.length + filters.length === 0 && !children) return null;
  const labels = new Map(state.reviewed.map(({ column }) => [column.id, column.label]));
  const labelOf = (id: string): string => labels.get(id) ?? id;
  const ofGroup = group ? [{ text: textOf(group, labelOf, words), remove: { group: null } }] : [];
  const chips = [
    ...ofGroup,
    ...sort.map((key) => ({
      text: sortText(key, labelOf(key.column), t),
      remove: { sort: sort.filter((other) => other !== key) },
    })),
    ...filters.map((filter) => ({
      text: filterText(filter, labelOf(filter.column), words),
      remove: { filters: filters.filter((other) => other !== filter) },
    })),
    ...(search ? [{ text: searchText(search, labelOf, t), remove: { search: null } }] : []),
  ];
  return (
    <div className="rg-chips" role="group" aria-label={t('view.title')}>
      {chips.map(({ text, remove }) => (
        <button
          key={text}
          type="button"
          className="rg-chip"
          data-action="remove-view"
          aria-label={t('view.remove', { text })}
          onClick={() => onChange(remove)}
        >
          <bdi>{text}</bdi>
          <CloseMark />
        </button>
      ))}
      {children}
      {(group || search || filters.length > 0) && !state.isChoosing ? (
        <span className="rg-hint">{t('review.said.rows', { count: state.total })}</span>
      ) : null}
      {chips.length > 1 ? (
        <button
          type="button"
          className="rg-link"
          onClick={() => onChange({ group: null, sort: [], filters: [], search: null })}
        >
          {t('view.removeAll')}
        </button>
      ) : null}
    </div>
  );
}

/** The text of a group of errors, such as `Joined: Not a date`. */
function textOf(group: ErrorGroup, labelOf: (id: string) => string, words: ImporterWords): string {
  const text = groupText(group, words, labelOf);
  return group.column === null ? text : words.t('view.chip', { column: labelOf(group.column), text });
}

/** Maximum number of values in the text of a filter. */
const LISTED = 3;

/** The text of a sort key, such as `Name: sorted ascending`. */
function sortText({ descending }: SortKey, column: string, t: Translate): string {
  return t(descending ? 'view.descendingChip' : 'view.ascendingChip', { column });
}

/** The text of a filter, such as `Plan: pro, free`. */
function filterText(filter: ColumnFilter, column: string, words: Pick<ImporterWords, 't' | 'issueText'>): string {
  const { t } = words;
  if (filter.type === 'contains') return t('view.containsChip', { column, text: filter.text });
  if (filter.type === 'errors' && filter.kind) return t('view.chip', { column, text: kindText(filter.kind, words) });
  if (filter.type !== 'values') return t('view.chip', { column, text: t(`view.${filter.type}`) });
  const named = filter.values.slice(0, LISTED).map((value) => value || t('groups.empty'));
  const text = [...named, ...(filter.values.length > LISTED ? ['…'] : [])].join(', ');
  return t('view.chip', { column, text });
}

/** What rows are searched for, such as `Name contains “Ada”`, with the signs of its options. */
function searchText(search: RowSearch, labelOf: (id: string) => string, t: Translate): string {
  const { find, columns: [column] = [], matchCase, wholeCell, pattern } = search;
  const text =
    column === undefined
      ? t('view.searchChip', { text: find })
      : t('view.containsChip', { column: labelOf(column), text: find });
  const signs = [matchCase && 'Aa', wholeCell && '[ab]', pattern && '.*'].filter(Boolean);
  return [text, ...signs].join(' ');
}
