import { isPreselected } from '../../engine/index.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';
import type { SessionState } from '../session-state.js';
import { missingColumns } from '../state/blockers.js';
import { formatQuestions } from '../state/format-questions.js';
import { validate } from '../review/review-actions.js';
import { inferFormats } from './mapping-actions.js';
import { readOptionValues } from './option-values.js';
import { headerIsCertain, refreshSteps, showStep, valuesToAsk } from './steps.js';

/**
 * Goes on to the values or the review if neither the header nor the mapping needs a decision; the previous screen stays
 * until then. Returns false, and does nothing, if one does.
 */
export async function skipCertainSteps(
  context: SessionContext,
  { after, signal }: { readonly after: 'upload' | 'sheet'; readonly signal: AbortSignal },
): Promise<boolean> {
  const { store } = context;
  if (!headerIsCertain(store.getState())) return false;
  await inferFormats(context);
  if (!mappingIsCertain(store.getState())) return false;
  await readOptionValues(context, signal);
  refreshSteps(store);
  const { steps } = store.getState();
  const skipped = ['sheet', 'header', 'map'] as const;
  store.setState({ passedOver: skipped.filter((step) => steps.includes(step) && step !== after) });
  if (valuesToAsk(store.getState()).length > 0) showStep(store, 'values');
  else void validate(context);
  return true;
}

/** Whether every column of the file has a sure match, or every target column has one, and nothing is open. */
export function mappingIsCertain(
  state: Pick<SessionState, 'suggestions' | 'mapping' | 'columns' | 'dynamicColumns' | 'inferredFormats' | 'formats'>,
): boolean {
  const { suggestions, mapping } = state;
  const isDoubtful = suggestions.some(({ tier, column }) => tier === 'check' && column !== null);
  const isOpen = formatQuestions(state).some(({ answer }) => answer === null);
  if (isDoubtful || isOpen || missingColumns(state).length > 0) return false;
  const mapped = mapping.filter((column) => column !== null).length;
  return mapped > 0 && (suggestions.every(isPreselected) || mapped === allColumns(state).length);
}
