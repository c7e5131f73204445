import { ValueTally } from '../mapping/value-tally.js';
import type { Table } from '../source/table/table.js';

/** Rows after which a column's values are known well enough not to make the user wait for the rest. */
const ENOUGH_ROWS = 20_000;

export interface IndexPassOptions {
  readonly pause: () => Promise<void>;
  readonly onProgress?: (bytesDone: number, bytesTotal: number) => void;
}

/** The background pass during mapping: counts the rows and tallies the values. */
export class IndexPass {
  readonly tally: ValueTally;
  /** Resolves once enough rows have been seen, or when there are no more. */
  readonly underWay: Promise<void>;
  readonly #done: Promise<void>;
  readonly #controller = new AbortController();

  constructor(table: Table, { pause, onProgress }: IndexPassOptions) {
    this.tally = new ValueTally(table.columns.length);
    let start = (): void => undefined;
    const enough = new Promise<void>((resolve) => {
      start = resolve;
    });
    this.#done = this.#run(table, { pause, onProgress }, start);
    this.underWay = Promise.race([enough, this.#done.catch(() => undefined)]);
  }

  stop(reason: unknown): void {
    this.#controller.abort(reason);
  }

  /** Resolves at the end of the pass, which the signal stops; rejects when it was stopped. */
  async end(signal: AbortSignal): Promise<void> {
    const abort = (): void => this.stop(signal.reason);
    signal.addEventListener('abort', abort);
    try {
      await this.#done;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  async #run(table: Table, { pause, onProgress }: IndexPassOptions, enough: () => void): Promise<void> {
    const { signal } = this.#controller;
    await table.scan(
      (block) => {
        this.tally.add(block);
        if (this.tally.rows >= ENOUGH_ROWS) enough();
      },
      { signal, pause, onProgress },
    );
    this.tally.isComplete = true;
  }
}
