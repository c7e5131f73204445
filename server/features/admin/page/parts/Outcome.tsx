import type { ReactNode } from 'react';
import type { Loaded } from '../api/use-load.js';
import { Icon } from './Icon.js';

interface OutcomeProps<Data> {
  readonly loaded: Loaded<Data>;
  onRetry(): void;
  children(data: Data, isStale: boolean): ReactNode;
}

/** Renders loaded data, or the loading state, or the reason for a failure. */
export function Outcome<Data>({ loaded, onRetry, children }: OutcomeProps<Data>): ReactNode {
  if (loaded.state === 'ready') return children(loaded.data, loaded.isStale);
  if (loaded.state === 'loading') {
    return (
      <div className="skeleton" role="status">
        <span className="rg-hidden">Loading…</span>
        <i />
        <i />
        <i />
        <i />
      </div>
    );
  }
  const { message, details } = loaded.failure;
  return (
    <Notice onRetry={onRetry}>
      {message}
      {details.map((detail) => (
        <p key={detail.field}>
          <b>{detail.field}</b> {detail.message}
        </p>
      ))}
    </Notice>
  );
}

/** An error message, announced at once. */
export function Notice({ children, onRetry }: { readonly children: ReactNode; onRetry?(): void }): ReactNode {
  return (
    <div className="rg-notice" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
      {onRetry && (
        <button type="button" className="rg-button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** The empty state of a list, and what it means. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div className="empty">
      <p>
        <b>{title}</b>
      </p>
      {children}
    </div>
  );
}
