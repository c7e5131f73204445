import type { ReactNode } from 'react';

/** In place of the screens while there are no words for them yet. Shows itself only when that takes long. */
export function Waiting(): ReactNode {
  return (
    <div className="rg-waiting" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
