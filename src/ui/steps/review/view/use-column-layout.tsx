import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ImporterWords } from '../../../../headless/index.js';
import type { ReviewState, SessionActions } from '../../../../session/index.js';
import { useNewest } from '../../../hooks/use-newest.js';
import { arrange, hide, move, show } from '../../../parts/grid/columns/column-layout.js';
import type { ArrangedColumns } from '../../../parts/grid/columns/column-layout.js';
import type { GridColumn } from '../../../parts/grid/grid-column.js';
import type { FrozenColumns } from '../../../parts/grid/grid-props.js';
import type { ColumnFindings } from '../../../parts/grid/GridHeader.js';

/** What can be done with a column, by id. */
export interface ColumnActions {
  hide(id: string): void;
  /** Keeps the columns up to one in view; `null`: none. */
  freeze(id: string | null): void;
  /** Moves columns to before the shown one at an index. */
  move(ids: readonly string[], before: number): void;
  /** The position of a column among those shown; shows it if it is hidden. -1 for no column. */
  reveal(id: string | null): number;
}

interface ColumnLayoutParts extends ArrangedColumns {
  readonly layout: ReviewState['layout'];
  readonly actions: ColumnActions;
  /** The hidden columns, to be shown again, and how many columns are frozen if not all that should be; or `null`. */
  readonly chip: ReactNode;
  /** Called by the table. */
  onFrozen(frozen: FrozenColumns | null): void;
}

/** Hides, moves and freezes columns. */
export function useColumnLayout(options: {
  readonly columns: readonly GridColumn[];
  readonly layout: ReviewState['layout'];
  readonly setLayout: SessionActions['setReviewLayout'];
  readonly findings: ColumnFindings;
  readonly words: ImporterWords;
  readonly announce: (text: string) => void;
  /** Called with the new position of the first column that was moved. */
  readonly onPlaced: (column: number) => void;
}): ColumnLayoutParts {
  const { columns, layout, setLayout, findings, words } = options;
  const { t } = words;
  const arranged = useMemo(() => arrange(columns, layout), [columns, layout]);
  const newest = useNewest(options);
  const actions = useMemo<ColumnActions>(() => {
    const say = (key: string, id: string): void => {
      const column = newest.current.columns.find((one) => one.id === id)?.label ?? id;
      newest.current.announce(t(key, { column }));
    };
    const placeIn = (next: ReviewState['layout'], id: string | null): number =>
      arrange(newest.current.columns, next).shown.findIndex((column) => column.id === id);
    return {
      hide(id) {
        setLayout(hide(newest.current.layout, id));
        say('columns.said.hidden', id);
      },
      freeze(id) {
        setLayout({ frozen: id });
        if (id === null) newest.current.announce(t('columns.said.unfrozen'));
        else say('columns.said.frozen', id);
      },
      move(ids, before) {
        const next = move(newest.current.columns, newest.current.layout, { ids, before });
        setLayout(next);
        const { shown } = arrange(newest.current.columns, next);
        const place = shown.findIndex(({ id }) => ids.includes(id));
        newest.current.onPlaced(place);
        const moved = shown.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
        newest.current.announce(
          t('columns.said.moved', { column: moved.join(', '), n: place + 1, total: shown.length }),
        );
      },
      reveal(id) {
        const { layout: now } = newest.current;
        const next = id === null ? now : show(now, id);
        if (next !== now) setLayout(next);
        return placeIn(next, id);
      },
    };
  }, [newest, setLayout, t]);
  const [room, setRoom] = useState<FrozenColumns | null>(null);
  const isPart = room !== null && room.wanted === arranged.frozen && room.fitting < room.wanted;
  const partText = isPart ? t('columns.partlyFrozen', { n: room.fitting, total: room.wanted }) : '';
  useEffect(() => {
    if (partText !== '') newest.current.announce(partText);
  }, [newest, partText]);
  const { hidden } = arranged;
  const wrong = hidden.flatMap(({ id, label }) => {
    const count = findings.get(id) ?? 0;
    return count > 0 ? [`${label}: ${t('review.columnErrors', { count })}`] : [];
  });
  const hiddenChip =
    hidden.length > 0 ? (
      <button
        type="button"
        className="rg-chip"
        data-action="show-columns"
        title={hidden.map(({ label }) => label).join(', ')}
        onClick={() => {
          setLayout(show(layout));
          options.announce(t('columns.said.shown'));
        }}
      >
        <bdi>{[t('columns.hidden', { count: hidden.length }), ...wrong].join(' · ')}</bdi>
        <span className="rg-chip-action">{t('columns.show')}</span>
      </button>
    ) : null;
  const frozenChip = isPart ? (
    <button type="button" className="rg-chip" data-action="unfreeze-columns" onClick={() => actions.freeze(null)}>
      <bdi>{partText}</bdi>
      <span className="rg-chip-action">{t('columns.unfreeze')}</span>
    </button>
  ) : null;
  return {
    ...arranged,
    layout,
    actions,
    onFrozen: setRoom,
    chip:
      hiddenChip || frozenChip ? (
        <>
          {hiddenChip}
          {frozenChip}
        </>
      ) : null,
  };
}
