import type { StepName } from '../edits/edit-step.js';
import type { Operation } from '../edits/operation.js';
import type { CallParams } from '../engine-calls.js';
import type { CellBlock } from '../review-calls.js';
import type { KnownFormat } from '../values/format.js';
import type { Review } from './review.js';
import type { RowList } from './views/row-list.js';

/** From this many rows on, equal texts are set by a program, which does not keep them for every cell. */
const MANY_ROWS = 1000;

type Texts = readonly (string | null)[];

export interface CellsToSet {
  readonly operation: Operation;
  readonly name: StepName;
  /** Number of rows that the blocks have in the view. */
  readonly rows: number;
  /** Number of rows added after the last one, and of those that there was no room for. */
  readonly added: number;
  readonly leftOut: number;
  /** Number of cells to be set, without those of delivered rows and of read-only columns. */
  readonly cells: number;
}

interface SetCells extends Omit<CallParams<'cells-set'>, 'view'> {
  /** How the values of the columns are written, as far as that is known. */
  readonly formats: readonly KnownFormat[];
}

/**
 * Converts blocks of listed rows, and texts that are repeated to fill each block, to one operation. It names the rows,
 * so that replaying it has the same result everywhere.
 */
export function cellsToSet(review: Review, list: RowList, given: SetCells): CellsToSet {
  const { blocks, values, append } = given;
  const columns = review.mapped
    .map(({ column }) => column.id)
    .filter((id) => blocks.some((block) => block.columns.includes(id)));
  const width = values.reduce((most, { length }) => Math.max(most, length), 1);
  const filled = { blocks, values, columns, width };
  const listed = textsByRow(list, filled);
  const isEditable = columns.map((id) => !review.edits.isReadOnly(id));
  const further =
    append === undefined || !isEditable.includes(true) ? [] : withoutBlankEnd(values.slice(listed.rows.length));
  const next = review.nextRow;
  const added = next === null ? [] : further.slice(0, append);
  const rows = [...listed.rows, ...added.map((_, at) => next! + at)];
  const texts = [...listed.texts, ...added.map((own) => textsOf(own, blocks[0]!, filled))];
  let cells = 0;
  rows.forEach((row, at) => {
    if (!review.host.delivered.has(row))
      cells += (texts[at] ?? []).filter((text, column) => text !== null && isEditable[column]).length;
  });
  const isUniform = texts.every((own) => own === texts[0]);
  const operation =
    isUniform && added.length === 0 && rows.length >= MANY_ROWS
      ? program(review, { rows, columns, texts: texts[0] ?? [], formats: given.formats })
      : {
          type: 'set-cells' as const,
          rows,
          columns,
          values: texts,
          ...(added.length > 0 ? { added: added.length } : {}),
        };
  return {
    operation,
    name: stepName(given),
    cells,
    rows: listed.rows.length,
    added: added.length,
    leftOut: further.length - added.length,
  };
}

/** Number of rows, from one by stable index, that are not in a list. */
export function hiddenRows(list: RowList, first: number, count: number): number {
  return Array.from({ length: count }, (_, at) => list.positionOf(first + at)).filter((place) => place < 0).length;
}

/** The name of the step that sets cells: by their texts, unless it is given. */
function stepName({ name, append, values }: SetCells): StepName {
  if (name !== undefined) return name;
  if (append !== undefined) return 'paste';
  return values.flat().every((text) => text === '') ? 'clear' : 'fill';
}

/** Blank lines at the end of a copied text are not rows. */
function withoutBlankEnd(values: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return values.slice(0, values.findLastIndex((texts) => texts.some((text) => text.trim() !== '')) + 1);
}

interface Filled extends Pick<CallParams<'cells-set'>, 'blocks' | 'values'> {
  /** Ids of all columns of the blocks. */
  readonly columns: readonly string[];
  /** Number of texts after which those of a row are repeated. */
  readonly width: number;
}

interface RowTexts {
  readonly rows: readonly number[];
  /** By row; rows with the same texts share them. */
  readonly texts: readonly Texts[];
}

function textsByRow(list: RowList, filled: Filled): RowTexts {
  const { columns } = filled;
  const parts = filled.blocks.map((block) => blockTexts(list, block, filled));
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  const byRow = new Map<number, Texts>();
  for (const { rows, texts } of parts) {
    rows.forEach((row, at) => {
      const own = texts[at] ?? [];
      const known = byRow.get(row);
      byRow.set(row, known ? columns.map((_, position) => own[position] ?? known[position] ?? null) : own);
    });
  }
  return { rows: [...byRow.keys()], texts: [...byRow.values()] };
}

function blockTexts(list: RowList, block: CellBlock, filled: Filled): RowTexts {
  const tiles = filled.values.slice(0, block.count).map((texts) => textsOf(texts, block, filled));
  const rows = Array.from(list.at(block.start, block.count));
  return { rows, texts: rows.map((_, at) => tiles[at % tiles.length] ?? []) };
}

/** The texts of a row of a block by `columns`; `null` for columns outside the block, and none after its last. */
function textsOf(
  texts: readonly string[],
  block: CellBlock,
  { columns, width }: Pick<Filled, 'columns' | 'width'>,
): Texts {
  const all = columns.map((column) => {
    const at = block.columns.indexOf(column);
    return at < 0 ? null : (texts[at % width] ?? null);
  });
  return all.slice(0, all.findLastIndex((text) => text !== null) + 1);
}

interface UniformCells extends Pick<SetCells, 'formats'> {
  readonly rows: readonly number[];
  readonly columns: readonly string[];
  readonly texts: Texts;
}

function program(review: Review, { rows, columns, texts, formats }: UniformCells): Operation {
  const steps = columns.flatMap((column, at) => {
    const text = texts[at] ?? null;
    return text === null ? [] : [{ column, to: { type: 'text' as const, text } }];
  });
  // Without a list of rows, the operation is as small as the selection.
  const isAll = rows.length === review.filtered('all').total;
  return {
    type: 'run-program',
    program: { steps },
    formats,
    only: steps.map(({ column }) => column),
    ...(isAll ? {} : { rows: rows.toSorted((left, right) => left - right) }),
  };
}
