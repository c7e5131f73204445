import type { ReactNode } from 'react';
import { useSession, useSessionActions } from '../../hooks/session-context.js';
import { useTranslate } from '../../hooks/use-translate.js';
import { CloseMark } from '../../parts/CloseMark.js';

/** What the last change of the rows did besides what was asked, or could not do. */
export function ChangeNotice(): ReactNode {
  const t = useTranslate();
  const change = useSession((state) => state.change);
  const { dismissError } = useSessionActions();
  const counts = {
    locked: change?.lockedRows ?? 0,
    added: change?.addedRows ?? 0,
    columns: change?.columnsLeftOut ?? 0,
    rows: change?.rowsLeftOut ?? 0,
  };
  const said = (['added', 'columns', 'rows', 'locked'] as const).filter((name) => counts[name] > 0);
  return (
    <div role="status">
      {said.length > 0 ? (
        <div className="rg-notice" data-tone="check" data-notice="change">
          <span>{said.map((name) => t(`delivery.change.${name}`, { count: counts[name] })).join(' ')}</span>
          <button type="button" className="rg-icon-button" aria-label={t('dismiss')} onClick={dismissError}>
            <CloseMark />
          </button>
        </div>
      ) : null}
    </div>
  );
}
