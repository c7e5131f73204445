import type { ReactNode } from 'react';
import type { SourceMatch } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';
import { isSettled } from './match-groups.js';
import type { Previews } from './use-previews.js';

interface SureMatchesProps extends Pick<ScreenProps, 'words'> {
  readonly matches: readonly SourceMatch[];
  readonly previews: Previews;
  /** Whether the columns are shown below. */
  readonly isOpen: boolean;
  onToggle(): void;
}

/** The sure matches in one line, and the way to see them. */
export function SureMatches({ matches, previews, words: { t }, isOpen, onToggle }: SureMatchesProps): ReactNode {
  const settled = matches.filter(isSettled);
  const misfits = settled.filter(({ column }) => (previews.get(column ?? '')?.misfits ?? 0) > 0).length;
  if (settled.length === 0) return null;
  return (
    <div className="rg-map-sure">
      <span className="rg-tag" data-tone="good">
        {t('map.sureCount', { count: settled.length })}
      </span>
      {misfits > 0 ? <span>{t('map.misfitColumns', { count: misfits })}</span> : null}
      <button type="button" className="rg-link" data-action="show-matched" aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'map.hideSure' : 'map.showSure')}
      </button>
    </div>
  );
}
