import type { ReactNode } from 'react';
import { useTranslate } from '../../../hooks/words.js';
import { ToolDialog } from '../ToolDialog.js';

interface RailToolProps {
  readonly isOpen: boolean;
  /** Number of groups; `null` until they are read. */
  readonly count: number | null;
  onToggle(): void;
}

/** Opens and closes the list of error groups. */
export function RailTool({ isOpen, count, onToggle }: RailToolProps): ReactNode {
  const t = useTranslate();
  const label = count === null ? t('groups.title') : t('groups.open', { count });
  return (
    <button
      type="button"
      className="rg-icon-button"
      data-action="error-groups"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 3.5h11v9h-11zM10 3.5v9M11.5 6h.5m-.5 2h.5" />
      </svg>
    </button>
  );
}

/** The list of error groups in a dialog, for screens without room for it next to the rows. */
export function RailSheet({ children, onClose }: { readonly children: ReactNode; onClose(): void }): ReactNode {
  const t = useTranslate();
  return (
    <ToolDialog className="rg-rail-sheet" title={t('groups.title')} focusesClose onClose={onClose}>
      {children}
    </ToolDialog>
  );
}
