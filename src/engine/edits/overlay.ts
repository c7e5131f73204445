import { compileProgram } from '../program/compile-program.js';
import type { ProgramRunner } from '../program/compile-program.js';
import { RowSet } from '../validation/issues/row-set.js';
import { addedRows } from './operation.js';
import type { Operation, RowsOperation, RunProgram } from './operation.js';

type RowTexts = Map<number, Map<string, string>>;

/** A program in effect, and the edits made between it and the previous program. */
export interface ProgramLayer {
  /** Edited texts by row before the program runs; rows it leaves unchanged keep them. */
  readonly before: RowTexts;
  readonly runner: ProgramRunner;
  /** The rows it may change; `null`: all but those of `except`. */
  readonly rows: RowSet | null;
  readonly except: RowSet;
}

/** Whether a program may change a row. */
export function runsOver({ rows, except }: Pick<ProgramLayer, 'rows' | 'except'>, row: number): boolean {
  return !except.has(row) && (rows === null || rows.has(row));
}

/**
 * Edited texts, programs and deleted rows over the source. Its size grows with the edits, not with the file: programs
 * run when a row is read.
 */
export class Overlay {
  /** Rows that do not exist: deleted ones, and those in `absent`. */
  readonly deleted = new RowSet();
  /** Added rows whose addition was undone; all of them are in `deleted` too. */
  readonly absent = new RowSet();
  readonly #added = new RowSet();
  readonly #columns: readonly string[];
  #layers: readonly ProgramLayer[] = [];
  /** Edits since the last program. */
  #texts: RowTexts = new Map();

  readonly #isLocked: (row: number) => boolean;
  #end = 0;

  /** `columns`: ids in the order in which rows are read. `isLocked`: rows that can no longer be deleted. */
  constructor(columns: readonly string[] = [], isLocked: (row: number) => boolean = () => false) {
    this.#columns = columns;
    this.#isLocked = isLocked;
  }

  /** Index after the last row ever added; 0 when there was none. */
  get end(): number {
    return this.#end;
  }

