import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column, ReviewSummary, RowFilter, RowHandling } from '../../engine/index.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useClassName } from '../hooks/class-names.js';
import { useRowWindows } from '../hooks/use-row-windows.js';
import { useIssueText, useTranslate } from '../hooks/use-translate.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';
import { StepHead } from '../parts/StepHead.js';
import { CellPanel } from '../parts/grid/CellPanel.js';
import type { GridHandle } from '../parts/grid/grid-props.js';
import { EmptyRows } from '../parts/grid/EmptyRows.js';
import { FilterBar } from '../parts/grid/FilterBar.js';
import { gridColumn } from '../parts/grid/grid-column.js';
import type { GridColumn } from '../parts/grid/grid-column.js';
import { GridStyles } from '../parts/grid/GridStyles.js';
import type { GridWords } from '../parts/grid/GridRow.js';
import { IssueNavigator } from '../parts/grid/IssueNavigator.js';
import type { CellPlace } from '../parts/grid/navigation.js';
import { wrongColumn } from '../parts/grid/wrong-column.js';
import { ChangeNotice } from './review/ChangeNotice.js';
import { CheckNotice } from './review/CheckNotice.js';
import { DeliveryBar } from './review/DeliveryBar.js';
import { ReviewRows } from './review/ReviewRows.js';
import { ReviewTools } from './review/ReviewTools.js';
import { SelectionTools } from './review/SelectionTools.js';
import { TransformTool } from './review/TransformTool.js';
import { submitWording } from './review/submit-wording.js';
import { useCopyRows } from './review/use-copy-rows.js';
import { useIsNarrow } from './review/use-is-narrow.js';
import { useIssueWalk } from './review/use-issue-walk.js';
import type { FoundIssue } from './review/use-issue-walk.js';
import { useReviewEdits } from './review/use-review-edits.js';
import { useRowSelection } from './review/use-row-selection.js';

/** Pixels below which rows are shown as cards. */
const NARROW = 560;
const START: CellPlace = { position: 0, column: 0 };

interface ReviewStepProps {
  readonly rowHandling: RowHandling;
  /** Of a page whose policy allows only styles with one. */
  readonly nonce?: string;
}

