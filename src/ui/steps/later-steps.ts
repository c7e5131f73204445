import type { ReactNode } from 'react';
import type { Step } from '../../session/index.js';
import type { StepProps } from '../ImporterFrame.js';
import { CompleteStep } from './CompleteStep.js';
import { HeaderStep } from './HeaderStep.js';
import { MapStep } from './MapStep.js';
import { ReviewFrame } from './ReviewFrame.js';
import { SheetStep } from './SheetStep.js';
import { SubmitStep } from './SubmitStep.js';
import { ValuesStep } from './ValuesStep.js';

/** Every screen but the first. */
export const laterSteps: Record<Exclude<Step, 'upload'>, (props: StepProps) => ReactNode> = {
  sheet: SheetStep,
  header: HeaderStep,
  map: MapStep,
  values: ValuesStep,
  review: ReviewFrame,
  submit: SubmitStep,
  complete: CompleteStep,
};