  /** Added rows that exist, ascending. */
  *addedRows(): Generator<number, void, undefined> {
    for (const row of this.#added.members()) if (!this.absent.has(row)) yield row;
  }

  /** Reserves the index of a row that was added at some time; the row exists only if it is locked. */
  reserve(row: number): void {
    this.#added.add(row);
    this.#end = Math.max(this.#end, row + 1);
    if (!this.#isLocked(row)) this.#takeAway(row);
  }

  get layers(): readonly ProgramLayer[] {
    return this.#layers;
  }

  /** The current texts of a row, based on those of the source; with `below`, the texts that program receives. */
  textsOf(row: number, source: readonly string[], below?: ProgramLayer): readonly string[] {
    let texts = source;
    for (const layer of this.#layers) {
      texts = this.#withEdits(texts, layer.before.get(row));
      if (layer === below) return texts;
      if (runsOver(layer, row)) texts = layer.runner.run(texts);
    }
    return this.#withEdits(texts, this.#texts.get(row));
  }

  /** The current texts of a row that a program changes, applied last or just removed; `null` for another row. */
  textsChangedBy(layer: ProgramLayer, row: number, source: readonly string[]): readonly string[] | null {
    if (!runsOver(layer, row)) return null;
    const below = this.textsOf(row, source, layer);
    const above = layer.runner.run(below);
    if (above === below) return null;
    return this.#layers.at(-1) === layer ? this.#withEdits(above, this.#texts.get(row)) : below;
  }

  /** Ids of the columns in which cells of a row were edited one by one. */
  editedColumns(row: number): ReadonlySet<string> {
    const columns = new Set<string>();
    for (const texts of this.#edits()) for (const column of texts.get(row)?.keys() ?? []) columns.add(column);
    return columns;
  }

  /** Rows with edited cells, and added rows. Rows changed only by a program are not included. */
  rows(): ReadonlySet<number> {
    return new Set([...this.#edits().flatMap((texts) => [...texts.keys()]), ...this.addedRows()]);
  }

  /** Applies an operation. */
  apply(operation: Operation): void {
    if (operation.type === 'run-program') this.#run(operation);
    else this.#applyTo(this.#texts, operation);
  }

  /** Removes the program applied last; operations applied after it must be removed first. */
  removeProgram(): ProgramLayer | undefined {
    const layer = this.#layers.at(-1);
    if (!layer) return undefined;
    this.#layers = this.#layers.slice(0, -1);
    this.#texts = layer.before;
    return layer;
  }

  /** Rebuilds these rows from the operations in effect. */
  rebuild(operations: readonly Operation[], rows: ReadonlySet<number>): void {
    for (const row of rows) {
      for (const texts of this.#edits()) texts.delete(row);
      if (this.#added.has(row)) this.#takeAway(row);
      else this.deleted.delete(row);
    }
    const edits = this.#edits();
    let at = 0;
    for (const operation of operations) {
      if (operation.type === 'run-program') at += 1;
      else this.#applyTo(edits[at]!, operation, rows);
    }
  }

  /** Edited texts from first to last, one map between each two programs. */
  #edits(): RowTexts[] {
    return [...this.#layers.map(({ before }) => before), this.#texts];
  }

  #run({ program, formats, only, rows, except = [] }: RunProgram): void {
    const runner = compileProgram(program, this.#columns, { formats, only });
    const reach = { rows: rows ? RowSet.of(rows) : null, except: RowSet.of(except) };
    this.#layers = [...this.#layers, { before: this.#texts, runner, ...reach }];
    this.#texts = new Map();
  }

  #applyTo(texts: RowTexts, operation: RowsOperation, only?: ReadonlySet<number>): void {
    const isMeant = (row: number): boolean => only === undefined || only.has(row);
    if (operation.type === 'set-cell') {
      if (isMeant(operation.row)) setText(texts, operation.row, operation.column, operation.value);
    } else if (operation.type === 'delete-rows') {
      this.#delete(operation.rows, isMeant);
    } else if (operation.type === 'restore-rows') {
      for (const row of operation.rows) if (isMeant(row) && !this.absent.has(row)) this.deleted.delete(row);
    } else {
      const { row: first, count } = addedRows(operation) ?? { row: 0, count: 0 };
      for (let row = first; row < first + count; row += 1) if (isMeant(row)) this.#bring(row);
      // Iterates over values, because a block may name far more places than it has texts for.
      operation.values.forEach((values, at) => {
        const row = operation.type === 'add-rows' ? operation.row + at : operation.rows[at];
        if (row === undefined || !isMeant(row)) return;
        values.forEach((value, position) => {
          const column = operation.columns[position];
          if (column !== undefined && value !== null) setText(texts, row, column, value);
        });
      });
      if (operation.type === 'set-cells' && operation.deleted) this.#delete(operation.deleted, isMeant);
    }
  }

  #delete(rows: readonly number[], isMeant: (row: number) => boolean): void {
    for (const row of rows) if (isMeant(row) && !this.#isLocked(row)) this.deleted.add(row);
  }

  #bring(row: number): void {
    this.#added.add(row);
    this.#end = Math.max(this.#end, row + 1);
    this.absent.delete(row);
    this.deleted.delete(row);
  }

  #takeAway(row: number): void {
    this.absent.add(row);
    this.deleted.add(row);
  }

  #withEdits(texts: readonly string[], edits: ReadonlyMap<string, string> | undefined): readonly string[] {
    if (!edits) return texts;
    return texts.map((text, position) => edits.get(this.#columns[position]!) ?? text);
  }
}

function setText(texts: RowTexts, row: number, column: string, text: string): void {
  const found = texts.get(row);
  if (found) found.set(column, text);
  else texts.set(row, new Map([[column, text]]));
}
