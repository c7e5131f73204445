import type { MappingKeeper } from '../later-parts.js';
import { validate } from '../review/review-actions.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';
import { blockersOf } from '../state/blockers.js';
import { inferFormats } from './mapping-actions.js';
import { readOptionValues } from './option-values.js';
import { refreshSteps, showStep, valuesToAsk } from './steps.js';

/** Asks about values of select columns only when some are not options. */
export async function leaveMap(context: SessionContext, { learn }: Pick<MappingKeeper, 'learn'>): Promise<void> {
  const { store } = context;
  // The mapping may have changed just now and raise a format question.
  await inferFormats(context);
  if (store.getState().step !== 'map' || blockersOf(store.getState()).length > 0) return;
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
  learn();
  refreshSteps(store);
  if (valuesToAsk(store.getState()).length === 0) {
    await validate(context);
    return;
  }
  showStep(store, 'values');
  void completeOptionValues(context);
}

/** Adds values from later rows of a long file to the list once the whole file is read. */
async function completeOptionValues(context: SessionContext): Promise<void> {
  const { store } = context;
  const { optionValues } = store.getState();
  const isWaiting = (): boolean => store.getState().step === 'values' && store.getState().optionValues === optionValues;
  try {
    const runner = await context.runner();
    await runner.call('table-index', {});
    if (isWaiting()) await readOptionValues(context);
  } catch {
    // A validation has replaced this call; it reports values that are not options.
  }
}
