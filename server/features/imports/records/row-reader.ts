import type { ResultRow } from '../../../../src/engine/full.js';
import type { ImportError } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import { isWanted } from '../../content/bulk/bulk-write.js';
import type { BulkField } from '../../content/bulk/bulk-write.js';
import type { IdRange } from '../../content/bulk/id-range.js';
import { CellProblem, cellReader } from '../../content/bulk/read-cell.js';
import type { StagedCell } from '../../content/bulk/read-cell.js';
import { relationLookup } from '../../content/bulk/relation-lookup.js';
import { addSlugs, slugPlans } from '../../content/bulk/slug-bases.js';
import type { Stage } from '../../content/bulk/stage.js';
import type { Cell } from '../../content/kinds/field-kind.js';
import type { OverflowField } from '../../importers/check-destination.js';
import type { SinkRow } from '../run/sink-row.js';
import { keptCell } from './copy-reader.js';

interface ReadRows {
  /** One cell for each column of the stage, for the rows that the model accepts. */
  readonly cells: readonly (readonly (string | null)[])[];
  readonly errors: readonly ImportError[];
}

/** Converts delivered rows to rows of a stage, by the rules of the model. */
export interface RowReader {
  /** Number of rows accepted and rejected so far. */
  readonly staged: number;
  readonly refused: number;
  read(connection: Connection, rows: readonly SinkRow[]): Promise<ReadRows>;
}

/** Columns before the fields in a row of a stage: its line and the id of its record. */
const LEADING = 2;

interface RowReaderOptions {
  readonly ids: IdRange;
  readonly keepers: readonly OverflowField[];
}

export function rowReader(stage: Stage, { ids, keepers }: RowReaderOptions): RowReader {
  const { write } = stage;
  const readers = write.fields.map((field) =>
    cellReader({ field: field.field, by: field.by?.kind, isWanted: isWanted(write, field) }),
  );
  const sources = write.fields.map(({ source }) => source);
  const cellOf = sources.map((source) => cellTaker(source, keepers));
  const slugs = slugPlans(stage);
  const resolve = relationResolver(write.fields);
  let staged = 0;
  let refused = 0;
  const problemsOf = (line: readonly StagedCell[], row: number): readonly ImportError[] =>
    line.flatMap((cell, index) =>
      cell instanceof CellProblem ? [{ row, field: sources[index - LEADING]!, message: cell.message }] : [],
    );
  return {
    get staged() {
      return staged;
    },
    get refused() {
      return refused;
    },
    async read(connection, rows) {
      // For a million rows: one array per row, and no second pass over valid ones.
      const lines: StagedCell[][] = [];
      const isWrong: boolean[] = [];
      for (const { row, values } of rows) {
        const line: StagedCell[] = [String(row), ids.at(staged + refused + lines.length)];
        let wrong = false;
        for (let index = 0; index < sources.length; index += 1) {
          const cell = readers[index]!(cellOf[index]!(values));
          if (typeof cell === 'object' && cell !== null) wrong = true;
          line.push(cell);
        }
        lines.push(line);
        isWrong.push(wrong);
      }
      await resolve?.(connection, { lines, isWrong });
      const cells: (readonly (string | null)[])[] = [];
      const errors: ImportError[] = [];
      for (const [index, line] of lines.entries()) {
        if (isWrong[index] === true) {
          errors.push(...problemsOf(line, rows[index]!.row));
          continue;
        }
        // Without problems, all cells are text.
        const texts = line as (string | null)[];
        addSlugs(texts, slugs);
        cells.push(texts);
      }
      staged += cells.length;
      refused += lines.length - cells.length;
      return { cells, errors };
    },
  };
}

/** Reads the cell of a field, or as JSON the values that it stores for unmatched columns. */
function cellTaker(source: string, keepers: readonly OverflowField[]): (values: ResultRow) => Cell {
  const keeper = keepers.find(({ name }) => name === source);
  return keeper ? (values) => keptCell(values[keeper.source]) : (values) => (values[source] ?? null) as Cell;
}

interface ReadLines {
  readonly lines: readonly StagedCell[][];
  readonly isWrong: boolean[];
}

/** Replaces the cells that refer to related records by ids, with one statement per relation for all these rows. */
function relationResolver(
  fields: readonly BulkField[],
): ((connection: Connection, read: ReadLines) => Promise<void>) | undefined {
  const lookups = fields.flatMap((field, index) => {
    const lookup = relationLookup(field);
    return lookup === undefined ? [] : [{ lookup, place: index + LEADING }];
  });
  if (lookups.length === 0) return undefined;
  return async (connection, { lines, isWrong }) => {
    for (const { lookup, place } of lookups) {
      const names = new Set<string>();
      for (const line of lines) if (typeof line[place] === 'string') names.add(line[place]);
      await lookup.learn(connection, names);
      for (const [index, line] of lines.entries()) {
        const name = line[place];
        if (typeof name !== 'string') continue;
        const id = lookup.idOf(name);
        line[place] = id;
        if (id instanceof CellProblem) isWrong[index] = true;
      }
    }
  };
}
