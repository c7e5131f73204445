import { CERTAIN } from '../../engine/index.js';
import type { OptionMatch, OptionValues } from '../../engine/index.js';
import type { SessionState, SessionStore, Step } from '../session-state.js';

/** The steps that apply to this import, in order. */
export function stepsOf(state: Pick<SessionState, 'sheets' | 'optionValues'>): Step[] {
  return [
    'upload',
    ...(state.sheets.length > 1 ? (['sheet'] as const) : []),
    'header',
    'map',
    ...(valuesToAsk(state).length > 0 ? (['values'] as const) : []),
    'review',
    'complete',
  ];
}

/** Select columns with values that are not options, apart from case. */
export function valuesToAsk({ optionValues }: Pick<SessionState, 'optionValues'>): readonly OptionValues[] {
  return optionValues.filter(({ matches }) => matches.some((match) => !isSameText(match)));
}

/** Whether a value is its option, or differs from it only in case and in spaces around it. */
export function isSameText({ from, to }: Pick<OptionMatch, 'from' | 'to'>): boolean {
  return from.trim().toLowerCase() === to?.trim().toLowerCase();
}

export function showStep(store: SessionStore, step: Step): void {
  const { passedOver } = store.getState();
  store.setState({ step, error: null, passedOver: passedOver.filter((passed) => passed !== step) });
}

export function refreshSteps(store: SessionStore): void {
  store.setState({ steps: stepsOf(store.getState()) });
}

/** Goes to the first step with an open decision; skipped steps are marked as passed over. */
export function openSteps(store: SessionStore, after: 'upload' | 'sheet' = 'upload'): void {
  refreshSteps(store);
  const state = store.getState();
  const sheetDecided = state.table !== null;
  if (!sheetDecided) {
    store.setState({ step: 'sheet' });
    return;
  }
  const headerDecided = headerIsCertain(state);
  const passedOver: Step[] = [];
  if (after === 'upload' && state.sheets.length > 1) passedOver.push('sheet');
  if (headerDecided) passedOver.push('header');
  store.setState({ step: headerDecided ? 'map' : 'header', passedOver });
}

/** Whether detection is certain enough not to ask. For sheets of a workbook only the header is detected. */
export function headerIsCertain({ table }: Pick<SessionState, 'table'>): boolean {
  const confidence = table?.confidence;
  return confidence !== undefined && Math.min(confidence.header, confidence.delimiter, confidence.encoding) >= CERTAIN;
}
