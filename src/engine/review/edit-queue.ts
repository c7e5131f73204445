import type { EditSummary } from '../review-calls.js';
import { UNCHANGED } from './edit-outcome.js';
import type { EditContext, EditOutcome } from './edit-outcome.js';
import type { Review } from './review.js';
import { readRowsAt } from './views/read-window.js';

export type Edit = (review: Review, context: EditContext) => Promise<EditOutcome>;

type EditReport = Pick<EditSummary, 'lockedRows' | 'readOnlyColumns' | 'changed'>;

export interface EditOptions extends EditContext {
  /** Whether the edit sets one cell. The next edit does not wait for the host's checks of it. */
  readonly isCell?: boolean;
}

/** Runs edits one after another: a program takes a while, and later edits build on its result. */
export class EditQueue {
  #settled: Promise<void> = Promise.resolve();

  /** Resolves when no edit so far will change rows any more. Never rejects. */
  get settled(): Promise<void> {
    return this.#settled;
  }

  async run(review: Review, edit: Edit, { ask, isCell = false, ...context }: EditOptions): Promise<EditReport> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const askHost: EditContext['ask'] =
      ask &&
      ((rows) => {
        // The result is dropped if the row changes meanwhile.
        if (isCell) release();
        return ask(rows);
      });
    const turn = this.#settled.then(() => edit(review, { ...context, ask: askHost }));
    const changedRows = turn.catch(() => UNCHANGED).then(({ rows }) => rows);
    const followed = changedRows.then((rows) => review.search?.follow(rows)).catch(() => undefined);
    this.#settled = Promise.race([followed, released]);
    const { locked, rows, isAlone, readOnlyColumns = [] } = await turn;
    await followed;
    return { lockedRows: locked, readOnlyColumns, changed: { rows: await readRowsAt(review, rows), isAlone } };
  }
}
