import { isExpression } from '../../program/is-expression.js';
import type { ImportPlan } from '../../import-plan.js';
import type { MappedColumn } from '../../mapping/apply-mapping.js';
import type { Table } from '../../source/table/table.js';
import type { SourceRow } from '../../source/layout/layout.js';
import type { InferredFormat } from '../../values/format.js';
import type { Operation } from '../../edits/operation.js';
import { substitute, textMatcher } from '../../program/text-matcher.js';
import type { Patterns, Substitution, TextMatcher } from '../../program/text-matcher.js';
import { ALL_ROWS, isStateOnly, showsDeleted, viewKey } from '../../row-view.js';
import type { ProgramChange } from '../../review-calls.js';
import type { RowView } from '../../row-view.js';
import type { CallParams } from '../../engine-calls.js';
import type { CallContext } from '../../engine-host.js';
import type { CellPointer, CellQuery, FoundCells, ReplacePreview } from '../../search-calls.js';
import { RowSet } from '../../validation/issues/row-set.js';
import { knownFormats, optionsOf } from '../bound-columns.js';
import type { CellBatch, CellScan } from '../cell-batch.js';
import type { RowList } from '../views/row-list.js';
import { byteFinder } from './byte-finder.js';
import type { ByteTest } from './byte-finder.js';
import { MatchOrder } from './match-order.js';
import type { Matches } from './match-order.js';
import { scanBytes } from './scan-bytes.js';

/** Up to this many rows, a replacement lists them: reading the other rows is then faster. */
const LISTED_ROWS = 100_000;
/** Rows are looked up if they are fewer than one in this many. */
const FEW = 50;

type Passing = Pick<CallContext<'cells-find'>, 'signal' | 'pause'>;

interface Target {
  /** Search and scope as text. */
  readonly key: string;
  readonly matcher: TextMatcher;
  readonly bytes: ByteTest | null;
  /** Positions of the columns to search. */
  readonly columns: readonly number[];
  /** The rows to search; `null`: all. */
  readonly within: RowSet | null;
}

interface Found {
  readonly target: Target;
  readonly matches: Matches;
  dataVersion: number;
}

interface Ordered {
  readonly found: Found;
  readonly dataVersion: number;
  readonly view: string;
  readonly list: RowList;
  readonly order: MatchOrder;
}

/** What a search needs of a review. */
interface Searched {
  readonly mapped: readonly MappedColumn[];
  readonly plan: ImportPlan;
  readonly formats: readonly InferredFormat[];
  readonly dataVersion: number;
  readonly host: { readonly delivered: RowSet };
  readonly table: Pick<Table, 'rowCount' | 'rowNumber' | 'scan'>;
  readonly edits: { editedRows(): RowSet | null; isReadOnly(column: string): boolean };
  positionOf(column: string): number;
  displayText(position: number, text: string): string;
  readRowsAt(rows: readonly number[]): Promise<readonly SourceRow[]>;
  texts(row: SourceRow): readonly string[];
  filtered(state: RowView['state']): RowList;
}

/** An operation that replaces texts, with the number of cells it changes. */
export interface Replacement {
  readonly operation: Operation;
  readonly cells: number;
}

/** How rows are read; given by the engine, whose code is not part of the piece. */
export interface SearchReading {
  readonly patterns: Patterns;
  scan(scan: CellScan, take: (batch: CellBatch) => void): Promise<void>;
  /** The rows of a view. */
  list(view: Partial<RowView> | undefined, passing: Passing): Promise<RowList>;
}

export function createCellSearch(review: Searched, reading: SearchReading): CellSearch {
  return new CellSearch(review, reading);
}

/** The cells in which a text or a pattern is found. The last result is kept, and follows edits of few rows. */
export class CellSearch {
  readonly #review: Searched;
  readonly #reading: SearchReading;
  #target: Target | null = null;
  #found: Found | null = null;
  #ordered: Ordered | null = null;

  constructor(review: Searched, reading: SearchReading) {
    this.#review = review;
    this.#reading = reading;
  }

  /** Positions of the cells of a row that match. `cells`: their texts as shown. */
  matchesIn(row: number, cells: readonly string[]): readonly number[] {
    return this.#target ? matchesIn(this.#target, row, cells) : [];
  }

  async find(query: CallParams<'cells-find'>, passing: Passing): Promise<FoundCells> {
    const { find } = query.search;
    const target = await this.#aim(query, passing);
    if (target) {
      const { order } = await this.#order(target, query, passing);
      return { count: order.count, cell: order.find(query.direction, query.from) };
    }
    if (find === '') return { count: 0, cell: null };
    return { problem: isExpression(find) ? 'unsupported' : 'invalid' };
  }

