import { english } from '../../i18n/english.js';
import type { Words } from '../../i18n/index.js';
import type { Step } from '../../session/index.js';
import { injectLaterStyles } from '../../theme/later-styles.js';
import { CompleteStep } from './CompleteStep.js';
import { DraftOffer } from './DraftOffer.js';
import { HeaderStep } from './HeaderStep.js';
import { MapStep } from './MapStep.js';
import { ReviewStep } from './ReviewStep.js';
import type { Screens } from './screen.js';
import { SheetStep } from './SheetStep.js';
import { SubmitStep } from './SubmitStep.js';
import { ValuesStep } from './ValuesStep.js';

export interface LaterSteps {
  readonly screens: Screens<Exclude<Step, 'upload'>>;
  /** On the first screen, if there is an import to continue. */
  readonly DraftOffer: typeof DraftOffer;
  readonly injectStyles: typeof injectLaterStyles;
  /** All English texts: the first screen has only its own. */
  readonly english: Words;
}

const screens: LaterSteps['screens'] = {
  sheet: SheetStep,
  header: HeaderStep,
  map: MapStep,
  values: ValuesStep,
  review: ReviewStep,
  submit: SubmitStep,
  complete: CompleteStep,
};

/** All screens except the first. */
export const laterSteps: LaterSteps = { screens, DraftOffer, injectStyles: injectLaterStyles, english };
