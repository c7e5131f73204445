import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { viewKey } from '../../engine/index.js';
import { useRowPages } from '../../headless/row-reader.js';
import type { ReviewState } from '../../session/index.js';
import { useClassName } from '../hooks/look.js';
import { useAnnouncer } from '../hooks/use-announcer.js';
import { CellPanel } from '../parts/grid/CellPanel.js';
import { EmptyRows } from '../parts/grid/EmptyRows.js';
import { FilterBar } from '../parts/grid/FilterBar.js';
import type { GridHandle } from '../parts/grid/grid-props.js';
import type { CellPlace } from '../parts/grid/navigation.js';
import { KeptOffset } from '../parts/grid/scrolling/kept-offset.js';
import { Notice } from './Notice.js';
import { columnReader } from './review/column-reader.js';
import { useExamples } from './review/example/use-examples.js';
import { useFind } from './review/find/use-find.js';
import { ErrorRail } from './review/groups/ErrorRail.js';
import { RailSheet, RailTool } from './review/groups/RailTool.js';
import { useErrorGroups } from './review/groups/use-error-groups.js';
import { historyOf } from './review/history/HistoryTool.js';
import { ReviewFooter } from './review/left-out/ReviewFooter.js';
import { ChangeNotice, DeliveryBar, StoppedNotice, WrongColumnNotice } from './review/ReviewNotices.js';
import { rangeText } from './review/range-text.js';
import { START } from './review/review-cursor.js';
import type { ReviewCursor } from './review/review-cursor.js';
import { ReviewRows, useIsNarrow } from './review/ReviewRows.js';
import { ReviewTools, SelectionTools } from './review/ReviewTools.js';
import { OtherTools } from './review/tools/OtherTools.js';
import { ProgressLine } from './review/ProgressLine.js';
import { useGridWords } from './review/use-grid-words.js';
import { useIssueNavigator } from './review/use-issue-navigator.js';
import { useImporterKeys } from './review/use-importer-keys.js';
import { usePaneKeys } from './review/use-pane-keys.js';
import { useKeptFocus } from './review/use-kept-focus.js';
import { useRangeEdits } from './review/use-range-edits.js';
import { useFullScreen } from './review/use-full-screen.js';
import { useRefusal } from './review/use-refusal.js';
import { useReviewEdits } from './review/use-review-edits.js';
import { useRowSelection } from './review/use-row-selection.js';
import { useDeletedRows } from './review/use-deleted-rows.js';
import { useShownRows } from './review/use-shown-rows.js';
import { useDensity } from './review/use-density.js';
import { useColumnLayout } from './review/view/use-column-layout.js';
import { useRowView } from './review/view/use-row-view.js';
import type { ScreenProps } from './screen.js';
import { StepHead } from './StepHead.js';

/** Below this width in pixels, rows are shown as cards. */
const NARROW = 560;
/** Minimum width in pixels for showing the error groups next to the rows. */
const WIDE = 920;

/** What brings other rows back, the best first; it has the focus when there are no rows. */
const WITHOUT_ROWS = ['.rg-empty button', '.rg-chip'];

