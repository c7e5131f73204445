import type { ReactNode } from 'react';
import type { RowFilter } from '../../../engine/index.js';
import { useClassName } from '../../hooks/look.js';
import { useTranslate } from '../../hooks/words.js';

interface EmptyRowsProps {
  readonly filter: RowFilter;
  /** Whether rows may still appear. */
  readonly checking: boolean;
  onShow(filter: RowFilter): void;
}

/** The rows that are offered in place of missing ones. */
const other = {
  all: 'deleted',
  valid: 'invalid',
  invalid: 'all',
  deleted: 'all',
} as const satisfies Record<RowFilter, RowFilter>;
const offers = { all: 'showAll', invalid: 'showInvalid', deleted: 'showDeleted' } as const;

/** Shown instead of an empty grid: explains why there are no rows and offers a way out. */
export function EmptyRows({ filter, checking, onShow }: EmptyRowsProps): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  const kind = filter !== 'all' && filter !== 'deleted' && checking ? 'checking' : filter;
  const next = other[filter];
  return (
    <div className="rg-empty" data-kind={kind}>
      {kind === 'invalid' ? (
        <svg className="rg-empty-mark" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="20" />
          <path d="m15.5 24.5 6 6 11.5-13" />
        </svg>
      ) : null}
      <p className="rg-empty-title">{t(`review.empty.${kind}Title`)}</p>
      <p className="rg-empty-text">{t(`review.empty.${kind}Text`)}</p>
      <button type="button" className={button} onClick={() => onShow(next)}>
        {t(`review.empty.${offers[next]}`)}
      </button>
    </div>
  );
}
