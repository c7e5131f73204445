import type { ReactNode } from 'react';
import { useClassName } from '../../hooks/class-names.js';
import { useTranslate } from '../../hooks/use-translate.js';

interface SelectionToolsProps {
  /** Rows ticked. */
  readonly selected: number;
  onDelete(): void;
  onClear(): void;
}

/** What can be done to the rows that are ticked. */
export function SelectionTools({ selected, onDelete, onClear }: SelectionToolsProps): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  if (selected === 0) return null;
  return (
    <>
      <button type="button" className={`${button} rg-danger`} data-action="delete-rows" onClick={onDelete}>
        {t('review.deleteRows', { count: selected })}
      </button>
      <button type="button" className="rg-link" onClick={onClear}>
        {t('review.clearSelection')}
      </button>
    </>
  );
}
