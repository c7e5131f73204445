import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RowView } from '../../../../engine/index.js';
import type { ReviewState } from '../../../../session/index.js';
import { useNewest } from '../../../hooks/use-newest.js';
import type { HeadActions } from '../../../parts/grid/HeadCell.js';
import type { ScreenProps } from '../../screen.js';
import type { Tool } from '../tools/tool.js';
import type { ShownColumns } from './ColumnTools.js';
import { ViewChips } from './ViewChips.js';
import { DuplicatesOf } from '../groups/DuplicateActions.js';
import { ViewDialog } from './ViewDialog.js';

interface RowViewParts {
  readonly tool: Tool;
  readonly chips: ReactNode;
  readonly dialog: ReactNode;
  /** For the headers of the columns. */
  readonly head: HeadActions;
  /** Opens the dialog with Alt and the down arrow. */
  onKeyDown(event: KeyboardEvent): void;
}

/** The controls that sort and filter the rows. */
export function useRowView(
  screen: ScreenProps<ReviewState>,
  options: {
    /** Whether the group of errors that is shown has a chip. */
    readonly hasGroupChip: boolean;
    /** Id of the active cell's column. */
    readonly activeColumn: string | undefined;
    /** Called when other rows are shown. */
    readonly onShown: () => void;
    /** The columns shown, and a chip for the others. */
    readonly columns: ShownColumns & { readonly chip: ReactNode };
    readonly announce: (text: string) => void;
  },
): RowViewParts {
  const { state, actions, words } = screen;
  const { view, reviewed, total } = state;
  const { t } = words;
  const [column, setColumn] = useState<string | null>(null);
  const [duplicates, setDuplicates] = useState<string | null>(null);
  const isReady = state.checks === 'checked';
  const newest = useNewest({ ...options, view, isReady });
  const isAwaited = useRef(false);
  const change = useCallback(
    (next: Partial<RowView>): void => {
      isAwaited.current = true;
      void actions.setView(next);
    },
    [actions],
  );
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (!isAwaited.current) return;
    isAwaited.current = false;
    newest.current.onShown();
    newest.current.announce(t('review.said.rows', { count: total }));
  }, [newest, t, total, view]);
  const head = useMemo<HeadActions>(
    () => ({
      sort: (id, { keepsOthers }) => {
        if (!newest.current.isReady) return;
        const { sort } = newest.current.view;
        const keys = keepsOthers || sort.length === 1 ? sort : [];
        const old = keys.find(({ column }) => column === id);
        const key = { column: id, descending: old !== undefined };
        const others = keepsOthers ? keys.filter((one) => one !== old) : [];
        if (old?.descending) change({ sort: others });
        else if (old && keepsOthers) change({ sort: keys.map((one) => (one === old ? key : one)) });
        else change({ sort: [...others, key] });
      },
      openMenu: setColumn,
      showErrors: (id) => {
        const others = newest.current.view.filters.filter((one) => one.column !== id || one.type !== 'errors');
        change({ filters: [...others, { column: id, type: 'errors' }] });
      },
    }),
    [change, newest],
  );
  const open = (): void => setColumn(options.activeColumn ?? reviewed[0]?.column.id ?? null);
  return {
    head,
    tool: {
      action: 'view',
      label: 'view.title',
      disabled: !isReady,
      path: 'M2.5 4h11M4.5 8h7M6.5 12h3',
      run: open,
    },
    chips: (
      <ViewChips {...screen} hasGroup={options.hasGroupChip} onChange={change}>
        {options.columns.chip}
      </ViewChips>
    ),
    dialog:
      duplicates !== null && isReady ? (
        <DuplicatesOf {...screen} {...options} column={duplicates} onClose={() => setDuplicates(null)} />
      ) : column !== null && isReady ? (
        <ViewDialog
          {...screen}
          column={column}
          columns={options.columns}
          onChange={change}
          onDuplicates={(id) => {
            setColumn(null);
            setDuplicates(id);
          }}
          onClose={() => setColumn(null)}
        />
      ) : null,
    onKeyDown(event) {
      if (!event.altKey || event.key !== 'ArrowDown' || event.defaultPrevented || !isReady) return;
      event.preventDefault();
      open();
    },
  };
}
