import { createStore } from 'zustand/vanilla';
import type { BackendAdapter } from '../adapters/index.js';
import { EngineError } from '../engine/index.js';
import { schemaCheck } from '../schema/index.js';
import { createExcelReader, createRunner, startEngineWorker, portableColumns } from '../worker/index.js';
import type { ExcelReader, Runner } from '../worker/index.js';
import { adapterSource, createBackendLoader, initialBackend } from './backend/backend-loader.js';
import { leaveAction } from './delivery/leave-action.js';
import type { ResolvedOptions, SessionOptions } from './options/session-options.js';
import { resolveOptions } from './options/resolve-options.js';
import type { LaterActions } from './later-actions.js';
import { watchDrafts } from './drafts/watch-drafts.js';
import { forwardedActions } from './forwarded-actions.js';
import { loadLaterActions } from './load-later-actions.js';
import { createReport } from './report-columns.js';
import { stopCellChecks } from './review/cell-checks.js';
import { rowFollower } from './review/follow-rows.js';
import type { FollowRows } from './review/follow-rows.js';
import { viewActions } from './review/view-actions.js';
import type { SessionActions } from './session-actions.js';
import { createWork } from './session-context.js';
import type { SessionContext } from './session-context.js';
import { sessionErrorOf } from './session-error.js';
import { allColumns, initialImport, columnsAreKnown } from './session-state.js';
import type { BackendState, SessionState, SessionStore } from './session-state.js';
import { DEMO_ROWS_LAYOUT, demoFile, isDemoData } from './source/demo-file.js';
import { sourceActions } from './source/source-actions.js';
import { mappingActions } from './steps/mapping-actions.js';
import { stepActions } from './steps/step-actions.js';

export interface Session {
  readonly store: SessionStore;
  readonly actions: SessionActions;
  readonly followRows: FollowRows;
  /** The adapter of this import. */
  adapter(): BackendAdapter;
  /** Applies the host's current options; work in progress continues. */
  update(options: SessionOptions): void;
  /** Opens the demo rows, if there are any and nothing else is open. */
  begin(): void;
  /** Ends workers and work under way. Mounting again starts over. */
  destroy(): void;
}

