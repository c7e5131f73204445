import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../hooks/words.js';
import { ToolButton } from '../../parts/ToolButton.js';
import { useImporterKeys } from './use-importer-keys.js';

interface IssueNavigatorProps {
  /** Position of the active cell among the issues, as text. */
  readonly text: string;
  /** The same in full. */
  readonly title: string;
  readonly disabled: boolean;
  onFind(direction: 'next' | 'previous'): void;
}

/** Moves from issue to issue through the whole file. */
export function IssueNavigator({ text, title, disabled, onFind }: IssueNavigatorProps): ReactNode {
  const t = useTranslate();
  const navigator = useRef<HTMLFieldSetElement>(null);
  useImporterKeys(navigator, ({ key, target, shiftKey, altKey, ctrlKey, metaKey }) => {
    // The rows handle the key in turn with those that wait for an earlier search.
    const isInRows = target instanceof Element && target.closest('[role=grid]') !== null;
    if (key !== 'F8' || altKey || ctrlKey || metaKey || disabled || isInRows) return false;
    onFind(shiftKey ? 'previous' : 'next');
    return true;
  });
  return (
    <fieldset ref={navigator} className="rg-navigator" aria-label={t('review.navigator')}>
      <ToolButton
        action="previous-issue"
        label={t('review.previousIssue')}
        title={t('review.previousIssueKeys')}
        disabled={disabled}
        path="M3.5 10.5 8 6l4.5 4.5"
        onClick={() => onFind('previous')}
      />
      <ToolButton
        action="next-issue"
        label={t('review.nextIssue')}
        title={t('review.nextIssueKeys')}
        disabled={disabled}
        path="M3.5 5.5 8 10l4.5-4.5"
        onClick={() => onFind('next')}
      />
      <span className="rg-navigator-text" title={title}>
        {text}
      </span>
    </fieldset>
  );
}
