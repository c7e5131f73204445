import type { ReactNode } from 'react';
import type { ImporterWords } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import type { ReviewState } from '../../../../session/index.js';
import type { GridColumn } from '../../../parts/grid/grid-column.js';
import type { ColumnActions } from './use-column-layout.js';

export interface ShownColumns {
  readonly shown: readonly GridColumn[];
  readonly layout: ReviewState['layout'];
  readonly actions: ColumnActions;
  /** Whether columns can stay in view: not those of cards. */
  readonly canFreeze: boolean;
}

interface ColumnToolsProps {
  readonly columns: ShownColumns;
  /** Id of the column. */
  readonly column: string;
  readonly words: ImporterWords;
  /** Called when the choice is made; a column may be moved several times. */
  onDone(): void;
}

/** Hides, freezes and moves a column. */
export function ColumnTools({ columns, column, words, onDone }: ColumnToolsProps): ReactNode {
  const { t, direction } = words;
  const { shown, layout, actions, canFreeze } = columns;
  const button = useClassName('button', 'rg-button');
  const place = shown.findIndex(({ id }) => id === column);
  const isFrozen = layout.frozen === column;
  const toTheRight = direction === 'rtl' ? -1 : 1;
  const moves = [
    { action: 'move-column-left', label: 'columns.moveLeft', by: -toTheRight },
    { action: 'move-column-right', label: 'columns.moveRight', by: toTheRight },
  ];
  return (
    <div className="rg-view-choices" role="group" aria-label={t('columns.title')}>
      <button
        type="button"
        className={button}
        data-action="hide-column"
        disabled={place < 0 || shown.length === 1}
        onClick={() => {
          onDone();
          actions.hide(column);
        }}
      >
        {t('columns.hide')}
      </button>
      {canFreeze ? (
        <button
          type="button"
          className={button}
          data-action="freeze-column"
          aria-pressed={isFrozen}
          onClick={() => {
            onDone();
            actions.freeze(isFrozen ? null : column);
          }}
        >
          {t('columns.freeze')}
        </button>
      ) : null}
      {moves.map(({ action, label, by }) => (
        <button
          key={action}
          type="button"
          className={button}
          data-action={action}
          disabled={place < 0 || shown[place + by] === undefined}
          onClick={() => actions.move([column], by === 1 ? place + 2 : place - 1)}
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}
