import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A list with nothing in it, and what that means. */
export function Empty({ title, children }: EmptyProps): ReactNode {
  return (
    <div className="empty">
      <p>
        <b>{title}</b>
      </p>
      {children}
    </div>
  );
}
