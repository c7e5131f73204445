import { portableColumns } from '../worker/index.js';
import { blockersOf } from './blockers.js';
import { emptyMemory, allColumns } from './session-context.js';
import type { SessionContext } from './session-context.js';
import { initialImport } from './initial-state.js';
import { validate } from './review-actions.js';
import type { SessionActions, Step } from './session-state.js';
import { openSteps, refreshSteps, showStep, valuesToAsk } from './steps.js';

export type StepActions = Pick<SessionActions, 'proceed' | 'back' | 'goTo' | 'cancel' | 'dismissError' | 'reset'>;

export function stepActions(context: SessionContext): StepActions {
  const { store } = context;

  /** Reads the distinct values of select columns; asks about them only when some are no option. */
  const leaveMap = async (): Promise<void> => {
    const { mapping } = store.getState();
    const columns = allColumns(store.getState());
    const selects = columns.filter(({ type, id }) => type === 'select' && mapping.includes(id));
    if (selects.length > 0) {
      const runner = await context.runner();
      await context.work('matching', async ({ signal }) => {
        const optionValues = await runner.call(
          'options-match',
          { columns: portableColumns(columns), mapping },
          { signal },
        );
        store.setState({ optionValues });
      });
      if (store.getState().error) return;
    } else {
      store.setState({ optionValues: [] });
    }
    refreshSteps(store);
    if (valuesToAsk(store.getState()).length > 0) showStep(store, 'values');
    else await validate(context);
  };

  const leave: Partial<Record<Step, () => Promise<void> | void>> = {
    upload: () => openSteps(store),
    sheet: () => openSteps(store, 'sheet'),
    header: () => showStep(store, 'map'),
    map: leaveMap,
    values: () => validate(context),
  };

  const previous = (): Step | undefined => {
    const { step, steps } = store.getState();
    return steps[steps.indexOf(step) - 1];
  };

  return {
    async proceed() {
      const state = store.getState();
      if (blockersOf(state, context.options().rowHandling ?? 'block').length > 0) return;
      store.setState({ error: null });
      await leave[state.step]?.();
    },
    back() {
      const step = previous();
      if (!step || store.getState().step === 'complete') return;
      if (store.getState().step !== 'review') context.cancel();
      showStep(store, step);
    },
    goTo(step) {
      const { step: current, steps } = store.getState();
      if (current === 'complete' || current === 'submit') return;
      if (steps.indexOf(step) < steps.indexOf(current)) showStep(store, step);
    },
    cancel: () => context.cancel(),
    dismissError: () => store.setState({ error: null }),
    reset() {
      context.cancel();
      Object.assign(context.memory, emptyMemory());
      store.setState({ ...initialImport(), error: null });
    },
  };
}
