import { blockersOf } from '../state/blockers.js';
import { answerQuestion } from '../source/confirm-discard.js';
import type { SessionContext } from '../session-context.js';
import { stopCellChecks } from '../review/cell-checks.js';
import { sessionErrorOf } from '../session-error.js';
import type { SessionActions } from '../session-actions.js';
import { initialImport } from '../session-state.js';
import type { Step } from '../session-state.js';
import { openNextStep } from './open-next-step.js';
import { openSteps, showStep } from './steps.js';

export type StepActions = Pick<
  SessionActions,
  'proceed' | 'back' | 'goTo' | 'cancel' | 'answerQuestion' | 'dismissError' | 'reset'
>;

export function stepActions(context: SessionContext): StepActions {
  const { store } = context;

  const isBlocked = (): boolean => blockersOf(store.getState()).length > 0;

  const leave: Partial<Record<Step, () => Promise<void> | void>> = {
    upload: () => openSteps(store),
    sheet: () => openNextStep(context, 'sheet'),
    header: () => showStep(store, 'map'),
    map: () =>
      context.later().then(
        ({ leaveMap }) => leaveMap(),
        (error: unknown) => store.setState({ error: sessionErrorOf(error) }),
      ),
    values: () => context.actions().validate(),
  };

  /** The checks of all rows continue behind other steps, those of written cells do not. */
  const stopWork = (): void => {
    if (store.getState().step === 'review') stopCellChecks(store.getState());
    else context.cancel();
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
      stopWork();
      showStep(store, step);
    },
    goTo(step) {
      const { step: current, steps } = store.getState();
      const at = steps.indexOf(step);
      if (current === 'complete' || current === 'submit' || at < 0 || at >= steps.indexOf(current)) return;
      stopWork();
      showStep(store, step);
    },
    cancel() {
      stopCellChecks(store.getState());
      if (store.getState().busy?.what !== 'changing') context.cancel();
      else store.getState().editing?.abort(new DOMException('Canceled by the user.', 'AbortError'));
    },
    answerQuestion: (agrees) => answerQuestion(context, agrees),
    dismissError: () => store.setState({ error: null, change: null, isCancelled: false }),
    reset() {
      stopCellChecks(store.getState());
      context.cancel();
      answerQuestion(context, false);
      store.setState({ ...initialImport(), error: null });
    },
  };
}
