import type { ReactNode } from 'react';
import { Icon } from './Icon.js';

/** What went wrong, said at once. */
export function Notice({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }): ReactNode {
  return (
    <div className="notice" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
      {action}
    </div>
  );
}
