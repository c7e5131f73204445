import type { ReactNode } from 'react';
import type { Busy } from '../../../session/index.js';
import { useTranslate } from '../../hooks/words.js';

/** How far the rows are checked or changed, at the edge of the header. `null` while neither is in progress. */
export function ProgressLine({ busy }: { readonly busy: Busy | null }): ReactNode {
  const t = useTranslate();
  const percent = busy?.percent ?? 100;
  return (
    <div
      className="rg-progress"
      role={busy ? 'progressbar' : undefined}
      aria-label={busy ? t(busy.what === 'changing' ? 'busy.changing' : 'review.checking', { percent }) : undefined}
      aria-valuenow={busy ? percent : undefined}
      data-running={busy ? true : undefined}
    >
      <span style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
