import { showsDeleted } from '../../../engine/index.js';
import type { ErrorGroup, RowFilter } from '../../../engine/index.js';
import type { ReviewState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';
import { groupText } from './groups/group-text.js';
import type { ReviewCursor } from './review-cursor.js';
import { isTyping } from './use-importer-keys.js';

interface ShownRows {
  show(filter: RowFilter): void;
  showGroup(group: ErrorGroup | null): void;
  /** Leads back from a group, a filter, or filters of columns, before Escape closes the importer. Returns whether it did. */
  leaveOnEscape(event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'target'>): boolean;
}

interface ShownRowsOptions {
  labelOf(column: string): string;
  /** Deleted rows are selected to be restored, others to be deleted. */
  onOtherKind(): void;
  onGroup(): void;
}

/** Which rows are shown: those of a filter or of a group of errors. */
export function useShownRows(
  { state, actions, words }: ScreenProps<ReviewState>,
  { reveal, moveTo, announce }: ReviewCursor,
  { labelOf, onOtherKind, onGroup }: ShownRowsOptions,
): ShownRows {
  const { counts, view, filter, group } = state;
  const { t } = words;
  const show = (next: RowFilter): void => {
    actions.setFilter(next);
    if ((next === 'deleted') !== showsDeleted(view)) onOtherKind();
    announce(t('review.said.rows', { count: counts[next] }));
  };
  const showGroup = (next: ErrorGroup | null): void => {
    actions.showGroup(next?.key ?? null);
    const column = reveal(next?.column ?? null);
    moveTo(column < 0 ? null : { position: 0, column });
    announce(
      next
        ? t('groups.shown', { count: next.count, text: groupText(next, words, labelOf) })
        : t('review.said.rows', { count: counts[filter] }),
    );
    onGroup();
  };
  return {
    show,
    showGroup,
    leaveOnEscape(event) {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return false;
      const { filters, search } = view;
      if (group !== null) showGroup(null);
      else if (filter !== 'all') show('all');
      else if (filters.length > 0 || search) void actions.setView({ filters: [], search: null });
      else return false;
      return true;
    },
  };
}
