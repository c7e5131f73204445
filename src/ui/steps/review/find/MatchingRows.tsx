import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { RowSearch } from '../../../../engine/index.js';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenProps } from '../../screen.js';

interface MatchingRowsProps extends ScreenProps<ReviewState> {
  /** `null` while nothing can be found. */
  readonly search: RowSearch | null;
  /** What the user asked for. The rows follow it, and not a column that is hidden, for example. */
  readonly wish: string;
}

/** While it is pressed, only rows with matches are shown. */
export function MatchingRows({ state, actions, words: { t }, search, wish }: MatchingRowsProps): ReactNode {
  const { view, total, isChoosing } = state;
  const shown = view.search;
  const followed = useRef(wish);
  useEffect(() => {
    if (shown === null || search === null || followed.current === wish) return;
    followed.current = wish;
    void actions.setView({ search });
  }, [actions, search, shown, wish]);
  const toggle = (): void => {
    followed.current = wish;
    void actions.setView({ search: shown ? null : search });
  };
  return (
    <>
      <button
        type="button"
        className="rg-icon-button"
        data-action="matching-rows"
        aria-label={t('find.onlyRows')}
        title={t('find.onlyRows')}
        aria-pressed={shown !== null}
        disabled={shown === null && search === null}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 3.5h11L9.5 8.5v4l-3-1.5v-2.5z" />
        </svg>
      </button>
      <output className="rg-hidden">
        {shown === null || isChoosing ? '' : t('review.said.rows', { count: total })}
      </output>
    </>
  );
}
