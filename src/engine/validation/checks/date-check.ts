import type { DateOrder, InferredFormat } from '../../values/format.js';
import { DateOrderTally } from '../../values/infer-format.js';
import type { CellText, InferringCheck } from './cell-check.js';
import type { CellSlice } from '../cells/cell-slice.js';
import { ANY_ORDER, DateBit, DATE_READINGS, readDate, readDateBytes } from './date-reading.js';
import type { IssueStore } from '../issues/issue-store.js';
import { VerdictScan } from '../cells/verdict-scan.js';

export interface DateKinds {
  /** `null`: any text will do, only the order is of interest. */
  readonly date: number | null;
  readonly ambiguous: number;
}

const NO_FINDING = -1;

/**
 * Calendar dates. A text passes when some order of day and month reads it, until the column has settled on one: then
 * that order must read it. Where nothing decides, texts with two readings are findings.
 */
export class DateCheck implements InferringCheck {
  readonly kinds: ReadonlySet<number>;
  readonly #column: string;
  readonly #kinds: DateKinds;
  readonly #scan: VerdictScan;
  /** How many texts there are of each reading, and one text that has it. */
  readonly #seen = new Float64Array(DATE_READINGS);
  readonly #examples: string[] = [];
  readonly #decoder = new TextDecoder();
  readonly #known: DateOrder | undefined;
  /** The kind of finding of each reading. */
  #findings: Int32Array;

  constructor(
    column: string,
    kinds: DateKinds,
    { order, seed }: { readonly order?: DateOrder; readonly seed: number },
  ) {
    this.#column = column;
    this.#kinds = kinds;
    this.kinds = new Set([kinds.date, kinds.ambiguous].filter((kind) => kind !== null));
    this.#known = order;
    this.#findings = this.#findingsUnder(order ? DateBit[order] : ANY_ORDER, 'unsettled');
    this.#scan = new VerdictScan((text) => this.#read(text), { seed, classifyBytes: readDateBytes });
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    this.#scan.run(cells);
    const { verdicts } = this.#scan;
    const { bytes, count, starts, ends, rows } = cells;
    const seen = this.#seen;
    const findings = this.#findings;
    for (let at = 0; at < count; at += 1) {
      if (starts[at] === ends[at]) continue;
      const reading = verdicts[at]!;
      if (seen[reading] === 0) this.#examples[reading] ??= this.#decoder.decode(bytes.subarray(starts[at], ends[at]));
      seen[reading]! += 1;
      const finding = findings[reading]!;
      if (finding !== NO_FINDING) issues.add(rows[at]!, finding);
    }
  }

  checkText({ row, trimmed }: CellText, issues: IssueStore): void {
    if (trimmed === '') return;
    const finding = this.#findings[readDate(trimmed)]!;
    if (finding !== NO_FINDING) issues.add(row, finding);
  }

  weighText({ trimmed }: CellText): void {
    if (trimmed !== '') this.#seen[this.#read(trimmed)]! += 1;
  }

  settle(): { readonly format: InferredFormat; readonly again: boolean } {
    const tally = new DateOrderTally();
    this.#examples.forEach((text, reading) => tally.add(text, this.#seen[reading]));
    const format = { column: this.#column, ...tally.settle(this.#known) };
    const before = this.#findings;
    const { dateOrder } = format;
    this.#findings = this.#findingsUnder(dateOrder ? DateBit[dateOrder] : ANY_ORDER, 'settled');
    const again = this.#seen.some((count, reading) => count > 0 && before[reading] !== this.#findings[reading]);
    return { format, again };
  }

  #findingsUnder(accepted: number, state: 'unsettled' | 'settled'): Int32Array {
    const { date, ambiguous } = this.#kinds;
    return Int32Array.from({ length: DATE_READINGS }, (_, reading) => {
      const isRead = (reading & accepted) !== 0;
      const isUndecided = (reading & DateBit.undecided) !== 0;
      if (isUndecided && (!isRead || (accepted === ANY_ORDER && state === 'settled'))) return ambiguous;
      return isRead ? NO_FINDING : (date ?? NO_FINDING);
    });
  }

  #read(text: string): number {
    const reading = readDate(text);
    this.#examples[reading] ??= text;
    return reading;
  }
}
