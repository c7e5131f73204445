import type { CallParams } from '../engine-calls.js';
import type { ExampleProposal } from '../example-calls.js';
import type { compileProgram } from '../program/compile-program.js';
import { explainExamples } from '../program/examples/explain-examples.js';
import type { Program } from '../program/program.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { RowSet } from '../validation/issues/row-set.js';
import type { KnownFormat } from '../values/format.js';

/** Rows searched for a cell that would change. */
const MAX_ROWS = 1000;
/** The latest typed cells that are explained. */
const MAX_CELLS = 5;

/** What is needed of a review. */
interface Explained {
  readonly mapped: readonly { readonly column: { readonly id: string } }[];
  readonly issues: { rowsWithErrors(column: number): RowSet };
  isEditable(row: number): boolean;
  positionOf(column: string): number;
  readRowsAt(rows: readonly number[]): Promise<readonly SourceRow[]>;
  texts(row: SourceRow): readonly string[];
}

/** Given by the engine, whose code is not part of the piece. */
interface ExplainTools {
  readonly compile: typeof compileProgram;
  readonly formats: readonly KnownFormat[];
}

/** Finds the change that the user may want to repeat in other cells. */
export async function explainCells(
  review: Explained,
  { column, cells }: CallParams<'example-explain'>,
  { compile, formats }: ExplainTools,
): Promise<ExampleProposal | null> {
  const columns = review.mapped.map((one) => one.column.id);
  const position = review.positionOf(column);
  if (position < 0) return null;
  const rows = await review.readRowsAt(inOrder(cells.map(({ row }) => row)));
  const texts = new Map(rows.map((row) => [row.index, review.texts(row)]));
  // A text that is still an error is not to be repeated.
  const errors = review.issues.rowsWithErrors(position);
  const present = cells.filter(({ row, to }) => texts.get(row)?.[position] === to && !errors.has(row));
  const typed = new Map(present.slice(-MAX_CELLS).map((cell) => [cell.row, cell]));
  const except = inOrder(typed.keys());
  const examples = except.flatMap((row) => {
    const { from, to } = typed.get(row)!;
    return from === to ? [] : [{ texts: texts.get(row)!.with(position, from), to }];
  });
  if (examples.length === 0) return null;
  const isRepair = [...typed.values()].every(({ hadError }) => hadError);
  const candidates = isRepair ? errors.take(0, MAX_ROWS) : Array.from({ length: MAX_ROWS }, (_, row) => row);
  const searched = await review.readRowsAt(candidates);
  const others = searched
    .filter(({ index }) => !typed.has(index) && review.isEditable(index))
    .map((row) => ({ row, texts: review.texts(row) }));
  const runnerOf = (program: Program): ReturnType<typeof compileProgram> => compile(program, columns, { formats });
  const to = explainExamples({
    examples,
    columns,
    column: position,
    others: others.map((other) => other.texts[position] ?? ''),
    evaluate: (expression) => {
      const runner = runnerOf({ steps: [{ column, to: expression }] });
      return (texts) => runner.run(texts)[position] ?? '';
    },
  });
  if (!to) return null;
  const program: Program = { steps: [{ column, to }] };
  const errorsIn = isRepair ? column : undefined;
  const runner = runnerOf(program);
  for (const { row, texts: before } of others) {
    const [from, after] = [before[position] ?? '', runner.run(before)[position] ?? ''];
    if (from === after) continue;
    return { program, errorsIn, except, sample: { row: row.index, number: row.number, column, from, to: after } };
  }
  return null;
}

function inOrder(rows: Iterable<number>): number[] {
  return [...rows].sort((left, right) => left - right);
}
