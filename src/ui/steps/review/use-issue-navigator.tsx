import type { ReactNode } from 'react';
import type { ReviewState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';
import { IssueNavigator } from './IssueNavigator.js';
import type { ReviewCursor } from './review-cursor.js';
import { useIssueWalk } from './use-issue-walk.js';
import type { FoundIssue, IssueWalk } from './use-issue-walk.js';

/** Goes from issue to issue, and says which one it is at. */
export function useIssueNavigator(
  { state, actions, words }: ScreenProps<ReviewState>,
  cursor: ReviewCursor,
  { isNarrow }: { readonly isNarrow: boolean },
): Pick<IssueWalk, 'find' | 'jump'> & { readonly tool: ReactNode } {
  const { counts, reviewed } = state;
  const { t, issueText } = words;
  const { pages, active, grid, moveTo, announce } = cursor;
  const wordFound = ({ found: { issue, ordinal, count, position } }: FoundIssue): string => {
    const label = reviewed.find(({ column }) => column.id === issue.column)?.column.label;
    const row = pages.rowAt(position)?.number ?? issue.row + 1;
    const named = { ordinal, count, column: label ?? '', row };
    return t(`review.${issue.severity}At${label === undefined ? 'Row' : ''}`, named);
  };
  const onFound = (found: FoundIssue | null): void => {
    if (!found) {
      announce(t('review.said.noIssues'));
      return;
    }
    moveTo(found.place);
    announce(t('review.said.found', { place: wordFound(found), issue: issueText(found.found.issue) }));
    grid.current?.focus();
  };
  const { last, find, jump } = useIssueWalk(actions, cursor, onFound);
  const ofColumns = (kind: 'errors' | 'warnings'): number => reviewed.reduce((sum, column) => sum + column[kind], 0);
  // An error can also be one of the whole row.
  const errors = Math.max(ofColumns('errors'), counts.invalid);
  const total = errors > 0 ? t('review.errorCount', { count: errors }) : t('review.noErrors');
  const isAtLast = last && last.place.position === active?.position && last.place.column === active.column;
  const text = isAtLast ? wordFound(last) : total;
  const place = isAtLast ? { ordinal: last.found.ordinal, total: last.found.count } : null;
  return {
    find,
    jump,
    tool: (
      <IssueNavigator
        text={isNarrow && place ? t('find.place', place) : text}
        title={text}
        disabled={errors === 0 && ofColumns('warnings') === 0}
        onFind={find}
      />
    ),
  };
}
