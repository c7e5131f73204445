import { useSession } from './session-context.js';
import { useTranslate } from './use-translate.js';

/** Which rows are imported and which are not, as a sentence; empty while none is. */
export function useProgressText(): string {
  const t = useTranslate();
  const { delivered, left } = useSession((state) => state.progress);
  const isOver = useSession(({ step }) => step === 'complete');
  if (delivered === 0 || isOver) return '';
  const imported = t('delivery.imported', { count: delivered });
  return left.all === 0
    ? `${imported}.`
    : t('delivery.state', { imported, rest: t('delivery.rest', { count: left.all }) });
}
