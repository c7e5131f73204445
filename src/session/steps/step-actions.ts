import { blockersOf } from '../state/blockers.js';
import { answerQuestion } from '../source/confirm-discard.js';
import type { SessionContext } from '../session-context.js';
import { inferFormats } from './mapping-actions.js';
import { readOptionValues } from './option-values.js';
import type { SessionActions } from '../session-actions.js';
import { allColumns, initialImport } from '../session-state.js';
import type { Step } from '../session-state.js';
import { openNextStep } from './open-next-step.js';
import { openSteps, refreshSteps, showStep, valuesToAsk } from './steps.js';

export type StepActions = Pick<
  SessionActions,
  'proceed' | 'back' | 'goTo' | 'cancel' | 'answerQuestion' | 'dismissError' | 'reset'
>;

export function stepActions(context: SessionContext): StepActions {
  const { store } = context;

  /** Adds values from later rows of a long file to the list once the whole file is read. */
  const completeOptionValues = async (): Promise<void> => {
    const { optionValues } = store.getState();
    const isWaiting = (): boolean =>
      store.getState().step === 'values' && store.getState().optionValues === optionValues;
    try {
      const runner = await context.runner();
      await runner.call('table-index', {});
      if (isWaiting()) await readOptionValues(context);
    } catch {
      // A validation has replaced this call; it reports values that are not options.
    }
  };

  const isBlocked = (): boolean => blockersOf(store.getState()).length > 0;

  /** Asks about values of select columns only when some are not options. */
  const leaveMap = async (): Promise<void> => {
    // The mapping may have changed just now and raise a format question.
    await inferFormats(context);
    if (store.getState().step !== 'map' || isBlocked()) return;
    const { mapping } = store.getState();
    const selects = allColumns(store.getState()).filter(({ type, id }) => type === 'select' && mapping.includes(id));
    store.setState({ optionValues: [] });
    let isRead = selects.length === 0;
    if (!isRead) {
      await context.work('matching', async ({ signal }) => {
        await readOptionValues(context, signal);
        isRead = true;
      });
    }
    if (!isRead) return;
    void context.later().then(
      ({ memory }) => memory.learn(),
      () => undefined,
    );
    refreshSteps(store);
    if (valuesToAsk(store.getState()).length === 0) {
      await context.actions().validate();
      return;
    }
    showStep(store, 'values');
    void completeOptionValues();
  };

  const leave: Partial<Record<Step, () => Promise<void> | void>> = {
    upload: () => openSteps(store),
    sheet: () => openNextStep(context, 'sheet'),
    header: () => showStep(store, 'map'),
    map: leaveMap,
    values: () => context.actions().validate(),
  };

  const previous = (): Step | undefined => {
    const { step, steps } = store.getState();
    return steps[steps.indexOf(step) - 1];
  };

  return {
    async proceed() {
      if (isBlocked()) return;
      store.setState({ error: null });
      await leave[store.getState().step]?.();
    },
    back() {
      const step = previous();
      if (!step || store.getState().step === 'complete') return;
      if (store.getState().step !== 'review') context.cancel();
      showStep(store, step);
    },
    goTo(step) {
      const { step: current, steps } = store.getState();
      if (current === 'complete' || current === 'submit' || steps.indexOf(step) >= steps.indexOf(current)) return;
      if (current !== 'review') context.cancel();
      showStep(store, step);
    },
    cancel() {
      if (store.getState().busy?.what !== 'changing') context.cancel();
      else store.getState().editing?.abort(new DOMException('Cancelled by the user.', 'AbortError'));
    },
    answerQuestion: (agrees) => answerQuestion(context, agrees),
    dismissError: () => store.setState({ error: null, change: null, isCancelled: false }),
    reset() {
      context.cancel();
      answerQuestion(context, false);
      store.setState({ ...initialImport(), error: null });
    },
  };
}
