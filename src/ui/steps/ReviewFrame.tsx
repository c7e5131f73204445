import type { ReactNode } from 'react';
import { useRowHandling } from '../hooks/use-row-handling.js';
import type { StepProps } from '../ImporterFrame.js';
import { Notice } from '../parts/Notice.js';
import { ReviewStep } from './ReviewStep.js';

export function ReviewFrame(props: StepProps): ReactNode {
  const rowHandling = useRowHandling(props);
  return (
    <>
      <Notice />
      <ReviewStep rowHandling={rowHandling} />
    </>
  );
}
