import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RowFilter } from '../../../engine/index.js';
import { useTranslate } from '../../hooks/words.js';
import { Digits } from '../Digits.js';

const FILTERS: readonly RowFilter[] = ['all', 'valid', 'invalid', 'deleted'];

interface FilterBarProps {
  /** `null` while other rows are shown. */
  readonly filter: RowFilter | null;
  readonly counts: Readonly<Record<RowFilter, number>>;
  onChange(filter: RowFilter): void;
}

/** Filters of the rows with their counts: radio buttons styled as one control. Few imports have deleted rows. */
export function FilterBar({ filter, counts, onChange }: FilterBarProps): ReactNode {
  const t = useTranslate();
  const name = useId();
  const filters = FILTERS.filter((value) => value !== 'deleted' || value === filter || counts.deleted > 0);
  return (
    <fieldset className="rg-segments">
      <legend className="rg-hidden">{t('review.filter.label')}</legend>
      {filters.map((value) => (
        <label
          key={value}
          className="rg-segment"
          data-filter={value}
          data-checked={value === filter ? true : undefined}
          data-empty={counts[value] === 0 ? true : undefined}
        >
          <input
            type="radio"
            className="rg-hidden"
            name={name}
            value={value}
            checked={value === filter}
            aria-label={t(`review.filter.${value}Of`, { count: counts[value] })}
            onChange={() => onChange(value)}
          />
          <span aria-hidden="true">{t(`review.filter.${value}`)}</span>
          <Digits value={counts[value]} name={value} />
        </label>
      ))}
    </fieldset>
  );
}
