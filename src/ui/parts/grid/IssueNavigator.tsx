import type { ReactNode } from 'react';
import { useTranslate } from '../../hooks/use-translate.js';

interface IssueNavigatorProps {
  /** Where among the findings the active cell is, as a sentence. */
  readonly text: string;
  readonly disabled: boolean;
  onFind(direction: 'next' | 'previous'): void;
}

/** Steps from finding to finding over the whole file. */
export function IssueNavigator({ text, disabled, onFind }: IssueNavigatorProps): ReactNode {
  const t = useTranslate();
  return (
    <fieldset className="rg-navigator" aria-label={t('review.navigator')}>
      <button
        type="button"
        className="rg-icon-button"
        data-action="previous-issue"
        aria-label={t('review.previousIssue')}
        title={t('review.previousIssueKeys')}
        disabled={disabled}
        onClick={() => onFind('previous')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 10.5 8 6l4.5 4.5" />
        </svg>
      </button>
      <button
        type="button"
        className="rg-icon-button"
        data-action="next-issue"
        aria-label={t('review.nextIssue')}
        title={t('review.nextIssueKeys')}
        disabled={disabled}
        onClick={() => onFind('next')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 5.5 8 10l4.5-4.5" />
        </svg>
      </button>
      <span className="rg-navigator-text">{text}</span>
    </fieldset>
  );
}
