import type { ReactNode } from 'react';
import { useTranslate } from '../hooks/words.js';

/** Shown in place of a part whose code could not be loaded, with a button to try again. */
export function LoadFailure({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useTranslate();
  return (
    <span role="alert">
      {t('backend.text.backend-unreachable')}{' '}
      <button type="button" className="rg-link" onClick={onRetry}>
        {t('retry')}
      </button>
    </span>
  );
}
