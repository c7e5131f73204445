import type { CallParams } from '../../engine-calls.js';
import { EngineError } from '../../engine-error.js';
import type { CallContext } from '../../engine-host.js';
import type { ColumnCounts, ColumnValues, IssuePlace, RowWindow } from '../../review-calls.js';
import type { RowSearch, RowView } from '../../row-view.js';
import { columnsWithFormats } from '../bound-columns.js';
import type { ViewParts } from './choose-rows.js';
import { valueReader } from './sort-value.js';
import type { ReviewGroups } from '../groups/review-groups.js';
import { ALL_ROWS, choosesByCells, isStateOnly, showsDeleted, viewKey } from '../../row-view.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import { readWindow } from './read-window.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import { views } from '../../pieces/views.js';
import type { ChosenRows } from './chosen-rows.js';
import type { ColumnTally } from './column-values.js';
import { scanCells } from '../scan-cells.js';
import type { Review } from '../review.js';
import type { RowList } from './row-list.js';

/** Maximum number of views whose rows are kept: the one shown, and the one shown before. */
const KEPT = 2;
/** Maximum number of kinds of errors that are counted. */
const LISTED_KINDS = 100;

const PARTS: ViewParts = { columnsWithFormats, scanCells, valueReader };

type Context = Pick<CallContext<'view-open'>, 'signal' | 'pause'>;

/** Finds the rows with a cell that matches. */
type FindRows = (search: RowSearch, context: Context) => Promise<RowSet>;

/** The rows of views. Those of a view that is not only a state are chosen once, when it is opened. */
export class RowViews {
  readonly #review: Review;
  readonly #groups: ReviewGroups;
  readonly #findRows: FindRows;
  readonly #chosen = new Map<string, ChosenRows>();
  #tally: ColumnTally | null = null;

  constructor(review: Review, groups: ReviewGroups, findRows: FindRows) {
    this.#review = review;
    this.#groups = groups;
    this.#findRows = findRows;
  }

  /** Chooses the rows of a view anew and reads the first ones. */
  async open({ view: given, count }: CallParams<'view-open'>, context: Context): Promise<RowWindow> {
    const view = { ...ALL_ROWS, ...given };
    this.#chosen.delete(viewKey(view));
    return readWindow(this.#review, { view, rows: await this.#rowsOf(view, context), start: 0, count });
  }

  async read({ view: given, start, count }: CallParams<'rows-read'>, context: Context): Promise<RowWindow> {
    const view = { ...ALL_ROWS, ...given };
    return readWindow(this.#review, { view, rows: await this.#rowsOf(view, context), start, count });
  }

  /** The rows of a view. */
  list(view: Partial<RowView> | undefined, context: Context): Promise<RowList> {
    return this.#rowsOf({ ...ALL_ROWS, ...view }, context);
  }

  /** Stable indexes of the rows in spans of positions. */
  async indexes({ view, spans }: CallParams<'rows-list'>, context: Context): Promise<readonly number[]> {
    const list = await this.list(view, context);
    return spans.flatMap(({ start, count }) => Array.from(list.at(start, count)));
  }

  /** Distinct values of a column. */
  async values(params: CallParams<'values-read'>, context: Context): Promise<ColumnValues> {
    return (await this.#tallied()).read(params, context);
  }

  /** Numbers of rows that the filters of a column would show. */
  async counts({ column }: CallParams<'counts-read'>, context: Context): Promise<ColumnCounts> {
    const review = this.#review;
    const position = review.positionOf(column);
    const tally = await this.#tallied();
    const edited = (await views().editedRows(review, position, context)).members();
    return {
      ...(await tally.kinds(column, context)),
      errors: review.issues.rowsWithErrors(position).count,
      edited: [...edited].filter((row) => !review.deleted.has(row)).length,
      kinds: review.issues
        .errorKinds(position)
        .toSorted((left, right) => right.count - left.count)
        .slice(0, LISTED_KINDS),
    };
  }

  async #tallied(): Promise<ColumnTally> {
    await loadPieces(['views']);
    return (this.#tally ??= views().columnTally(this.#review, scanCells));
  }

  /** The issue after or before a cell in the order of a view, wrapping around. */
  async findIssue(
    { view: given, direction, from }: CallParams<'issue-find'>,
    context: Context,
  ): Promise<IssuePlace | null> {
    const review = this.#review;
    const view = { ...ALL_ROWS, ...given };
    const rows = await this.#rowsOf(view, context);
    const isReordered = review.order.length > 1;
    if (isReordered) await loadPieces(['views']);
    const start = from && { row: from.row, column: review.positionOf(from.column) };
    const found =
      isReordered || !isStateOnly(view)
        ? views().findInList(review.issues, rows, start, direction)
        : view.state === 'deleted'
          ? null
          : review.issues.next(start, direction, view.state);
    return found && { ...found, position: rows.positionOf(found.issue.row) };
  }

  async #rowsOf(view: RowView, context: Context): Promise<RowList> {
    const review = this.#review;
    if (isStateOnly(view)) return review.filtered(view.state);
    const key = viewKey(view);
    const known = this.#chosen.get(key);
    if (known) return known.list(review);
    if (!review.hasEnded) throw new EngineError('not-ready', { needs: 'validation-run' });
    const group = view.group === null ? null : this.#groups.find(view.group);
    const matching = view.search?.find ? await this.#findRows(view.search, context) : null;
    await loadPieces(['views']);
    const chosen = views().chosenRows(await views().chooseRows(review, view, { ...context, group, matching }, PARTS), {
      rowCount: review.rowCount,
      // Without a filter, rows added later belong to the view.
      isWhole: view.state === 'all' && !choosesByCells(view),
      areDeleted: showsDeleted(view),
    });
    this.#chosen.set(key, chosen);
    for (const oldest of [...this.#chosen.keys()].slice(0, -KEPT)) this.#chosen.delete(oldest);
    return chosen.list(review);
  }
}
