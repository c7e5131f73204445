import type { CallParams } from '../engine-calls.js';
import type { IssuePlace, RowView, RowWindow } from '../review-calls.js';
import type { ReviewGroups } from './error-groups.js';
import { findIssue } from './find-issue.js';
import { ALL_ROWS, readWindow } from './read-window.js';
import type { Review } from './review.js';
import { ChosenRows } from './row-list.js';
import type { RowList } from './row-list.js';

/** Maximum number of views whose rows are kept: the one shown, and the one shown before. */
const KEPT = 2;

/** Whether the rows of a view follow from their state alone, and so change with it. */
function isStateOnly({ group }: RowView): boolean {
  return group === null;
}

/** The rows of views. Those of a view that is not only a state are chosen once, when it is opened. */
export class RowViews {
  readonly #review: Review;
  readonly #groups: ReviewGroups;
  readonly #chosen = new Map<string, Promise<ChosenRows>>();

  constructor(review: Review, groups: ReviewGroups) {
    this.#review = review;
    this.#groups = groups;
  }

  /** Chooses the rows of a view anew and reads the first ones. */
  open({ view, count }: CallParams<'view-open'>): Promise<RowWindow> {
    this.#chosen.delete(keyOf({ ...ALL_ROWS, ...view }));
    return this.read({ view, start: 0, count });
  }

  async read({ view: given, start, count }: CallParams<'rows-read'>): Promise<RowWindow> {
    const view = { ...ALL_ROWS, ...given };
    return readWindow(this.#review, { view, rows: await this.#rowsOf(view), start, count });
  }

  /** The rows of a view. */
  list(view: Partial<RowView> = {}): Promise<RowList> {
    return this.#rowsOf({ ...ALL_ROWS, ...view });
  }

  /** The issue after or before a cell in the order of a view, wrapping around. */
  async findIssue({ view: given, ...search }: CallParams<'issue-find'>): Promise<IssuePlace | null> {
    const view = { ...ALL_ROWS, ...given };
    const rows = await this.#rowsOf(view);
    return findIssue(this.#review, { ...search, rows, state: isStateOnly(view) ? view.state : null });
  }

  async #rowsOf(view: RowView): Promise<RowList> {
    if (isStateOnly(view)) return this.#review.filtered(view.state);
    const key = keyOf(view);
    let chosen = this.#chosen.get(key);
    if (!chosen) {
      chosen = this.#choose(view);
      this.#chosen.set(key, chosen);
      for (const oldest of [...this.#chosen.keys()].slice(0, -KEPT)) this.#chosen.delete(oldest);
    }
    return (await chosen).list(this.#review);
  }

  async #choose({ group }: RowView): Promise<ChosenRows> {
    return new ChosenRows(Uint32Array.from(group === null ? [] : (this.#groups.find(group)?.rows ?? [])));
  }
}

function keyOf(view: RowView): string {
  return JSON.stringify(view);
}
