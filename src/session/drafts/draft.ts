import { ALL_ROWS, isStateOnly } from '../../engine/index.js';
import type {
  ColumnMapping,
  ErrorGroup,
  ImportSummary,
  OptionMatch,
  RowProgress,
  RowView,
  TableLayout,
  TableSummary,
  ValueFormat,
} from '../../engine/index.js';
import type { BackendJob } from '../../adapters/index.js';
import { allColumns } from '../session-state.js';
import type { DraftOffer, ReviewLayout, SessionState, Step } from '../session-state.js';
import { chosenMatches } from '../steps/option-matches.js';

/** Drafts of other versions are ignored. */
const VERSION = 1;

/** An import in progress as plain data, without the file's bytes and the work on its rows. */
export interface Draft {
  readonly version: typeof VERSION;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly file: { readonly name: string; readonly type: string; readonly lastModified: number };
  /** Number of rows, if they are counted; after the import, of those that were left out. */
  readonly rows: number | null;
  /** The target columns at that time. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly step: 'sheet' | 'header' | 'map' | 'values' | 'review';
  readonly passedOver: readonly Step[];
  /** `null` until a sheet of the workbook is chosen. */
  readonly layout: TableLayout | null;
  readonly mapping: ColumnMapping;
  readonly optionMatches: readonly OptionMatch[];
  readonly formats: readonly ValueFormat[];
  /** Without its group. */
  readonly view: RowView;
  /** The group whose rows are shown; missing if none is. */
  readonly group?: Pick<ErrorGroup, 'key' | 'code' | 'column'>;
  /** Missing in drafts of earlier releases. */
  readonly reviewLayout?: ReviewLayout;
  readonly hasEdits: boolean;
  readonly progress: RowProgress;
  readonly summary: ImportSummary | null;
  readonly job: BackendJob | null;
  /** Those of the adapter. */
  readonly notes: unknown;
}

const STEPS: Readonly<Record<Step, Draft['step']>> = {
  upload: 'map',
  sheet: 'sheet',
  header: 'header',
  map: 'map',
  values: 'values',
  review: 'review',
  submit: 'review',
  complete: 'review',
};

/** The import in its current state; `null` before a file is open. */
export function draftOf(state: SessionState, savedAt: number): Draft | null {
  const { file, table, mapping, formats, passedOver, hasEdits, progress, summary, job, notes, reviewLayout } = state;
  if (!file || !(table || state.step === 'sheet')) return null;
  return {
    version: VERSION,
    savedAt,
    file: { name: file.name, type: file.type, lastModified: file.lastModified },
    rows: summary ? progress.left.all : rowsOf(state, table),
    columns: allColumns(state).map(({ id, label }) => ({ id, label })),
    step: STEPS[state.step],
    layout: table?.layout ?? null,
    mapping,
    formats,
    passedOver,
    hasEdits,
    progress,
    summary,
    job,
    notes,
    reviewLayout,
    optionMatches: chosenMatches(state),
    ...viewOf(state),
  };
}

/** Groups are not known before the rows are checked again, so the one that is shown is kept beside the view. */
function viewOf({ step, view, groups }: SessionState): Pick<Draft, 'view' | 'group'> {
  if (step === 'complete') return { view: { ...ALL_ROWS, state: 'invalid' } };
  const shown = groups?.find(({ key }) => key === view.group);
  const group = shown && { key: shown.key, code: shown.code, column: shown.column };
  return { view: { ...view, group: null }, ...(group ? { group } : {}) };
}

function rowsOf({ progress: { total, deleted } }: SessionState, table: TableSummary | null): number | null {
  return total > 0 ? total - deleted : (table?.rowCount ?? null);
}

/** The part that a screen shows. */
export function offerOf({ file, rows, summary, progress, savedAt }: Draft): DraftOffer {
  return { fileName: file.name, rows, leftOut: summary !== null, importedRows: progress.delivered, savedAt };
}

/** What is kept beside the file: the draft in the first line, the engine's work on the rows after it. */
export function writeDraft(draft: Draft, work: Blob): Blob {
  return new Blob([JSON.stringify(draft), '\n', work]);
}

/** The opposite of `writeDraft`; `null` for anything else. */
export async function readDraft(kept: Blob): Promise<{ readonly draft: Draft; readonly work: Blob } | null> {
  const text = await kept.text();
  const end = text.indexOf('\n');
  const draft = parse(text.slice(0, end)) as Partial<Draft> | null;
  if (draft?.version !== VERSION) return null;
  return { draft: draft as Draft, work: new Blob([text.slice(end + 1)]) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the rows are shown in the order of the file, all of them. */
export function isDefaultView(view: RowView): boolean {
  return isStateOnly(view) && view.state === 'all';
}
