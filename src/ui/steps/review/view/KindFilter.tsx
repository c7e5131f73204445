import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ColumnCounts, ErrorKind } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import { kindText } from '../groups/group-text.js';

interface KindFilterProps {
  /** None while they are counted. */
  readonly kinds: ColumnCounts['kinds'];
  readonly words: ImporterWords;
  onApply(kind: ErrorKind): void;
}

/** Filters by one kind of the errors of a column. */
export function KindFilter({ kinds, words, onApply }: KindFilterProps): ReactNode {
  const { t, number } = words;
  const [chosen, setChosen] = useState('');
  const button = useClassName('button', 'rg-button');
  const kind = chosen === '' ? undefined : kinds[Number(chosen)]?.kind;
  return (
    <form
      className="rg-view-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (kind) onApply(kind);
      }}
    >
      <label>
        <span>{t('view.kind')}</span>
        <select
          className="rg-field"
          data-action="choose-kind"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{t('groups.choose')}</option>
          {kinds.map(({ kind: one, count }, at) => (
            <option key={at} value={at}>
              {`${kindText(one, words)} (${number(count)})`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={button} data-action="filter-kind" disabled={!kind}>
        {t('groups.apply')}
      </button>
    </form>
  );
}
