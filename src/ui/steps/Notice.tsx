import type { ReactNode } from 'react';
import type { ImporterWords } from '../../headless/index.js';
import type { ImporterState } from '../../session/index.js';
import { CloseMark } from '../parts/ToolButton.js';
import type { ScreenProps } from './screen.js';

/** The last error as an alert, shown until dismissed, with the import progress and a button to try again. */
export function Notice({ state, actions, words }: ScreenProps): ReactNode {
  const { t, errorText } = words;
  const { error, isCancelled, step, blockers } = state;
  const isOfDelivery = error?.retry === 'submit' && step === 'review';
  const isOfSource = error?.retry === 'openSource' && step === 'upload';
  // Our texts for backend errors already include this.
  const rest = progressText(state, words) || (error === null || error.code === 'host' ? t('delivery.kept') : '');
  // The import has not stopped: its rows are stored.
  const ofHost = step === 'complete' && error?.code === 'host' ? error.message : '';
  const said = ofHost || (error ? errorText(error) : isCancelled ? t('delivery.cancelled') : '');
  const text = isOfDelivery || (isCancelled && !error) ? [said, rest].filter((part) => part !== '').join(' ') : said;
  return (
    <div role="alert">
      {text ? (
        <div className="rg-notice" data-error={error?.code} data-tone={error ? undefined : 'check'}>
          <span>{text}</span>
          {isOfDelivery || isOfSource ? (
            <button
              type="button"
              className="rg-link"
              data-action="retry"
              disabled={isOfDelivery && blockers.length > 0}
              onClick={() => void (isOfSource ? actions.openSource() : actions.submit())}
            >
              {t('retry')}
            </button>
          ) : null}
          <button type="button" className="rg-icon-button" aria-label={t('dismiss')} onClick={actions.dismissError}>
            <CloseMark />
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** A sentence about which rows are imported and which are not; empty if none is. */
export function progressText(
  { progress: { delivered, left }, step }: Pick<ImporterState, 'progress' | 'step'>,
  words: Pick<ImporterWords, 't'>,
): string {
  return step === 'complete' ? '' : importedText({ imported: delivered, left: left.all }, words);
}

/** The same of any numbers of rows. */
export function importedText(
  rows: { readonly imported: number; readonly left: number },
  { t }: Pick<ImporterWords, 't'>,
): string {
  if (rows.imported === 0) return '';
  const imported = t('delivery.imported', { count: rows.imported });
  return rows.left === 0
    ? `${imported}.`
    : t('delivery.state', { imported, rest: t('delivery.rest', { count: rows.left }) });
}
