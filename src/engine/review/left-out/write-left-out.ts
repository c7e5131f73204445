import type { CallParams } from '../../engine-calls.js';
import type { LeftOutTexts } from '../../left-out-calls.js';
import type { CallContext } from '../../engine-host.js';
import { csvText } from '../../result/csv-line.js';
import { formulaSafe } from '../../result/formula-safe.js';
import { WorkbookWriter } from '../../result/workbook/workbook-writer.js';
import type { CellStyle } from '../../result/workbook/cell-styles.js';
import type { BookCell } from '../../result/workbook/workbook-writer.js';
import { MAX_SHEET_ROWS } from '../../source/sheet-size.js';
import type { SourceRow } from '../../source/layout/layout.js';
import type { Issue } from '../../validation/issues/issue.js';
import { columnsWithFormats } from '../bound-columns.js';
import { onEvenPercent } from '../even-percent.js';
import type { readLists } from '../read-lists.js';
import type { Review } from '../review.js';
import { ID_COLUMN, rowIds } from './row-ids.js';
import { sheetColumn } from './sheet-values.js';
import type { ValueReading } from './sheet-values.js';

/** Rows written at once. */
const SLICE_ROWS = 2000;
/** Maximum number of texts of issues that are remembered. */
const MAX_TEXTS = 20_000;

interface LeftOutRow {
  readonly id: string;
  readonly number: number;
  readonly cells: readonly string[];
  /** Positions of the cells with errors. */
  readonly wrong: ReadonlySet<number>;
  readonly reasons: string;
}

interface LeftOutFile {
  add(row: LeftOutRow): void;
  /** Resolves when more rows may be added. */
  ready(): Promise<void>;
  finish(): Promise<Blob>;
}

interface Context extends CallContext<'left-out-write'> {
  readonly reading: ValueReading;
  /** Given by the engine, so that the piece does not contain it a second time. */
  readonly readLists: typeof readLists;
}

/** Writes the rows with errors to a file that can be corrected and merged back by `readCorrected`. */
export async function writeLeftOut(
  review: Review,
  { kind, texts }: CallParams<'left-out-write'>,
  context: Context,
): Promise<Blob> {
  const ids = await rowIds(review);
  const file = files[kind](review, texts, context.reading);
  const total = review.filtered('invalid').total;
  const report = onEvenPercent((percent) => context.emit({ type: 'progress', percent, rows: 0 }));
  const texted = new Map<string, string>();
  /** Asks for the texts that are not known yet: most rows have the same errors. */
  const learn = async (errors: readonly KeyedIssue[]): Promise<void> => {
    if (texted.size > MAX_TEXTS) texted.clear();
    const open = new Map(errors.filter(({ key }) => !texted.has(key)).map(({ key, issue }) => [key, issue]));
    if (open.size === 0) return;
    const answer = await context.ask([...open.values()]);
    [...open.keys()].forEach((key, at) => texted.set(key, answer[at] ?? ''));
  };
  let done = 0;
  for await (const rows of leftOutRows(review, context)) {
    context.signal.throwIfAborted();
    const errors = rows.map(({ index }) => errorsOf(review, index));
    await learn(errors.flat());
    rows.forEach((row, position) => {
      const found = errors[position]!;
      const own = found.map(({ key, issue }) => withLabel(review, issue, texted.get(key) ?? issue.code));
      file.add({
        id: ids.idOf(row.index),
        number: row.number,
        cells: review.texts(row).map((text, column) => review.displayText(column, text)),
        wrong: new Set(found.flatMap(({ issue: { column } }) => (column === null ? [] : [review.positionOf(column)]))),
        reasons: own.join('; '),
      });
    });
    done += rows.length;
    report(done, total);
    await file.ready();
    await context.pause();
  }
  return file.finish();
}

/** The rows with errors that can still be imported, slice by slice. */
function leftOutRows(
  review: Review,
  { readLists, pause }: Pick<Context, 'readLists' | 'pause'>,
): AsyncGenerator<readonly SourceRow[], void, undefined> {
  const { delivered } = review.host;
  const invalid = review.filtered('invalid');
  function* lists(): Generator<readonly number[], void, undefined> {
    for (const indexes of invalid.lists(SLICE_ROWS)) yield indexes.filter((index) => !delivered.has(index));
  }
  return readLists(review, lists(), { count: invalid.total, pause });
}

