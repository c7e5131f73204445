import type { Operation } from '../../edits/operation.js';
import type { CallParams } from '../../engine-calls.js';
import { substitute } from '../../program/text-matcher.js';
import type { Substitution } from '../../program/text-matcher.js';
import type { ProgramChange } from '../../review-calls.js';
import { ALL_ROWS, showsDeleted } from '../../row-view.js';
import type { CellPointer, ReplacePreview } from '../../search-calls.js';
import { RowSet } from '../../validation/issues/row-set.js';
import { knownFormats, optionsOf } from '../bound-columns.js';
import type { RowList } from '../views/row-list.js';
import type { MatchOrder, Matches } from './match-order.js';
import type { Passing, Searched, SearchReading } from './searched.js';

/** Up to this many rows, a replacement lists them: reading the other rows is then faster. */
const LISTED_ROWS = 100_000;

export const NOTHING_TO_REPLACE: ReplacePreview = {
  cells: 0,
  rows: 0,
  lockedRows: 0,
  readOnlyColumns: [],
  changes: [],
};

/** An operation that replaces texts, with the number of cells it changes. */
export interface Replacement {
  readonly operation: Operation;
  readonly cells: number;
}

/** The matches of a search in a view. */
export interface Matched {
  readonly matches: Matches;
  readonly order: MatchOrder;
  readonly list: RowList;
  /** Whether all rows of the view were searched. */
  readonly isUnlimited: boolean;
}

/** What to replace by what, and the view in which all matches are meant. */
export type ReplaceQuery = Pick<CallParams<'cells-replace'>, 'search' | 'replacement' | 'view'>;

/** Replaces what a search finds, with a text or parts of the match. */
export class MatchReplacer {
  readonly #review: Searched;
  readonly #reading: SearchReading;
  readonly #query: ReplaceQuery;

  constructor(review: Searched, reading: SearchReading, query: ReplaceQuery) {
    this.#review = review;
    this.#reading = reading;
    this.#query = query;
  }

  /** What replacing all matches would do, with up to `limit` changes. */
  async preview({ matches, order }: Matched, limit: number, passing: Passing): Promise<ReplacePreview> {
    const changes: ProgramChange[] = [];
    const { table, host, edits } = this.#review;
    const matching = columnsWithMatches(matches);
    const readOnlyColumns = matching.filter(({ id }) => edits.isReadOnly(id)).map(({ id }) => id);
    const editable = matching.filter(({ id }) => !edits.isReadOnly(id));
    const columns = editable.map(({ id, rows }) => ({
      id,
      rows,
      position: this.#review.positionOf(id),
      run: substitute(this.#substitution(id), this.#reading.patterns),
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
          if (isLocked || changes.length === limit || listed.has(name)) return;
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

  /** Replaces all matches; `null` when nothing would change. */
  async all(matched: Matched, passing: Passing): Promise<Replacement | null> {
    const { matches, order, list, isUnlimited } = matched;
    if (order.count === 0) return null;
    const isAll =
      isUnlimited &&
      !showsDeleted({ ...ALL_ROWS, ...this.#query.view }) &&
      list.total === this.#review.filtered('all').total;
    const { cells, lockedRows, readOnlyColumns } = await this.preview(matched, 0, passing);
    if (cells + lockedRows + readOnlyColumns.length === 0) return null;
    const columns = columnsWithMatches(matches);
    const operation: Operation = {
      type: 'run-program',
      program: {
        steps: columns.map(({ id }) => {
          const of = { type: 'column' as const, column: id };
          return { column: id, to: { type: 'substitute', of, ...this.#substitution(id) } };
        }),
      },
      formats: knownFormats(this.#review),
      only: columns.map(({ id }) => id),
      ...(isAll && order.rows.length > LISTED_ROWS ? {} : { rows: [...order.rows.toSorted()] }),
    };
    return { operation, cells };
  }

  /** Replaces the matches of one cell; `null` when nothing would change. */
  async inCell({ row, column }: CellPointer): Promise<Replacement | null> {
    const [source] = await this.#review.readRowsAt([row]);
    const text = source && this.#review.texts(source)[this.#review.positionOf(column)];
    if (text === undefined) return null;
    const value = substitute(this.#substitution(column), this.#reading.patterns)(text);
    return value === text ? null : { operation: { type: 'set-cell', row, column, value }, cells: 1 };
  }

  #substitution(column: string): Substitution {
    const shown = [...(optionsOf(column, this.#review.plan) ?? [])].map(([from, to]) => ({ from, to }));
    const { search, replacement } = this.#query;
    return { ...search, with: replacement, ...(shown.length > 0 ? { shown } : {}) };
  }
}

function columnsWithMatches(matches: Matches): Matches {
  return matches.filter(({ rows }) => rows.count > 0);
}