/** Creates a session: one import in progress, independent of any screen. Nothing starts before a file is opened. */
export function createSession(initial: SessionOptions): Session {
  let given = initial;
  let runner: Promise<Runner> | null = null;
  let excel: ExcelReader | null = null;
  let isEnded = false;
  const adapterOf = adapterSource(() => given);
  const store = createStore<SessionState>(() => ({
    ...initialImport(),
    ...optionsUnder(given, initialBackend(adapterOf())),
    proposesTransforms: adapterOf().proposeTransform !== undefined,
    busy: null,
    error: null,
    draft: null,
  }));
  const report = createReport(store);
  const reportSetup = (): void => report(allColumns(store.getState()), given);
  store.subscribe((now, before) => {
    if (now.columns !== before.columns || now.dynamicColumns !== before.dynamicColumns) reportSetup();
  });
  const show = (next: BackendState): void => {
    const { columns, dynamicColumns, ...others } = optionsUnder(given, next);
    const proposesTransforms = loader.adapter().proposeTransform !== undefined;
    // An import in progress keeps the columns it started with.
    const wanted = store.getState().source ? {} : { columns, dynamicColumns };
    store.setState({ ...others, ...wanted, proposesTransforms });
  };
  const loader = createBackendLoader(adapterOf, {
    show,
    isLoaded: () => store.getState().backend.status === 'ready',
    isImporting: () => store.getState().source !== null,
  });
  const startRunner = (): Promise<Runner> => {
    if (runner) return runner;
    if (isEnded) return Promise.reject(new DOMException('The importer was closed.', 'AbortError'));
    const drop = (): void => {
      if (runner === started) runner = null;
    };
    const started = createRunner({ startWorker: given.createWorker ?? startEngineWorker, onDeath: drop });
    started.catch(drop);
    return (runner = started);
  };
  const startExcel = (): ExcelReader => (excel ??= createExcelReader());
  const options = (): ResolvedOptions => store.getState().options;
  const context: SessionContext = {
    store,
    options,
    given: () => given,
    actions: () => actions,
    adapter: () => loader.adapter(),
    later: () => later(),
    runner: startRunner,
    excel: startExcel,
    schemaCheck: () => {
      const { schema, columns } = options();
      return schema === undefined ? null : schemaCheck(schema, given.columns ? columns : undefined);
    },
    ...createWork(store),
  };
  const source = sourceActions(context);
  /** Skips to the mapping: the layout of demo rows is known. */
  const openDemo = async (demo: NonNullable<SessionOptions['demoData']>): Promise<void> => {
    await source.openFile(openedDemo(demo), 'csvContent' in demo ? undefined : DEMO_ROWS_LAYOUT);
    const { step, passedOver } = store.getState();
    if (step === 'header') store.setState({ step: 'map', passedOver: [...passedOver, 'header'] });
  };
  let stopWaiting = (): void => undefined;
  /** Opens a file of the host as soon as the columns are known, also after a failed attempt to load them. */
  const begin = (open: () => Promise<void>): void => {
    const begun = (): void => {
      const { backend, source: opened } = store.getState();
      if (!columnsAreKnown(backend)) return;
      stopWaiting();
      if (!opened) open().catch((error: unknown) => store.setState({ error: sessionErrorOf(error) }));
    };
    stopWaiting();
    stopWaiting = store.subscribe(begun);
    begun();
  };
  let opening: Promise<void> | null = null;
  /** The host's file is downloaded if the user has no earlier import of it to continue. */
  const openUnlessOffered = (): void => {
    const { draft, source: opened } = store.getState();
    if (draft || opened || opening) return;
    const mine = actions
      .openSource()
      .catch((error: unknown) => store.setState({ error: sessionErrorOf(error) }))
      .finally(() => {
        if (opening === mine) opening = null;
      });
    opening = mine;
  };
  const update = (): void => {
    loader.update();
    show(store.getState().backend);
  };
  const steps = stepActions(context);
  let laterActions: LaterActions | null = null;
  const later = async (): Promise<LaterActions> => {
    if (laterActions) return laterActions;
    const loaded = await loadLaterActions(context);
    return (laterActions ??= loaded);
  };
  /** Without waiting once the code is loaded: changes are made in the order of the calls, and shown at once. */
  const atOnce = <Result>(act: (loaded: LaterActions) => Promise<Result>): Promise<Result> =>
    laterActions ? act(laterActions) : later().then(act);
  const actions: SessionActions = {
    ...source,
    ...mappingActions(context),
    ...steps,
    matchOption: (match) => void atOnce(async (loaded) => loaded.matchOption(match)),
    loadImporter: () => loader.load(),
    reset() {
      steps.reset();
      update();
    },
    overrideLayout: (overrides) => atOnce((loaded) => loaded.overrideLayout(overrides)),
    editCell: (...edit) => atOnce((loaded) => loaded.editCell(...edit)),
    deleteRows: (rows) => atOnce((loaded) => loaded.deleteRows(rows)),
    restoreRows: (rows) => atOnce((loaded) => loaded.restoreRows(rows)),
    undo: () => atOnce((loaded) => loaded.undo()),
    redo: () => atOnce((loaded) => loaded.redo()),
    validate: () =>
      later().then(
        (loaded) => loaded.validate(),
        (cause: unknown) => context.work('validating', () => Promise.reject(cause)),
      ),
    ...viewActions(context),
    ...forwardedActions(later),
    openSource: async () => {
      const { source: remote } = given;
      if (remote) await (await later()).openRemote(remote);
    },
    async discardDraft() {
      await (await later()).drafts.discard();
      openUnlessOffered();
    },
    leave: leaveAction(context, () => actions.reset()),
    template: (kind) => columnsTemplate(kind, store.getState(), startExcel),
  };
  const drafts = watchDrafts(context, async () => (await later()).drafts);
  return {
    store,
    actions,
    followRows: rowFollower(store),
    adapter: () => loader.adapter(),
    update(next) {
      given = next;
      update();
      reportSetup();
    },
    begin() {
      // The engine that had read the file is gone, so start over.
      if (isEnded && store.getState().source) actions.reset();
      isEnded = false;
      reportSetup();
      const { demoData, source: remote } = given;
      if (demoData) begin(() => openDemo(demoData));
      else if (remote) begin(async () => drafts.start(openUnlessOffered));
      else drafts.start();
    },
    destroy() {
      isEnded = true;
      drafts.stop();
      stopWaiting();
      loader.stop();
      stopCellChecks(store.getState());
      context.cancel();
      opening = null;
      void runner?.then((started) => started.dispose());
      excel?.dispose();
      runner = null;
      excel = null;
    },
  };
}

/** Demo rows as a file. Others are reported in the console by `option-faults.ts`, values without a text here. */
function openedDemo(demo: NonNullable<SessionOptions['demoData']>): File {
  try {
    if (isDemoData(demo)) return demoFile(demo);
  } catch (cause) {
    console.error('CSVImporter: `demoData`', cause);
  }
  throw new EngineError('invalid-columns', { reason: 'demoData' });
}

function optionsUnder(
  given: SessionOptions,
  backend: BackendState,
): Pick<SessionState, 'options' | 'backend' | 'columns' | 'dynamicColumns'> {
  const options = resolveOptions(given, backend);
  return { options, backend, columns: options.columns, dynamicColumns: options.dynamicColumns };
}

/** An empty file with a heading for every column. */
async function columnsTemplate(
  kind: 'csv' | 'xlsx',
  state: Pick<SessionState, 'columns' | 'dynamicColumns'>,
  excel: () => ExcelReader,
): Promise<Blob> {
  const columns = portableColumns(allColumns(state));
  if (kind === 'xlsx') return excel().template(columns);
  const { templateCsv } = await import('./template-csv.js');
  // Without a byte order mark, Excel reads a CSV in its legacy encoding.
  return new Blob(['\uFEFF', templateCsv(columns)], { type: 'text/csv;charset=utf-8' });
}
