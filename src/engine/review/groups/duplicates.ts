import type { EditStep, StepName } from '../../edits/edit-step.js';
import type { Operation } from '../../edits/operation.js';
import type { DuplicateSample, DuplicatesEdit, DuplicatesPreview } from '../../group-calls.js';
import { RowSet } from '../../validation/issues/row-set.js';
import type { Review } from '../review.js';
import type { ChangeContext } from './change-context.js';
import type { Duplicates } from './duplicate-rows.js';

/** Maximum number of values in a preview, and of rows listed for each. */
const SAMPLES = 5;
const LISTED_ROWS = 5;

/** The rows of one value. */
interface EqualRows {
  readonly kept: number;
  /** Ascending. */
  readonly deleted: readonly number[];
}

/** Texts by row and position of the column. */
type Fills = ReadonlyMap<number, ReadonlyMap<number, string>>;

const NO_FILLS: Fills = new Map();
const STEPS = {
  'keep-first': 'keepFirst',
  'keep-last': 'keepLast',
  merge: 'mergeRows',
} as const satisfies Record<DuplicatesEdit['type'], StepName>;

/**
 * Converts an edit of duplicates to one operation, with its name. It lists the rows and texts, so that replaying it has
 * the same result everywhere.
 */
export async function duplicatesOperation(
  review: Review,
  duplicates: Duplicates,
  edit: DuplicatesEdit,
  context: ChangeContext,
): Promise<{ readonly operation: Operation; readonly step: EditStep }> {
  const found = equalRows(review, duplicates, edit);
  const deleted = deletedRows(found);
  const fills = edit.type === 'merge' ? await readFills(review, duplicates, { ...context, found }) : NO_FILLS;
  const { column } = duplicates;
  const step = { name: STEPS[edit.type], count: deleted.length, ...(column === undefined ? {} : { column }) };
  if (fills.size === 0) return { operation: { type: 'delete-rows', rows: deleted }, step };
  const filled = new Set([...fills.values()].flatMap((texts) => [...texts.keys()]));
  const positions = [...filled].sort((left, right) => left - right);
  const operation: Operation = {
    type: 'set-cells',
    rows: [...fills.keys()],
    columns: positions.map((position) => review.columnAt(position)!.id),
    values: [...fills.values()].map((texts) => positions.map((position) => texts.get(position) ?? null)),
    deleted,
  };
  return { operation, step };
}

/** What an edit of duplicates would do. */
export async function previewDuplicates(
  review: Review,
  duplicates: Duplicates,
  edit: DuplicatesEdit,
  context: ChangeContext,
): Promise<DuplicatesPreview> {
  const found = equalRows(review, duplicates, edit);
  const fills = edit.type === 'merge' ? await readFills(review, duplicates, { ...context, found }) : NO_FILLS;
  const samples = found.slice(0, SAMPLES).map((rows) => describe(review, rows, fills));
  return {
    values: found.length,
    deletedRows: found.reduce((sum, { deleted }) => sum + deleted.length, 0),
    filledCells: [...fills.values()].reduce((sum, { size }) => sum + size, 0),
    columns: review.mapped.map(({ column }) => column.id),
    samples: await Promise.all(samples),
  };
}

function equalRows(review: Review, { same, rows }: Duplicates, { type }: DuplicatesEdit): readonly EqualRows[] {
  const { delivered } = review.host;
  const seen = new RowSet();
  const found: EqualRows[] = [];
  for (const row of rows) {
    if (seen.has(row)) continue;
    const members = [...same.sameAs(row)].sort((left, right) => left - right);
    for (const member of members) seen.add(member);
    const owner = same.ownerOf(row);
    const kept = type === 'keep-last' && !delivered.has(owner) ? members.at(-1)! : owner;
    const deleted = members.filter((member) => member !== kept && !delivered.has(member));
    if (deleted.length > 0) found.push({ kept, deleted });
  }
  return found;
}

function deletedRows(found: readonly EqualRows[]): readonly number[] {
  return found.flatMap(({ deleted }) => deleted).sort((left, right) => left - right);
}

/** For each empty cell of a kept row, the first text that one of its duplicates has there. */
async function readFills(
  review: Review,
  { same }: Duplicates,
  { found, scanCells, signal, pause }: ChangeContext & { readonly found: readonly EqualRows[] },
): Promise<Fills> {
  const mergeable = found.filter(({ kept }) => !review.host.delivered.has(kept));
  const only = RowSet.of(mergeable.flatMap(({ kept, deleted }) => [kept, ...deleted]));
  const columns = [...review.mapped.keys()];
  const fillable = columns.filter((position) => !review.columnAt(position)?.readOnly);
  const emptyByRow = new Map<number, number[]>();
  const fills = new Map<number, Map<number, string>>();
  // Rows are read in ascending order, so a kept row comes before its duplicates.
  await scanCells(review, { columns, only, signal, pause }, ({ rows, count, texts }) => {
    const isEmpty = (position: number, at: number): boolean => (texts[position]?.[at] ?? '').trim() === '';
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]!;
      const kept = same.ownerOf(row);
      if (kept === row) {
        const empty = fillable.filter((position) => isEmpty(position, at));
        if (empty.length > 0) emptyByRow.set(row, empty);
        continue;
      }
      const empty = emptyByRow.get(kept);
      if (!empty) continue;
      const own = fills.get(kept) ?? new Map<number, string>();
      for (const position of empty) if (!isEmpty(position, at)) own.set(position, texts[position]![at]!);
      if (own.size > 0) fills.set(kept, own);
      emptyByRow.set(
        kept,
        empty.filter((position) => !own.has(position)),
      );
    }
  });
  return fills;
}

async function describe(review: Review, { kept, deleted }: EqualRows, fills: Fills): Promise<DuplicateSample> {
  const listed = deleted.slice(0, LISTED_ROWS - 1);
  const rows = await review.readRowsAt([...listed, kept].sort((left, right) => left - right));
  const filled = fills.get(kept);
  const shown = rows.map((source) => {
    const texts = review.texts(source);
    return { source, texts, cells: texts.map((text, position) => review.displayText(position, text)) };
  });
  const own = shown.find(({ source }) => source.index === kept)?.texts ?? [];
  return {
    rows: shown.map(({ source, cells }) => ({ number: source.number, isKept: source.index === kept, cells })),
    others: deleted.length - listed.length,
    result: own.map((text, position) => review.displayText(position, filled?.get(position) ?? text)),
  };
}
