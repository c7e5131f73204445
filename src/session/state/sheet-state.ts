import type { SessionState, SheetChoice } from '../session-state.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';

/** A workbook with several sheets: waits for `chooseSheet`, then `proceed`. */
export interface SheetState extends AnyStep {
  readonly step: 'sheet';
  readonly sheets: readonly SheetChoice[];
  /** Name of the sheet read last. */
  readonly chosen: string | null;
}

export function selectSheet(session: SessionState): SheetState {
  const { sheets, table } = session;
  return { ...selectAnyStep(session), step: 'sheet', sheets, chosen: table?.layout.sheet ?? null };
}
