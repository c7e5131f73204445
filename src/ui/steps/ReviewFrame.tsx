import type { ReactNode } from 'react';
import { useRowHandling } from '../hooks/use-row-handling.js';
import type { StepProps } from '../ImporterFrame.js';
import { ReviewStep } from './ReviewStep.js';

export function ReviewFrame(props: StepProps): ReactNode {
  return <ReviewStep rowHandling={useRowHandling(props)} nonce={props.nonce} />;
}
