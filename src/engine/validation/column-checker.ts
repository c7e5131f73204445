import type { InferredFormat } from '../values/format.js';
import { createPreTransform } from '../transformation/transform-rows.js';
import { isInferring } from './checks/cell-check.js';
import type { CellCheck, CellText, InferringCheck } from './checks/cell-check.js';
import type { CellSlice } from './cells/cell-slice.js';
import { CellTexts } from './cells/cell-texts.js';
import { columnTypeCheck, dateOrderProbe } from '../rules/column-type-checks.js';
import type { CheckContext, TableFacts } from '../rules/check-context.js';
import type { IssueStore } from './issues/issue-store.js';
import { UndecodableCheck } from './checks/text-checks.js';
import { UniqueCheck } from './checks/unique-check.js';
import { validatorCheck } from '../rules/validator-checks.js';

/** All checks that the engine runs on one column. */
export class ColumnChecker {
  readonly source: number;
  readonly unique: UniqueCheck | undefined;
  readonly #undecodable: UndecodableCheck;
  readonly #checks: readonly CellCheck[];
  readonly #inferring: readonly InferringCheck[];
  /** The transformation applied before validation; `null` when there is none. */
  readonly #pre: ((text: string) => string) | null;
  readonly #texts = new CellTexts();

  constructor(context: CheckContext, table: TableFacts) {
    const { column, source } = context;
    this.#undecodable = new UndecodableCheck(context.kind('undecodable'));
    const required = (column.validators ?? []).filter(({ type }) => type === 'required');
    const others = (column.validators ?? []).filter(({ type }) => type !== 'required');
    const checks = [
      ...required.map((validator) => validatorCheck(validator, context, table)),
      columnTypeCheck(context),
      dateOrderProbe(context),
      ...others.map((validator) => validatorCheck(validator, context, table)),
    ].filter((check) => check !== null);
    this.source = source;
    this.#checks = checks;
    this.#inferring = checks.filter((check) => isInferring(check));
    const hasPre = column.transformations?.some(({ stage }) => stage === 'pre') ?? false;
    this.#pre = hasPre ? createPreTransform(context) : null;
    this.unique = checks.find((check) => check instanceof UniqueCheck);
  }

  get isIdle(): boolean {
    return this.#checks.length === 0;
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    this.#run(this.#checks, cells, issues);
  }

  /** Reports undecodable characters; only called when there may be some. */
  checkDecoded(cells: CellSlice, issues: IssueStore): void {
    this.#run([this.#undecodable], cells, issues);
  }

  /** Repeats the checks that depend on the format of the column. */
  recheckCells(cells: CellSlice, issues: IssueStore): void {
    this.#run(this.#inferring, cells, issues);
  }

  checkText(row: number, typed: string, issues: IssueStore): void {
    const cell = this.#cellText(row, typed);
    this.#undecodable.checkText(cell, issues);
    for (const check of this.#checks) if (check !== this.unique) check.checkText(cell, issues);
  }

  /** Whether a text would be valid here, as far as one cell alone tells: not whether it is unique. */
  accepts(typed: string, isError: (kind: number) => boolean): boolean {
    const found: number[] = [];
    const cell = this.#cellText(-1, typed);
    const sink = { add: (_row: number, kind: number): void => void found.push(kind) };
    this.#undecodable.checkText(cell, sink);
    for (const check of this.#checks) if (check !== this.unique) check.checkText(cell, sink);
    return !found.some(isError);
  }

  /** Adds an edited row to the unique index; returns another row that is now a duplicate, or -1. */
  putUnique(row: number, typed: string, issues: IssueStore): number {
    return this.unique ? this.unique.put(row, this.#cellText(row, typed).trimmed, issues) : -1;
  }

  dropUnique(row: number, issues: IssueStore): number {
    return this.unique ? this.unique.drop(row, issues) : -1;
  }

  /** Decides the column's format; removes issues that depend on it if they have to be found again. */
  decideFormats(issues: IssueStore): { readonly formats: readonly InferredFormat[]; readonly again: boolean } {
    const formats: InferredFormat[] = [];
    let mustCheckAgain = false;
    for (const check of this.#inferring) {
      const { format, again } = check.decideFormat();
      formats.push(format);
      if (!again) continue;
      mustCheckAgain = true;
      issues.clearKinds(check.kinds);
    }
    return { formats, again: mustCheckAgain };
  }

  #run(checks: readonly CellCheck[], cells: CellSlice, issues: IssueStore): void {
    if (this.#pre) this.#runOnTexts(checks, cells, issues);
    else for (const check of checks) check.checkCells(cells, issues);
  }

  /** Pre transformers work on text, so all cells become text. */
  #runOnTexts(checks: readonly CellCheck[], cells: CellSlice, issues: IssueStore): void {
    const { bytes, count, rows, typedStarts, typedEnds } = cells;
    const positions = Uint32Array.from({ length: count }, (_, position) => position);
    const texts = this.#texts.decode(bytes, { starts: typedStarts, ends: typedEnds }, { positions, count });
    for (let position = 0; position < count; position += 1) {
      const cell = this.#cellText(rows[position]!, texts[position]!);
      for (const check of checks) {
        if (isInferring(check)) check.weighText(cell);
        check.checkText(cell, issues);
      }
    }
  }

  #cellText(row: number, typed: string): CellText {
    const text = this.#pre ? this.#pre(typed) : typed;
    return { row, text, trimmed: text.trim() };
  }
}
