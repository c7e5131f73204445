import type { ReactNode } from 'react';

/** How much of something is done; `percent` from 0 to 100. */
export function Progress({ name, percent }: { readonly name: string; readonly percent: number }): ReactNode {
  return (
    <span className="progress">
      <progress aria-label={name} max={100} value={percent} />
      <span>{Math.floor(percent)}%</span>
    </span>
  );
}