/** The review: all rows with their errors, to be fixed and imported. */
export function ReviewStep(props: ScreenProps<ReviewState>): ReactNode {
  const { state, actions, words } = props;
  const { counts, view, filter, group, groups, total, reviewed, busy } = state;
  const { t } = words;
  const [columnsOf] = useState(() => columnReader(words));
  const allColumns = columnsOf(reviewed);
  const findings = useMemo(() => new Map(reviewed.map(({ column, errors }) => [column.id, errors])), [reviewed]);
  const pages = useRowPages(actions);
  const grid = useRef<GridHandle>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(screen, NARROW);
  const isWide = !useIsNarrow(screen, WIDE);
  /** `null` until the user has opened or closed the groups: they are then open where there is room. */
  const [railChoice, setRailChoice] = useState<boolean | null>(null);
  const [active, setActive] = useState<CellPlace | null>(null);
  const density = useDensity(state.layout, isNarrow);
  const { showsResults } = state.layout;
  const gridKey = viewKey(view);
  const [shownKey, setShownKey] = useState(gridKey);
  if (shownKey !== gridKey) {
    setShownKey(gridKey);
    // Other rows; the columns stay where they are.
    setActive(active && { ...active, position: 0 });
  }
  const [keptOffset] = useState(() => new KeptOffset());
  const { announce, output } = useAnnouncer();
  const columnLayout = useColumnLayout({
    columns: allColumns,
    layout: state.layout,
    setLayout: actions.setReviewLayout,
    findings,
    words,
    announce,
    onPlaced: (column) => setActive((old) => ({ ...(old ?? START), column })),
  });
  const { shown: columns, frozen } = columnLayout;
  const { reveal } = columnLayout.actions;
  const cursor: ReviewCursor = { pages, columns, active, grid, reveal, moveTo: setActive, announce };
  const refusal = useRefusal(props, cursor);
  const selection = useRowSelection(props, cursor, refusal.refuse);
  const full = useFullScreen(screen);
  const place = active ?? START;
  const editedId = useId();
  const content = useClassName('content', 'rg-content rg-review');
  const gridWords = useGridWords(words, editedId);
  const labelOf = (id: string): string => allColumns.find((column) => column.id === id)?.label ?? id;
  const issues = useIssueNavigator(props, cursor, { isNarrow });
  const examples = useExamples(props, {
    onApplied: (count) => announce(t('transform.applied', { count })),
    onClosed: () => grid.current?.focus(),
  });
  const edits = useReviewEdits(props, cursor, examples.follow);
  // Before the groups are read, so that the rows do not move when they arrive. Stopped checks read none.
  const mayHaveGroups = groups !== null || state.checks !== 'stopped';
  const hasGroups = (counts.invalid > 0 && mayHaveGroups) || group !== null;
  const isRailOpen = hasGroups && (railChoice ?? isWide);
  const rowView = useRowView(props, {
    // Beside the rows, the list of groups marks the one that is shown, as long as it has errors.
    hasGroupChip: !(isRailOpen && isWide && groups?.some(({ key }) => key === group)),
    activeColumn: columns[place.column]?.id,
    columns: { ...columnLayout, canFreeze: !isNarrow },
    onShown: () => grid.current?.focus(),
    announce,
  });
  const find = useFind(props, { ...cursor, active: place });
  const deleteRows = (rows: readonly number[]): void => {
    edits.deleteRows(rows);
    selection.forget(rows);
  };
  const ranges = useRangeEdits(props, cursor, { refuse: refusal.refuse, edit: edits.edit, deleteRows });
  const deleted = useDeletedRows(props, cursor, { refuse: refusal.refuse, ranges });
  const history = historyOf(state, { columns: allColumns, t, isHidden: isNarrow, onMove: edits.moveInHistory });
  const { show, showGroup, leaveOnEscape } = useShownRows(props, cursor, {
    labelOf,
    onOtherKind: selection.clear,
    onGroup() {
      if (!isWide) setRailChoice(false);
    },
  });
  const changeSelected = (change: (rows: readonly number[]) => void): void => {
    change([...selection.rows]);
    selection.clear();
    grid.current?.focus();
  };
  const deleteSelected = (): void => changeSelected(edits.deleteRows);

  useErrorGroups(state, actions);
  usePaneKeys(screen);
  // In the header and the footer; in the step, what has the focus comes first.
  useImporterKeys(screen, (event) => !screen.current?.contains(event.target as Node) && leaveOnEscape(event));
  useKeptFocus(screen, {
    isBusy: busy !== null,
    onLost() {
      const others = WITHOUT_ROWS.map((each) => screen.current?.querySelector<HTMLElement>(each));
      (grid.current ?? others.find(Boolean))?.focus();
    },
  });
  const rail = isRailOpen ? <ErrorRail {...props} onShow={showGroup} announce={announce} /> : null;
  const checking = busy?.what === 'validating';
  const otherTools = (
    <OtherTools
      {...props}
      {...{ isNarrow, density, view: rowView.tool, fullScreen: full.tool, history: history.steps }}
      onApplied={(count) => announce(t('transform.applied', { count }))}
    />
  );
  return (
    <>
      <div
        ref={screen}
        className={content}
        role="presentation"
        onKeyDown={(event) => {
          find.onKeyDown(event);
          full.onKeyDown(event);
          if (!leaveOnEscape(event)) return;
          event.preventDefault();
          // The dialog around the importer handles Escape too, be it the host's.
          event.stopPropagation();
        }}
        onDrop={(event) => {
          const [file, ...others] = event.dataTransfer.files;
          if (event.defaultPrevented || !file || others.length > 0 || busy !== null) return;
          event.preventDefault();
          // The file with the corrected rows; other files are refused with a message.
          void actions.mergeLeftOut(file);
        }}
      >
        <ProgressLine busy={state.checks === 'checking' ? busy : null} />
        <StepHead title={t('review.title')} />
        <Notice {...props} />
        <ChangeNotice {...props} />
        <DeliveryBar {...props} />
        <div className="rg-toolbar">
          <FilterBar filter={group === null ? filter : null} counts={counts} onChange={show} />
          {issues.tool}
          <ReviewTools
            isNarrow={isNarrow}
            {...{ canUndo: state.canUndo, canRedo: state.canRedo, onUndo: edits.undo, onRedo: edits.redo }}
            {...{ undoStep: history.undoStep, redoStep: history.redoStep }}
            last={isNarrow ? otherTools : history.history}
          >
            {hasGroups ? (
              <RailTool
                isOpen={isRailOpen}
                count={groups?.length ?? null}
                onToggle={() => setRailChoice(!isRailOpen)}
              />
            ) : null}
            {find.tool}
            {isNarrow ? null : otherTools}
          </ReviewTools>
        </div>
        <StoppedNotice {...props} />
        <WrongColumnNotice {...props} />
        {rowView.chips}
        <div className="rg-review-body">
          <div
            className="rg-review-rows"
            role="presentation"
            onKeyDown={rowView.onKeyDown}
            aria-busy={state.isChoosing}
          >
            {find.bar}
            {total > 0 || (filter === 'all' && checking) ? (
              <ReviewRows
                {...{ columns, frozen, keptOffset, findings, density, showsResults, total, pages, isNarrow }}
                gridKey={gridKey}
                handle={grid}
                label={t('review.grid')}
                widths={state.layout.widths}
                onResize={(widths) => actions.setReviewLayout({ widths })}
                onMoveColumns={columnLayout.actions.move}
                onFrozen={columnLayout.onFrozen}
                sort={view.sort}
                head={rowView.head}
                active={place}
                selected={selection.rows}
                words={gridWords}
                onMove={setActive}
                onSelected={(selected) => announce(rangeText(selected, t))}
                onEdit={edits.edit}
                onToggleRow={selection.toggle}
                onClearSelection={selection.clear}
                onFindIssue={issues.find}
                jump={issues.jump}
                onCopied={() => announce(t('review.said.copied'))}
                onCopyRows={selection.copy}
                onLocked={refusal.refuseLocked}
                {...{ onPaste: ranges.paste, onCopyRanges: ranges.copy, onClear: ranges.clear }}
                {...{ onFill: ranges.fill, onInsert: ranges.insert, onDeleteRows: ranges.deleteRows }}
                onDeleteSelected={deleteSelected}
                {...deleted?.grid}
              />
            ) : view.filters.length > 0 || view.search ? (
              <p className="rg-empty">{t('view.none')}</p>
            ) : (
              <EmptyRows filter={filter} checking={checking} onShow={show} />
            )}
            {total > 0 ? (
              <CellPanel
                pages={pages}
                position={place.position}
                column={columns[place.column]}
                words={gridWords}
                refusal={refusal.text}
                onRestore={selection.rows.size > 0 ? undefined : (row) => deleted?.restore([row])}
                onEdit={() => grid.current?.edit()}
              >
                {examples.offer}
                <SelectionTools
                  selected={selection.rows.size}
                  onDelete={deleteSelected}
                  onRestore={deleted ? () => changeSelected(deleted.restore) : undefined}
                  onClear={selection.clear}
                />
              </CellPanel>
            ) : null}
          </div>
          {isWide ? rail : null}
        </div>
        {!isWide && rail ? <RailSheet onClose={() => setRailChoice(false)}>{rail}</RailSheet> : null}
        {rowView.dialog}
        {examples.dialog}
        <span id={editedId} hidden>
          {t('review.edited')}
        </span>
        {output}
      </div>
      <ReviewFooter {...props} onFix={() => show('invalid')} />
    </>
  );
}
