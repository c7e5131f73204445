import { createStore } from 'zustand/vanilla';
import { schemaCheck } from '../schema/index.js';
import { createExcelReader, createRunner, startEngineWorker, startExcelWorker } from '../worker/index.js';
import type { ExcelReader, Runner } from '../worker/index.js';
import { createBackendLoader, initialBackend } from './backend/backend-loader.js';
import { blockersOf } from './state/blockers.js';
import { DEMO_ROWS_LAYOUT, demoFile } from './source/demo-file.js';
import { adapterOf, columnsOf, withBackend } from './options/resolve-options.js';
import { initialState } from './initial-state.js';
import { leaveAction } from './delivery/leave-action.js';
import { mappingActions } from './steps/mapping-actions.js';
import { createPatternReport } from './report-patterns.js';
import { reviewActions } from './review/review-actions.js';
import { allColumns, createWork, emptyMemory } from './session-context.js';
import type { SessionContext } from './session-context.js';
import { DEFAULT_LIMITS } from './options/session-options.js';
import type { SessionOptions } from './options/session-options.js';
import type { Blocker, RowHandling, SessionActions, SessionLimits, SessionState } from './session-state.js';
import { sourceActions } from './source/source-actions.js';
import { stepActions } from './steps/step-actions.js';
import { submitAction } from './delivery/submit-action.js';
import { columnsTemplate } from './template.js';
import { transformActions } from './review/transform-actions.js';
import type { SessionStore } from './session-store.js';

export interface Session {
  readonly store: SessionStore;
  readonly actions: SessionActions;
  /** Why the current step cannot be left; empty when it can. */
  blockers(state: SessionState): readonly Blocker[];
  readonly limits: SessionLimits;
  /** What happens to rows that fail: what the backend's importer says, else the host. */
  readonly rowHandling: RowHandling;
  /** Whether changes in words can be proposed: the adapter of this import knows how. */
  readonly proposesTransforms: boolean;
  /** An empty file with the right headers. */
  template(kind: 'csv' | 'xlsx'): Promise<Blob>;
  /** Takes the host's newest options; work in progress stays. */
  update(options: SessionOptions): void;
  /** Opens the demo rows, if there are any and nothing else is open. */
  begin(): void;
  /** Ends workers and work under way. A host that mounts again begins anew. */
  destroy(): void;
}

/** One import in progress, independent of any screen. Nothing is started before a file arrives. */
export function createSession(initial: SessionOptions): Session {
  let options = initial;
  let runner: Promise<Runner> | null = null;
  let excel: ExcelReader | null = null;
  let isEnded = false;
  const store = createStore<SessionState>(() =>
    initialState({
      backend: initialBackend(options.adapter),
      ...columnsOf(withBackend(options, initialBackend(options.adapter))),
    }),
  );
  const reportPatterns = createPatternReport();
  store.subscribe((now, before) => {
    if (now.columns !== before.columns || now.dynamicColumns !== before.dynamicColumns) reportPatterns(allColumns(now));
  });
  const current = (): SessionOptions => withBackend(options, store.getState().backend);
  const columnsUnder = (backend: SessionState['backend']): Partial<SessionState> =>
    // Columns of an import under way stay as they were when its file arrived.
    store.getState().source ? {} : columnsOf(withBackend(options, backend));
  const loader = createBackendLoader(store, { adapterOf: () => adapterOf(options), columnsUnder });
  const startRunner = (): Promise<Runner> => {
    if (runner) return runner;
    if (isEnded) return Promise.reject(new DOMException('The importer was closed.', 'AbortError'));
    const startWorker = options.startEngineWorker ?? startEngineWorker;
    const drop = (): void => {
      if (runner === started) runner = null;
    };
    const started = createRunner({ startWorker, onDeath: drop });
    started.catch(drop);
    return (runner = started);
  };
  const startExcel = (): ExcelReader => (excel ??= createExcelReader(options.startExcelWorker ?? startExcelWorker));
  const rowHandling = (): RowHandling => current().rowHandling ?? 'block';
  const limits = (): SessionLimits => ({ ...DEFAULT_LIMITS, ...current().limits });
  const context: SessionContext = {
    store,
    memory: emptyMemory(),
    options: current,
    adapter: () => loader.adapter(),
    limits,
    runner: startRunner,
    excel: startExcel,
    schemaCheck: () => {
      const { schema } = current();
      return schema === undefined ? null : schemaCheck(schema);
    },
    ...createWork(store),
  };
  const source = sourceActions(context);
  /** Straight to the mapping: nobody needs to be asked how demo rows are laid out. */
  const openDemo = async (demo: NonNullable<SessionOptions['demoData']>): Promise<void> => {
    await source.openFile(demoFile(demo), 'csvContent' in demo ? undefined : DEMO_ROWS_LAYOUT);
    const { step, passedOver } = store.getState();
    if (step === 'header') store.setState({ step: 'map', passedOver: [...passedOver, 'header'] });
  };
  let stopWaiting = (): void => undefined;
  /** As soon as it is known which columns are wanted, be it at a second try. */
  const begin = (demo: NonNullable<SessionOptions['demoData']>): void => {
    const open = (): void => {
      const { backend, source: opened } = store.getState();
      if (backend.status !== 'none' && backend.status !== 'ready') return;
      stopWaiting();
      if (!opened) void openDemo(demo);
    };
    stopWaiting();
    stopWaiting = store.subscribe(open);
    open();
  };
  const steps = stepActions(context);
  const actions: SessionActions = {
    ...source,
    ...mappingActions(context),
    ...steps,
    loadImporter: () => loader.load(),
    reset() {
      steps.reset();
      loader.update();
    },
    ...reviewActions(context),
    ...transformActions(context),
    submit: submitAction(context),
    leave: leaveAction(context, () => actions.reset()),
  };
  return {
    store,
    actions,
    blockers: (state) => blockersOf(state, rowHandling()),
    get rowHandling() {
      return rowHandling();
    },
    get limits() {
      return limits();
    },
    get proposesTransforms() {
      return loader.adapter().proposeTransform !== undefined;
    },
    template: (kind) => columnsTemplate(kind, store.getState(), startExcel),
    update(next) {
      options = next;
      loader.update();
      store.setState(columnsUnder(store.getState().backend));
    },
    begin() {
      // What the engine knew of the file went with it.
      if (isEnded && store.getState().source) actions.reset();
      isEnded = false;
      reportPatterns(allColumns(store.getState()));
      if (options.demoData) begin(options.demoData);
    },
    destroy() {
      isEnded = true;
      stopWaiting();
      loader.stop();
      context.cancel();
      void runner?.then((started) => started.dispose());
      excel?.dispose();
      runner = null;
      excel = null;
    },
  };
}
