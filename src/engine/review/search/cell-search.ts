import type { CallParams } from '../../engine-calls.js';
import { isExpression } from '../../program/is-expression.js';
import { textMatcher } from '../../program/text-matcher.js';
import type { TextMatcher } from '../../program/text-matcher.js';
import { ALL_ROWS, isStateOnly, viewKey } from '../../row-view.js';
import type { CellQuery, FoundCells, ReplacePreview } from '../../search-calls.js';
import { RowSet } from '../../validation/issues/row-set.js';
import { optionsOf } from '../bound-columns.js';
import type { RowList } from '../views/row-list.js';
import { byteFinder } from './byte-finder.js';
import type { ByteTest } from './byte-finder.js';
import { MatchOrder } from './match-order.js';
import type { Matches } from './match-order.js';
import { MatchReplacer, NOTHING_TO_REPLACE } from './replace-matches.js';
import type { Matched, Replacement, ReplaceQuery } from './replace-matches.js';
import { scanBytes } from './scan-bytes.js';
import type { Passing, Searched, SearchReading } from './searched.js';

/** Rows are looked up if they are fewer than one in this many. */
const FEW = 50;

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
    const target = await this.#aim(query, passing);
    if (!target) return NOTHING_TO_REPLACE;
    return this.#replacer(query).preview(await this.#matched(target, query, passing), query.limit, passing);
  }

  /** Replaces all matches, or those of one cell; `null` when there is nothing to replace. */
  async replacement(query: CallParams<'cells-replace'>, passing: Passing): Promise<Replacement | null> {
    const target = await this.#aim(query, passing);
    if (!target) return null;
    const replacer = this.#replacer(query);
    return query.only
      ? replacer.inCell(query.only)
      : replacer.all(await this.#matched(target, query, passing), passing);
  }

  #replacer(query: ReplaceQuery): MatchReplacer {
    return new MatchReplacer(this.#review, this.#reading, query);
  }

  async #matched(target: Target, query: CellQuery, passing: Passing): Promise<Matched> {
    const { found, order, list } = await this.#order(target, query, passing);
    return { matches: found.matches, order, list, isUnlimited: target.within === null };
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

function matchesIn({ matcher, columns, within }: Target, row: number, cells: readonly string[]): readonly number[] {
  if (within?.has(row) === false) return [];
  return columns.filter((column) => matcher.test(cells[column] ?? ''));
}
