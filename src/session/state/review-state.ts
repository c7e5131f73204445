import { withNewOptions } from '../../engine/index.js';
import type {
  Column,
  EditSteps,
  ErrorGroup,
  ReviewColumn,
  ReviewSummary,
  RowFilter,
  RowView,
} from '../../engine/index.js';
import { allColumns } from '../session-state.js';
import type { Busy, ChangeReport, ReviewLayout, SessionState } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';
import { memoizeLast } from './memoize.js';

/** The rows with their issues; the rows themselves come from `useImporterRows`. */
export interface ReviewState extends AnyStep {
  readonly step: 'review';
  /** Numbers of rows by filter; deleted ones are not part of `all`. */
  readonly counts: Readonly<Record<RowFilter, number>>;
  /** The rows shown. */
  readonly view: RowView;
  /** How the user has arranged the table; changed with `setReviewLayout`. */
  readonly layout: ReviewLayout;
  /** Whether the rows of another view are being chosen; those of `view` stay until then. */
  readonly isChoosing: boolean;
  /** The state of the rows shown: `view.state`. */
  readonly filter: RowFilter;
  /** The errors in groups, the largest first, as `readGroups` found them; `null` before that. */
  readonly groups: readonly ErrorGroup[] | null;
  /** Key of the group whose rows are shown in place of those of the filter. */
  readonly group: string | null;
  /** Number of rows in the view. */
  readonly total: number;
  /** The mapped columns in the order of a row's cells. */
  readonly reviewed: readonly ReviewedColumn[];
  /** `checking`: also while a program changes all rows. `stopped`: `validate` runs the checks again. */
  readonly checks: 'checking' | 'stopped' | 'checked';
  /** Side effects and omissions of the last change of the rows; until `dismissError`. */
  readonly change: ChangeReport | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The latest steps by name; `null` before the first rows are checked. */
  readonly history: EditSteps | null;
  /** Whether `proposeTransform` is available. */
  readonly proposesTransforms: boolean;
}

/** A column under review and its number of errors and warnings. */
export interface ReviewedColumn {
  readonly column: Column;
  readonly errors: number;
  readonly warnings: number;
  /** A few values of its column of the file, for its width. The same list as long as the file is. */
  readonly samples: readonly string[];
}

const NO_COUNTS: ReviewState['counts'] = { all: 0, valid: 0, invalid: 0, deleted: 0 };
const NO_COLUMNS: readonly ReviewColumn[] = [];
const NO_SAMPLES: readonly string[] = [];

export function selectReview(session: SessionState): ReviewState {
  const { review, reviewed, view, viewTotal, isChoosing, groups, busy, change } = session;
  const { columns, dynamicColumns, proposesTransforms, table } = session;
  const counts = review ? countsOf(review) : NO_COUNTS;
  return {
    ...selectAnyStep(session),
    step: 'review',
    counts,
    view,
    layout: session.reviewLayout,
    isChoosing,
    filter: view.state,
    groups,
    group: view.group,
    total: viewTotal ?? counts[view.state],
    reviewed: reviewedOf(review?.columns ?? NO_COLUMNS, columns, dynamicColumns, reviewed, table),
    checks: checksOf(review, busy),
    change,
    canUndo: review?.canUndo ?? false,
    canRedo: review?.canRedo ?? false,
    history: review?.history ?? null,
    proposesTransforms,
  };
}

const countsOf = memoizeLast(({ counts, progress: { deleted } }: ReviewSummary): ReviewState['counts'] => ({
  ...counts,
  deleted,
}));

function checksOf(review: ReviewSummary | null, busy: Busy | null): ReviewState['checks'] {
  if (!review || busy?.what === 'validating' || busy?.what === 'changing') return 'checking';
  return review.isComplete ? 'checked' : 'stopped';
}

const reviewedOf = memoizeLast(
  (
    counted: readonly ReviewColumn[],
    columns: SessionState['columns'],
    dynamicColumns: SessionState['dynamicColumns'],
    plan: SessionState['reviewed'],
    table: SessionState['table'],
  ): readonly ReviewedColumn[] => {
    const all = withNewOptions(allColumns({ columns, dynamicColumns }), plan?.optionMatches ?? []);
    const byId = new Map(all.map((column) => [column.id, column]));
    return counted.map(({ id, source, errors, warnings }) => ({
      column: byId.get(id) ?? { id, label: id },
      errors,
      warnings,
      samples: table?.columns[source]?.samples ?? NO_SAMPLES,
    }));
  },
);