  /** The rows with a cell that matches, deleted ones included. */
  async rows(query: Pick<CellQuery, 'search' | 'scope'>, passing: Passing): Promise<RowSet> {
    const rows = new RowSet();
    const target = await this.#aim(query, passing);
    // Rows that change meanwhile stay as they were chosen, as in other views.
    if (target)
      await this.#scan(
        target,
        this.#matchesOf(target, () => rows),
        passing,
      );
    return rows;
  }

  /** Texts of these rows may have changed; none: those of any rows. */
  async follow(rows: readonly number[]): Promise<void> {
    const found = this.#found;
    if (!found) return;
    const { dataVersion } = this.#review;
    this.#found = null;
    if (rows.length === 0) return;
    const { target, matches } = found;
    for (const source of await this.#review.readRowsAt(rows.toSorted((left, right) => left - right))) {
      const { index } = source;
      const texts = this.#review.texts(source).map((text, position) => this.#review.displayText(position, text));
      const own = matchesIn(target, index, texts);
      matches.forEach((column, at) => {
        if (own.includes(target.columns[at]!)) column.rows.add(index);
        else column.rows.delete(index);
      });
    }
    this.#found = { ...found, dataVersion };
  }

  /** What replacing all matches would do. */
  async preview(query: CallParams<'replace-preview'>, passing: Passing): Promise<ReplacePreview> {
    const changes: ProgramChange[] = [];
    const target = await this.#aim(query, passing);
    if (!target) return { cells: 0, rows: 0, lockedRows: 0, readOnlyColumns: [], changes };
    const { found, order } = await this.#order(target, query, passing);
    const { table, host, edits } = this.#review;
    const matching = columnsWithMatches(found);
    const readOnlyColumns = matching.filter(({ id }) => edits.isReadOnly(id)).map(({ id }) => id);
    const editable = matching.filter(({ id }) => !edits.isReadOnly(id));
    const columns = editable.map(({ id, rows }) => ({
      id,
      rows,
      position: this.#review.positionOf(id),
      run: substitute(this.#substitution(query, id), this.#reading.patterns),
    }));
    const listed = new Set<string>();
    const counts = { cells: 0, rows: 0, lockedRows: 0 };
    const scan = { columns: columns.map(({ position }) => position), only: RowSet.of(order.rows), ...passing };
    await this.#reading.scan(scan, ({ rows, count, texts }) => {
      for (let at = 0; at < count; at += 1) {
        const row = rows[at]!;
        const isLocked = host.delivered.has(row);
        let cells = 0;
        columns.forEach((column, place) => {
          if (!column.rows.has(row)) return;
          const text = texts[place]![at]!;
          const to = column.run(text);
          if (to === text) return;
          cells += 1;
          const name = JSON.stringify([column.id, text]);
          if (isLocked || changes.length === query.limit || listed.has(name)) return;
          listed.add(name);
          const from = this.#review.displayText(column.position, text);
          changes.push({ row, number: table.rowNumber(row), column: column.id, from, to });
        });
        if (cells === 0) continue;
        counts[isLocked ? 'lockedRows' : 'rows'] += 1;
        if (!isLocked) counts.cells += cells;
      }
    });
    return { ...counts, readOnlyColumns, changes };
  }

  /** Replaces all matches, or those of one cell; `null` when there is nothing to replace. */
  async replacement(query: CallParams<'cells-replace'>, passing: Passing): Promise<Replacement | null> {
    const target = await this.#aim(query, passing);
    if (!target) return null;
    const { only } = query;
    if (only) return this.#replaceIn(only, this.#substitution(query, only.column));
    const { found, order, list } = await this.#order(target, query, passing);
    const columns = columnsWithMatches(found);
    if (order.count === 0) return null;
    const isAll =
      target.within === null &&
      !showsDeleted({ ...ALL_ROWS, ...query.view }) &&
      list.total === this.#review.filtered('all').total;
    const { cells, lockedRows, readOnlyColumns } = await this.preview({ ...query, limit: 0 }, passing);
    if (cells + lockedRows + readOnlyColumns.length === 0) return null;
    const operation: Operation = {
      type: 'run-program',
      program: {
        steps: columns.map(({ id }) => {
          const of = { type: 'column' as const, column: id };
          return { column: id, to: { type: 'substitute', of, ...this.#substitution(query, id) } };
        }),
      },
      formats: knownFormats(this.#review),
      only: columns.map(({ id }) => id),
      ...(isAll && order.rows.length > LISTED_ROWS ? {} : { rows: [...order.rows.toSorted()] }),
    };
    return { operation, cells };
  }

  async #replaceIn({ row, column }: CellPointer, substitution: Substitution): Promise<Replacement | null> {
    const [source] = await this.#review.readRowsAt([row]);
    const text = source && this.#review.texts(source)[this.#review.positionOf(column)];
    if (text === undefined) return null;
    const value = substitute(substitution, this.#reading.patterns)(text);
    return value === text ? null : { operation: { type: 'set-cell', row, column, value }, cells: 1 };
  }

  #substitution(
    { search, replacement }: Pick<CallParams<'cells-replace'>, 'search' | 'replacement'>,
    column: string,
  ): Substitution {
    const shown = [...(optionsOf(column, this.#review.plan) ?? [])].map(([from, to]) => ({ from, to }));
    return { ...search, with: replacement, ...(shown.length > 0 ? { shown } : {}) };
  }

  /** Prepares a search; `null` when there is nothing to search for. */
  async #aim({ search, scope = {}, view }: CellQuery, passing: Passing): Promise<Target | null> {
    const key = JSON.stringify([search, scope]);
    if (this.#target?.key === key) return this.#target;
    const matcher = textMatcher(search, this.#reading.patterns);
    const { mapped } = this.#review;
    const columns = [...mapped.keys()].filter((position) => {
      const { id } = mapped[position]!.column;
      return scope.columns?.includes(id) ?? true;
    });
    const { rows } = scope;
    const within = rows ? RowSet.of((await this.#reading.list(view, passing)).at(rows.start, rows.count)) : null;
    this.#target = matcher && { key, matcher, bytes: byteFinder(search), columns, within };
    return this.#target;
  }

  /** The matches in the order of the view. */
  async #order(target: Target, query: CellQuery, passing: Passing): Promise<Ordered> {
    const found = await this.#find(target, passing);
    const list = await this.#reading.list(query.view, passing);
    const view = { ...ALL_ROWS, ...query.view };
    const key = viewKey(view);
    const last = this.#ordered;
    const isSameList = last?.view === key && (isStateOnly(view) || last.list === list);
    if (last && isSameList && last.found === found && last.dataVersion === found.dataVersion) return last;
    const order = new MatchOrder(found.matches, list);
    return (this.#ordered = { found, dataVersion: found.dataVersion, view: key, list, order });
  }

  #matchesOf({ columns }: Target, rowsOf: () => RowSet): Matches {
    return columns.map((position) => ({ id: this.#review.mapped[position]!.column.id, rows: rowsOf() }));
  }

  /** Searches all rows, again if they change meanwhile. */
  async #find(target: Target, passing: Passing): Promise<Found> {
    for (;;) {
      const { dataVersion } = this.#review;
      if (this.#found?.target === target && this.#found.dataVersion === dataVersion) return this.#found;
      const matches = this.#matchesOf(target, () => new RowSet());
      await this.#scan(target, matches, passing);
      this.#found = { target, matches, dataVersion };
    }
  }

  /** Adds the rows with matches to their columns. Only texts that differ from the file are created, if possible. */
  async #scan({ matcher, bytes, columns, within }: Target, matches: Matches, passing: Passing): Promise<void> {
    const { plan, mapped, table, edits } = this.#review;
    const isMeant = (row: number): boolean => within?.has(row) ?? true;
    const edited = within === null || within.count * FEW > (table.rowCount ?? 0) ? edits.editedRows() : null;
    const all = columns.map((position, at) => ({ position, ...matches[at]!, source: mapped[position]!.source }));
    const inBytes = all.filter(({ id }) => bytes && edited && !optionsOf(id, plan));
    const scanTexts = (some: typeof all, only?: RowSet): Promise<void> =>
      this.#reading.scan({ columns: some.map(({ position }) => position), only, ...passing }, (batch) => {
        some.forEach(({ position, rows }, place) => {
          const texts = batch.texts[place]!;
          for (let at = 0; at < batch.count; at += 1) {
            if (matcher.test(this.#review.displayText(position, texts[at]!))) rows.add(batch.rows[at]!);
          }
        });
      });
    if (bytes && edited && inBytes.length > 0) {
      const scan = { test: bytes, columns: inBytes, isMeant: (row: number) => !edited.has(row) && isMeant(row) };
      await table.scan((block) => scanBytes(block, scan), passing);
      await scanTexts(inBytes, RowSet.of([...edited.members()].filter(isMeant)));
    }
    const others = all.filter((column) => !inBytes.includes(column));
    if (others.length > 0) await scanTexts(others, within ?? undefined);
  }
}

function columnsWithMatches({ matches }: Found): Matches {
  return matches.filter(({ rows }) => rows.count > 0);
}

function matchesIn({ matcher, columns, within }: Target, row: number, cells: readonly string[]): readonly number[] {
  if (within?.has(row) === false) return [];
  return columns.filter((column) => matcher.test(cells[column] ?? ''));
}
