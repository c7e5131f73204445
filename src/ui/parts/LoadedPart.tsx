import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from '../hooks/use-loaded.js';
import { LoadFailure } from './LoadFailure.js';

interface LoadedPartProps<P> {
  /** Always the same function. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A component whose code is loaded when it is shown first. */
export function LoadedPart<P extends object>({ load, props }: LoadedPartProps<P>): ReactNode {
  const { value: Component, hasFailed, retry } = useLoaded(load);
  if (Component) return <Component {...props} />;
  return hasFailed ? <LoadFailure onRetry={retry} /> : null;
}
