import type { ImportError } from '../../../src/protocol/index.js';
import { slugBase } from '../../content/operations/make-slugs.js';
import type { BulkField } from '../../content/bulk/bulk-write.js';
import type { Cell } from '../../content/bulk/cell-values.js';
import type { IdRange } from '../../content/bulk/id-range.js';
import { CellProblem, cellReader } from '../../content/bulk/read-cell.js';
import type { StagedCell } from '../../content/bulk/read-cell.js';
import { relationLookup } from '../../content/bulk/relation-lookup.js';
import type { Stage } from '../../content/bulk/stage.js';
import type { Connection } from '../../storage/database.js';
import type { SinkRow } from '../import-sink.js';

export interface ReadRows {
  /** One cell for each column of the stage, of the rows that the model takes. */
  readonly cells: readonly (readonly (string | null)[])[];
  readonly findings: readonly ImportError[];
}

/** Turns delivered rows into rows of a stage, by the rules of the model. */
export interface RowReader {
  /** Rows so far that were taken, and that were not. */
  readonly staged: number;
  readonly refused: number;
  read(connection: Connection, rows: readonly SinkRow[]): Promise<ReadRows>;
}

export function rowReader(stage: Stage, ids: IdRange): RowReader {
  const { write } = stage;
  const readers = write.fields.map((field) => cellReader(field, write));
  const addSlugs = slugAdder(stage);
  const resolve = relationResolver(write.fields);
  let staged = 0;
  let refused = 0;
  return {
    get staged() {
      return staged;
    },
    get refused() {
      return refused;
    },
    async read(connection, rows) {
      const read = rows.map(({ values }) =>
        write.fields.map(({ source }, index) => readers[index]!((values[source] ?? null) as Cell)),
      );
      await resolve?.(connection, read);
      const cells: (readonly (string | null)[])[] = [];
      const findings: ImportError[] = [];
      for (const [index, given] of read.entries()) {
        const row = rows[index]!.row;
        const problems = problemsOf(given, row);
        if (problems.length > 0) {
          findings.push(...problems);
          refused += 1;
          continue;
        }
        const line = [String(row), ids.at(staged), ...(given as readonly (string | null)[])];
        addSlugs?.(line);
        cells.push(line);
        staged += 1;
      }
      return { cells, findings };
    },
  };

  function problemsOf(given: readonly StagedCell[], row: number): readonly ImportError[] {
    const problems: ImportError[] = [];
    for (let index = 0; index < given.length; index += 1) {
      const cell = given[index];
      if (cell instanceof CellProblem) {
        problems.push({ row, field: write.fields[index]!.source, message: cell.message });
      }
    }
    return problems;
  }
}

/** What stands before the fields in a row of a stage. */
const LEADING = 2;

/** Adds the slugs that are made, without the numbers they may need, and which of them are. */
function slugAdder({ write, columns, slugs }: Stage): ((line: (string | null)[]) => void) | undefined {
  if (slugs.length === 0) return undefined;
  const placeOf = (name: string): number => columns.findIndex((column) => column.name === name);
  const sources = slugs.map((slug) => {
    const from = write.fields.findIndex(({ name }) => name === slug.from);
    const source = write.model.fields.get(slug.from);
    const initial = source !== undefined && 'default' in source.field ? source.field.default : undefined;
    return { slug, place: placeOf(slug.column), from: from === -1 ? -1 : from + LEADING, initial };
  });
  return (line) => {
    const flags: string[] = [];
    for (const { slug, place, from, initial } of sources) {
      const isMade = (line[place] ?? null) === null;
      if (isMade) line[place] = slugBase(write.model, slug.field, line[from] ?? initial);
      flags.push(String(isMade));
    }
    line.push(...flags);
  };
}

/** Puts ids in the place of what cells name related records by: one statement a relation for all these rows. */
function relationResolver(
  fields: readonly BulkField[],
): ((connection: Connection, read: StagedCell[][]) => Promise<void>) | undefined {
  const lookups = fields.flatMap((field, index) => {
    const lookup = relationLookup(field);
    return lookup === undefined ? [] : [{ lookup, index }];
  });
  if (lookups.length === 0) return undefined;
  return async (connection, read) => {
    for (const { lookup, index } of lookups) {
      const names = new Set<string>();
      for (const cells of read) if (typeof cells[index] === 'string') names.add(cells[index]);
      await lookup.learn(connection, names);
      for (const cells of read) if (typeof cells[index] === 'string') cells[index] = lookup.idOf(cells[index]);
    }
  };
}
