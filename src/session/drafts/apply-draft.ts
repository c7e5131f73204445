import { suggestedMapping, withNewOptions } from '../../engine/index.js';
import type { Column, LayoutOverrides, TableLayout } from '../../engine/index.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';
import type { ReviewLayout, SessionError, SessionState } from '../session-state.js';
import { inferFormats } from '../steps/mapping-actions.js';
import { showStep } from '../steps/steps.js';
import { isDefaultView } from './draft.js';
import type { Draft } from './draft.js';
import type { FoundDraft } from './slots.js';

/**
 * Opens the file of a draft and restores the work on it. Returns the open file, or `null` if it could not be opened; then
 * the state's `error` has the reason. If the columns have changed, it stops at the mapping step and names them.
 */
export async function applyDraft(context: SessionContext, found: FoundDraft): Promise<File | null> {
  const { draft } = found;
  const { store } = context;
  const file = await readFile(context, found);
  if (!file) return null;
  if (!draft.layout) return openWorkbook(context, file);
  if (!(await openAgain(context, file, draft.layout))) return null;
  try {
    await (await context.runner()).call('work-restore', { work: found.work });
  } catch {
    context.actions().reset();
    store.setState({ error: BROKEN });
    return null;
  }
  const changes = columnChanges(draft, allColumns(store.getState()));
  store.setState(choicesOf(draft, store.getState(), changes));
  void inferFormats(context);
  const changed = [...changes.lost, ...changes.added].map(({ label }) => label).join(', ');
  if (changed === '') void goOn(context, draft);
  else {
    showStep(store, 'map');
    store.setState({ error: { code: 'draft-columns', params: { columns: changed } } });
  }
  return file;
}

/** The draft cannot be read. */
const BROKEN: SessionError = { code: 'draft-broken', params: {} };

/** Shows that a large file is being read. */
async function readFile(context: SessionContext, { draft, slot }: FoundDraft): Promise<File | null> {
  let file: File | null = null;
  await context.work('reading', async ({ signal }) => {
    context.store.setState({ source: { fileName: draft.file.name, size: 0 } });
    const bytes = await slot.storage.load(slot.fileKey).catch(() => null);
    signal.throwIfAborted();
    const { name, ...properties } = draft.file;
    if (bytes) file = new File([bytes], name, properties);
    else context.store.setState({ error: BROKEN });
  });
  if (!file) context.store.setState({ source: null });
  return file;
}

/** Opens a workbook whose sheet was not chosen yet. */
async function openWorkbook({ store, actions }: SessionContext, file: File): Promise<File | null> {
  await actions().openFile(file);
  return store.getState().file === file ? file : null;
}

/** Opens the file with the layout it had. */
async function openAgain({ store, actions }: SessionContext, file: File, layout: TableLayout): Promise<boolean> {
  const { openFile, chooseSheet, proceed, overrideLayout } = actions();
  await openFile(file);
  if (store.getState().file !== file) return false;
  if (layout.sheet !== null) await chooseSheet(layout.sheet);
  if (store.getState().step === 'sheet') await proceed();
  const { table } = store.getState();
  if (!table) return false;
  const overrides = layoutChanges(table.layout, layout);
  if (Object.keys(overrides).length > 0) await overrideLayout(overrides);
  return store.getState().file === file && store.getState().table !== null;
}

function layoutChanges(now: TableLayout, wanted: TableLayout): LayoutOverrides {
  const { encoding, header, range, derived = [] } = wanted;
  const { delimiter, quote } = wanted.dialect;
  const isSameHeader = header.start === now.header.start && header.rows === now.header.rows;
  return {
    ...(encoding === now.encoding ? {} : { encoding }),
    ...(delimiter === now.dialect.delimiter ? {} : { delimiter }),
    ...(quote === now.dialect.quote ? {} : { quote }),
    ...(isSameHeader ? {} : { header }),
    ...(JSON.stringify(derived) === JSON.stringify(now.derived ?? []) ? {} : { derived }),
    ...(range ? { range } : {}),
  };
}

