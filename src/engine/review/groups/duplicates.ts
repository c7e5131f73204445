import type { EditStep, StepName } from '../../edits/edit-step.js';
import type { Operation } from '../../edits/operation.js';
import type { DuplicateSample, DuplicatesEdit, DuplicatesPreview } from '../../group-calls.js';
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

/** What is done with the duplicates. */
interface DuplicatesPlan {
  readonly found: readonly EqualRows[];
  readonly fills: Fills;
  /** Number of rows that stay because their values cannot move to a row that was already delivered. */
  readonly spared: number;
}

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
  const { found, fills } = await planFor(review, duplicates, edit, context);
  const deleted = found.flatMap((rows) => rows.deleted).sort((left, right) => left - right);
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
  const { found, fills, spared } = await planFor(review, duplicates, edit, context);
  const samples = found.slice(0, SAMPLES).map((rows) => describe(review, rows, fills));
  return {
    values: found.length,
    deletedRows: found.reduce((sum, { deleted }) => sum + deleted.length, 0),
    filledCells: [...fills.values()].reduce((sum, { size }) => sum + size, 0),
    sparedRows: spared,
    columns: review.mapped.map(({ column }) => column.id),
    samples: await Promise.all(samples),
  };
}

function equalRows(
  review: Review,
  { same, rows }: Duplicates,
  { type }: DuplicatesEdit,
  { RowSet }: ChangeContext,
): readonly EqualRows[] {
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

async function planFor(
  review: Review,
  duplicates: Duplicates,
  edit: DuplicatesEdit,
  context: ChangeContext,
): Promise<DuplicatesPlan> {
  const found = equalRows(review, duplicates, edit, context);
  if (edit.type !== 'merge') return { found, fills: new Map(), spared: 0 };
  const { fills, spared } = await readFills(review, duplicates, { ...context, found });
  if (spared.size === 0) return { found, fills, spared: 0 };
  const left = found.map(({ kept, deleted }) => ({ kept, deleted: deleted.filter((row) => !spared.has(row)) }));
  return {
    found: left.filter(({ deleted }) => deleted.length > 0),
    fills,
    spared: spared.size,
  };
}

/**
 * For each empty cell of a kept row, the first text that one of its duplicates has there. A delivered row takes none: its
 * duplicates that have one are `spared`.
 */
async function readFills(
  review: Review,
  { same }: Duplicates,
  { found, scanCells, RowSet, signal, pause }: ChangeContext & { readonly found: readonly EqualRows[] },
): Promise<{ readonly fills: Fills; readonly spared: ReadonlySet<number> }> {
  const only = RowSet.of(found.flatMap(({ kept, deleted }) => [kept, ...deleted]));
  const columns = [...review.mapped.keys()];
  const fillable = columns.filter((position) => !review.columnAt(position)?.readOnly);
  const emptyByRow = new Map<number, number[]>();
  const fills = new Map<number, Map<number, string>>();
  const spared = new Set<number>();
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
      const given = empty.filter((position) => !isEmpty(position, at));
      if (given.length === 0) continue;
      if (review.host.delivered.has(kept)) {
        spared.add(row);
        continue;
      }
      const own = fills.get(kept) ?? new Map<number, string>();
      for (const position of given) own.set(position, texts[position]![at]!);
      fills.set(kept, own);
      emptyByRow.set(
        kept,
        empty.filter((position) => !own.has(position)),
      );
    }
  });
  return { fills, spared };
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