/** Issues with the same key have the same text. */
interface KeyedIssue {
  readonly key: string;
  readonly issue: Issue;
}

function errorsOf({ issues }: Review, row: number): readonly KeyedIssue[] {
  const errors = issues.ofRow(row).filter(({ severity }) => severity === 'error');
  return errors.map((issue) => ({ key: JSON.stringify([issue.code, issue.params, issue.message]), issue }));
}

function withLabel(review: Review, { column }: Issue, reason: string): string {
  const label = column === null ? undefined : review.columnAt(review.positionOf(column))?.label;
  return label === undefined ? reason : `${label}: ${reason}`;
}

function stylesOf(style: CellStyle): Readonly<Record<'plain' | 'quoted', CellStyle>> {
  return { plain: style, quoted: { ...style, isQuoted: true } };
}

const ID_STYLE: CellStyle = { format: '@' };
const NUMBER_STYLE: CellStyle = { tone: 'soft' };
const REASON_STYLE: CellStyle = { format: '@', tone: 'reason' };

const files = {
  csv(review, texts) {
    const labels = review.mapped.map(({ column }) => column.label);
    // Without a byte order mark, Excel reads a CSV in its legacy encoding.
    const parts: Blob[] = [
      new Blob(['\uFEFF', csvText([[ID_COLUMN, texts.row, texts.errors, ...labels.map(formulaSafe)]])]),
    ];
    let lines: string[][] = [];
    const flush = (): void => {
      parts.push(new Blob([csvText(lines)]));
      lines = [];
    };
    return {
      add({ id, number, cells, reasons }) {
        lines.push([id, String(number), formulaSafe(reasons), ...cells.map(formulaSafe)]);
        if (lines.length >= SLICE_ROWS) flush();
      },
      ready: async () => undefined,
      async finish() {
        flush();
        return new Blob(parts, { type: 'text/csv;charset=utf-8' });
      },
    };
  },
  xlsx(review, texts, reading) {
    const columns = columnsWithFormats(review);
    const sheets = columns.map((column) => {
      const { format, valueOf } = sheetColumn(column, reading);
      return { valueOf, styles: { right: stylesOf({ format }), wrong: stylesOf({ format, tone: 'error' }) } };
    });
    const writer = new WorkbookWriter({
      name: texts.sheet,
      frozenColumns: 3,
      columns: [
        { width: 10, isHidden: true },
        { width: 8 },
        { width: 40 },
        ...columns.map(({ column: { label, type, options } }) => ({
          width: Math.min(40, Math.max(14, label.length + 2)),
          ...(type === 'select' && options ? { options } : {}),
        })),
      ],
    });
    const header = { format: '@', tone: 'header' } as const;
    writer.addRow([
      { value: ID_COLUMN, style: header },
      { value: texts.row, style: header },
      { value: texts.errors, style: header },
      ...columns.map(({ column }) => ({ value: column.label, style: header })),
    ]);
    let rows = 1;
    return {
      add({ id, number, cells, wrong, reasons }) {
        rows += 1;
        if (rows > MAX_SHEET_ROWS) throw new RangeError(`A sheet has room for ${MAX_SHEET_ROWS} rows. Write a CSV.`);
        writer.addRow([
          { value: id, style: ID_STYLE },
          { value: number, style: NUMBER_STYLE },
          { value: reasons, style: REASON_STYLE },
          ...cells.map((text, position): BookCell => {
            const { valueOf, styles } = sheets[position]!;
            const value = valueOf(text);
            const isQuoted = typeof value === 'string' && formulaSafe(value) !== value;
            return { value, style: styles[wrong.has(position) ? 'wrong' : 'right'][isQuoted ? 'quoted' : 'plain'] };
          }),
        ]);
      },
      ready: () => writer.ready(),
      finish: () => writer.finish(),
    };
  },
} satisfies Record<
  CallParams<'left-out-write'>['kind'],
  (review: Review, texts: LeftOutTexts, reading: ValueReading) => LeftOutFile
>;
