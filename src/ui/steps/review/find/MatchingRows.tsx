import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { RowSearch } from '../../../../engine/index.js';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenProps } from '../../screen.js';

/** Milliseconds without typing after which the rows follow: longer than the search waits, which finds faults first. */
const CALM = 300;

interface MatchingRowsProps extends ScreenProps<ReviewState> {
  /** `null` while there is nothing to find. */
  readonly search: RowSearch | null;
}

/** While it is pressed, only rows with matches are shown. */
export function MatchingRows({ state, actions, words: { t }, search }: MatchingRowsProps): ReactNode {
  const shown = state.view.search;
  const next = shown && search && JSON.stringify(shown) !== JSON.stringify(search) ? JSON.stringify(search) : null;
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => void actions.setView({ search: JSON.parse(next) }), CALM);
    return () => clearTimeout(timer);
  }, [actions, next]);
  return (
    <button
      type="button"
      className="rg-icon-button"
      data-action="matching-rows"
      aria-label={t('find.onlyRows')}
      title={t('find.onlyRows')}
      aria-pressed={shown !== null}
      disabled={shown === null && search === null}
      onClick={() => void actions.setView({ search: shown ? null : search })}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 3.5h11L9.5 8.5v4l-3-1.5v-2.5z" />
      </svg>
    </button>
  );
}
