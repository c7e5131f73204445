import type { Step } from '../../session/index.js';
import { CompleteStep } from './CompleteStep.js';
import { HeaderStep } from './HeaderStep.js';
import { MapStep } from './MapStep.js';
import { ReviewStep } from './ReviewStep.js';
import type { Screens } from './screen.js';
import { SheetStep } from './SheetStep.js';
import { SubmitStep } from './SubmitStep.js';
import { ValuesStep } from './ValuesStep.js';

/** Every screen but the first. */
export const laterSteps: Screens<Exclude<Step, 'upload'>> = {
  sheet: SheetStep,
  header: HeaderStep,
  map: MapStep,
  values: ValuesStep,
  review: ReviewStep,
  submit: SubmitStep,
  complete: CompleteStep,
};
