import type { ReactNode } from 'react';
import { errorText } from '../../headless/index.js';
import { useBlockers, useSession, useSessionActions } from '../hooks/session-context.js';
import { useProgressText } from '../hooks/use-progress-text.js';
import { useTranslator } from '../hooks/use-translate.js';
import { CloseMark } from './CloseMark.js';

/** What went wrong, said aloud and kept in sight until dismissed; with what is imported, and the way to try again. */
export function Notice(): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const error = useSession((state) => state.error);
  const isCancelled = useSession((state) => state.isCancelled);
  const step = useSession((state) => state.step);
  const progress = useProgressText();
  const isBlocked = useBlockers().length > 0;
  const { dismissError, submit } = useSessionActions();
  const isOfDelivery = error?.retry === 'submit' && step === 'review';
  // Our sentences about a backend say that already.
  const rest = progress || (error === null || error.code === 'host' ? t('delivery.kept') : '');
  const said = error ? errorText(translator, error) : isCancelled ? t('delivery.cancelled') : '';
  const text = isOfDelivery || (isCancelled && !error) ? [said, rest].filter((part) => part !== '').join(' ') : said;
  return (
    <div role="alert">
      {text ? (
        <div className="rg-notice" data-error={error?.code} data-tone={error ? undefined : 'check'}>
          <span>{text}</span>
          {isOfDelivery ? (
            <button
              type="button"
              className="rg-link"
              data-action="retry"
              disabled={isBlocked}
              onClick={() => void submit()}
            >
              {t('retry')}
            </button>
          ) : null}
          <button type="button" className="rg-icon-button" aria-label={t('dismiss')} onClick={dismissError}>
            <CloseMark />
          </button>
        </div>
      ) : null}
    </div>
  );
}