interface ColumnChanges {
  /** Mapped columns that no longer exist. */
  readonly lost: readonly Pick<Column, 'id' | 'label'>[];
  /** Columns that did not exist before. */
  readonly added: readonly Pick<Column, 'id' | 'label'>[];
}

function columnChanges({ columns, mapping }: Draft, now: readonly Column[]): ColumnChanges {
  const has = (list: readonly Pick<Column, 'id'>[], id: string): boolean => list.some((column) => column.id === id);
  return {
    lost: columns.filter(({ id }) => mapping.includes(id) && !has(now, id)),
    added: now.filter(({ id }) => !has(columns, id)),
  };
}

/** The user's choices as far as the columns still exist; new columns are suggested where nothing was chosen. */
function choicesOf(draft: Draft, state: SessionState, { added }: ColumnChanges): Partial<SessionState> {
  const known = withNewOptions(allColumns(state), draft.optionMatches);
  const columns = new Map(known.map((column) => [column.id, column]));
  const suggested = suggestedMapping(state.suggestions);
  const isAdded = (id: string | null | undefined): boolean => added.some((column) => column.id === id);
  const { passedOver, hasEdits, progress, summary, job, notes } = draft;
  return {
    passedOver,
    hasEdits,
    progress,
    summary,
    job,
    notes,
    mapping: suggested.map((suggestion, at) => {
      const chosen = draft.mapping[at] ?? null;
      if (chosen !== null && columns.has(chosen)) return chosen;
      return isAdded(suggestion) ? suggestion : null;
    }),
    optionMatches: draft.optionMatches.filter(
      ({ column, to }) => columns.has(column) && (!to || columns.get(column)?.options?.includes(to)),
    ),
    formats: draft.formats.filter(({ column }) => columns.has(column)),
    ...(draft.reviewLayout && { reviewLayout: layoutOf(draft.reviewLayout, (id) => columns.has(id)) }),
  };
}

/** The layout of the columns that still exist. */
function layoutOf(
  { order, hidden, frozen, widths, ...kept }: ReviewLayout,
  exists: (id: string) => boolean,
): ReviewLayout {
  return {
    order: order.filter(exists),
    hidden: hidden.filter(exists),
    frozen: frozen !== null && exists(frozen) ? frozen : null,
    widths: widths.filter(([column]) => exists(column)),
    ...kept,
  };
}

/** Continues at the step where the import was left, unless a decision is needed first. */
async function goOn({ store, actions }: SessionContext, { step: wanted, view, group }: Draft): Promise<void> {
  const { proceed, setView, goTo, readGroups, showGroup } = actions();
  const isAt = (step: SessionState['step']): boolean => store.getState().step === step;
  if (wanted === 'sheet' || wanted === 'header') {
    goTo(wanted);
    return;
  }
  if (isAt('header')) await proceed();
  if (wanted !== 'map' && isAt('map')) await proceed();
  if (wanted === 'review' && isAt('values')) await proceed();
  if (isAt('review') && !isDefaultView(view) && isDefaultView(store.getState().view)) {
    const { reviewed } = store.getState();
    const ids = new Set(reviewed?.mapping);
    const isKnown = ({ column }: { readonly column: string }): boolean => ids.has(column);
    const search = view.search?.columns?.every((id) => ids.has(id)) === false ? null : (view.search ?? null);
    await setView({ ...view, filters: view.filters.filter(isKnown), search, sort: view.sort.filter(isKnown) });
  }
  if (!group || !isAt('review')) return;
  const { view: before } = store.getState();
  await readGroups();
  const { view: now, groups } = store.getState();
  const found =
    groups?.some(({ key, code, column }) => key === group.key && code === group.code && column === group.column) ??
    false;
  if (found && now === before) showGroup(group.key);
}