/** Every row with what is wrong with it: to look through, mend and send. */
export function ReviewStep({ rowHandling, nonce }: ReviewStepProps): ReactNode {
  const t = useTranslate();
  const issueText = useIssueText();
  const actions = useSessionActions();
  const review = useSession((state) => state.review);
  const filter = useSession((state) => state.filter);
  const progress = useSession((state) => state.progress);
  const busy = useSession((state) => state.busy);
  const columns = useReviewColumns(review);
  const findings = useMemo(() => new Map(review?.columns.map(({ id, errors }) => [id, errors])), [review]);
  const pages = useRowWindows();
  const selection = useRowSelection();
  const grid = useRef<GridHandle>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(screen, NARROW);
  const [active, setActive] = useState<CellPlace | null>(null);
  const [said, setSaid] = useState('');
  const counts = review?.counts ?? { all: 0, valid: 0, invalid: 0 };
  const total = counts[filter];
  const place = active ?? START;
  const editedId = useId();
  const content = useClassName('content', 'rg-content rg-review');
  const words = useMemo<GridWords>(
    () => ({
      issue: issueText,
      selectRow: (number) => t('review.selectRow', { number }),
      editedId,
      loading: t('review.loading'),
      row: (number) => t('review.panel.row', { number }),
      problems: (count) => t('review.columnErrors', { count }),
      rowState: (state) => t(`delivery.row.${state}`),
    }),
    [editedId, issueText, t],
  );
  const wordFound = ({ found }: FoundIssue): string => {
    const { issue, ordinal, count } = found;
    const column = columns.find(({ id }) => id === issue.column)?.label;
    const row = pages.rowAt(found.position)?.number ?? issue.row + 1;
    return t(`review.${issue.severity}At${column === undefined ? 'Row' : ''}`, {
      ordinal,
      count,
      column: column ?? '',
      row,
    });
  };
  const onFound = (found: FoundIssue | null): void => {
    if (!found) {
      setSaid(t('review.said.noIssues'));
      return;
    }
    setActive(found.place);
    setSaid(t('review.said.found', { place: wordFound(found), issue: issueText(found.found.issue) }));
    grid.current?.focus();
  };
  const walk = useIssueWalk({ pages, columns, active, onFound });
  const edits = useReviewEdits({
    pages,
    columns,
    active: place,
    filter,
    wordIssue: issueText,
    announce: setSaid,
    moveTo: setActive,
  });
  const show = (next: RowFilter): void => {
    actions.setFilter(next);
    setActive(null);
    setSaid(t('review.said.rows', { count: counts[next] }));
  };
  const copyRows = useCopyRows({ pages, rows: selection.rows, announce: setSaid });
  const deleteSelected = (): void => {
    edits.deleteRows(selection.rows);
    selection.clear();
    grid.current?.focus();
  };

  const checking = busy?.what === 'validating';
  const problems = review?.columns.reduce((sum, { errors, warnings }) => sum + errors + warnings, 0) ?? 0;
  const atLast = walk.last && walk.last.place.position === place.position && walk.last.place.column === place.column;
  const suspect = wrongColumn(review?.columns ?? [], counts.all);
  const changing = busy?.what === 'changing';
  const working = checking || changing;
  const checks = working || !review ? 'checking' : review.isComplete ? 'checked' : 'stopped';
  const submit = submitWording(progress, rowHandling, checks);
  return (
    <>
      <GridStyles nonce={nonce} />
      <div ref={screen} className={content}>
        <div
          className="rg-progress"
          role={working ? 'progressbar' : undefined}
          aria-label={
            working ? t(changing ? 'busy.changing' : 'review.checking', { percent: busy.percent }) : undefined
          }
          aria-valuenow={working ? busy.percent : undefined}
          data-running={working ? true : undefined}
        >
          <span style={{ inlineSize: `${working ? busy.percent : 100}%` }} />
        </div>
        <StepHead title={t('review.title')} />
        <Notice />
        <ChangeNotice />
        <DeliveryBar rowHandling={rowHandling} />
        <div className="rg-toolbar">
          <FilterBar filter={filter} counts={counts} onChange={show} />
          <IssueNavigator
            text={
              atLast && walk.last
                ? wordFound(walk.last)
                : problems > 0
                  ? t('review.errorCount', { count: problems })
                  : t('review.noErrors')
            }
            disabled={problems === 0 && counts.invalid === 0}
            onFind={walk.find}
          />
          {checking ? <CheckNotice checks="checking" /> : null}
          {changing ? (
            <button type="button" className="rg-link" data-action="stop" onClick={actions.cancel}>
              {t('cancel')}
            </button>
          ) : null}
          <ReviewTools
            canUndo={review?.canUndo ?? false}
            canRedo={review?.canRedo ?? false}
            onUndo={edits.undo}
            onRedo={edits.redo}
          >
            <TransformTool
              disabled={busy !== null || progress.left.all === 0}
              onApplied={(count) => setSaid(t('transform.applied', { count }))}
            />
          </ReviewTools>
        </div>
        {checks === 'stopped' ? <CheckNotice checks={checks} /> : null}
        {suspect ? (
          <div className="rg-notice" data-tone="check">
            <span>
              {t('review.wrongColumn.text', {
                column: columns.find(({ id }) => id === suspect.id)?.label ?? suspect.id,
                errors: suspect.errors,
                rows: counts.all,
              })}
            </span>
            <button type="button" className="rg-link" onClick={() => actions.goTo('map')}>
              {t('review.wrongColumn.action')}
            </button>
          </div>
        ) : null}
        {total > 0 || (filter === 'all' && checking) ? (
          <ReviewRows
            isNarrow={isNarrow}
            gridKey={filter}
            handle={grid}
            label={t('review.grid')}
            columns={columns}
            findings={findings}
            total={total}
            pages={pages}
            active={place}
            selected={selection.rows}
            words={words}
            onMove={setActive}
            onEdit={edits.edit}
            onToggleRow={selection.toggle}
            onClearSelection={selection.clear}
            onFindIssue={walk.find}
            onUndo={edits.undo}
            onRedo={edits.redo}
            onPaste={edits.paste}
            onCopied={() => setSaid(t('review.said.copied'))}
            onCopyRows={copyRows}
            onLocked={() => setSaid(t('delivery.row.locked'))}
          />
        ) : (
          <EmptyRows filter={filter} checking={checking} onShow={show} />
        )}
        {total > 0 ? (
          <CellPanel
            pages={pages}
            position={place.position}
            column={columns[place.column]}
            words={words}
            onEdit={() => grid.current?.edit()}
          >
            <SelectionTools selected={selection.rows.size} onDelete={deleteSelected} onClear={selection.clear} />
          </CellPanel>
        ) : null}
        <span id={editedId} hidden>
          {t('review.edited')}
        </span>
        <output className="rg-hidden">{said}</output>
      </div>
      <Footer
        label={t(submit.key, submit.params)}
        action="submit"
        disabled={submit.disabled}
        note={submit.note ? t(submit.note.key, submit.note.params) : undefined}
        onClick={() => void actions.submit()}
      />
    </>
  );
}

/** The mapped columns in the order of the rows' cells; the same object while only counts change. */
function useReviewColumns(review: ReviewSummary | null): readonly GridColumn[] {
  const columns = useSession((state) => state.columns);
  const dynamicColumns = useSession((state) => state.dynamicColumns);
  const key = JSON.stringify(review?.columns.map(({ id }) => id) ?? []);
  return useMemo(() => {
    const byId = new Map<string, Column>([...columns, ...dynamicColumns].map((column) => [column.id, column]));
    const ids = JSON.parse(key) as readonly string[];
    return ids.map((id) => gridColumn(byId.get(id) ?? { id, label: id }));
  }, [columns, dynamicColumns, key]);
}
