import type { ReactNode } from 'react';

/** Shown while the texts are loading; visible only if that takes long. */
export function Waiting(): ReactNode {
  return (
    <div className="rg-waiting" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
