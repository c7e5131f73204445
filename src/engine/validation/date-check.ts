import type { InferredFormat } from '../engine-calls.js';
import type { DateOrder } from '../import-plan.js';
import { DateOrderTally } from '../values/infer-format.js';
import type { CellText, InferringCheck } from './cell-check.js';
import type { CellSlice } from './cell-slice.js';
import { ANY_ORDER, DateBit, DATE_READINGS, readDate, readDateBytes } from './date-reading.js';
import type { IssueStore } from './issue-store.js';
import { VerdictScan } from './verdict-scan.js';

/**
 * Calendar dates. A text passes when some order of day and month reads it, until the column has settled on one:
 * then that order must read it.
 */
export class DateCheck implements InferringCheck {
  readonly kinds: ReadonlySet<number>;
  readonly #column: string;
  /** `null`: only the order is of interest. */
  readonly #kind: number | null;
  readonly #scan: VerdictScan;
  /** How many texts there are of each reading, and one text that has it. */
  readonly #seen = new Float64Array(DATE_READINGS);
  readonly #examples: string[] = [];
  readonly #decoder = new TextDecoder();
  readonly #fixed: DateOrder | undefined;
  /** Orders of which one must read a text. */
  #accepted: number;

  constructor(
    column: string,
    kind: number | null,
    { order, seed }: { readonly order?: DateOrder; readonly seed: number },
  ) {
    this.#column = column;
    this.#kind = kind;
    this.kinds = new Set(kind === null ? [] : [kind]);
    this.#fixed = order;
    this.#accepted = order ? DateBit[order] : ANY_ORDER;
    this.#scan = new VerdictScan((text) => this.#read(text), { seed, classifyBytes: readDateBytes });
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    this.#scan.run(cells);
    const { verdicts } = this.#scan;
    const { bytes, count, starts, ends, rows } = cells;
    const seen = this.#seen;
    const accepted = this.#accepted;
    const kind = this.#kind;
    for (let at = 0; at < count; at += 1) {
      if (starts[at] === ends[at]) continue;
      const reading = verdicts[at]!;
      if (seen[reading] === 0) this.#examples[reading] ??= this.#decoder.decode(bytes.subarray(starts[at], ends[at]));
      seen[reading]! += 1;
      if ((reading & accepted) === 0 && kind !== null) issues.add(rows[at]!, kind);
    }
  }

  checkText({ row, trimmed }: CellText, issues: IssueStore): void {
    if (trimmed === '') return;
    if ((readDate(trimmed) & this.#accepted) === 0 && this.#kind !== null) issues.add(row, this.#kind);
  }

  weighText({ trimmed }: CellText): void {
    if (trimmed !== '') this.#seen[this.#read(trimmed)]! += 1;
  }

  settle(): { readonly format: InferredFormat; readonly again: boolean } {
    const column = this.#column;
    if (this.#fixed) return { format: { column, dateOrder: this.#fixed, ambiguous: false }, again: false };
    const tally = new DateOrderTally();
    this.#examples.forEach((text, reading) => tally.add(text, this.#seen[reading]));
    const { dateOrder, ambiguous } = tally.settle();
    this.#accepted = ambiguous ? ANY_ORDER : DateBit[dateOrder];
    const again =
      this.#kind !== null &&
      this.#seen.some((count, reading) => count > 0 && (reading & ANY_ORDER) !== 0 && (reading & this.#accepted) === 0);
    return { format: { column, dateOrder, ambiguous }, again };
  }

  #read(text: string): number {
    const reading = readDate(text);
    this.#examples[reading] ??= text;
    return reading;
  }
}
