import type { ReactNode } from 'react';
import type { Loaded } from '../hooks/use-load.js';
import { Notice } from './Notice.js';

interface OutcomeProps<Data> {
  readonly loaded: Loaded<Data>;
  onRetry(): void;
  children(data: Data, isStale: boolean): ReactNode;
}

/** What was loaded; until then that it is being loaded, or why it could not be. */
export function Outcome<Data>({ loaded, onRetry, children }: OutcomeProps<Data>): ReactNode {
  if (loaded.state === 'ready') return children(loaded.data, loaded.isStale);
  if (loaded.state === 'loading') {
    return (
      <div className="skeleton" role="status">
        <span className="hidden">Loading…</span>
        <i />
        <i />
        <i />
        <i />
      </div>
    );
  }
  return (
    <Notice
      action={
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      }
    >
      {loaded.failure.message}
      {loaded.failure.details.map(({ field, message }) => (
        <p key={field}>
          <b>{field}</b> {message}
        </p>
      ))}
    </Notice>
  );
}
