import type { ReactNode } from 'react';
import { isPreselected } from '../../../engine/index.js';
import type { SourceMatch } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

/** A weaker match is suggested because no other is left: its percentage would only speak against it. */
const LEAST_SHOWN = 0.5;

/** What happens to a column of the file without a match; `used`: another column is made from it. */
export type Unused = 'asIs' | 'left' | 'used';

interface MatchReasonProps extends Pick<ScreenProps, 'words'> {
  readonly match: SourceMatch;
  /** Whether the suggestion is one to accept. */
  readonly isOffered: boolean;
  readonly fate: Unused;
  label(id: string): string;
  /** Called with the pressed button, which will disappear. */
  onAccept(column: string, button: HTMLElement): void;
  /** The same for a match that was remembered. */
  onForget(button: HTMLElement): void;
}

/** Why a column was matched, and how certain it is. A doubtful match is offered, or marked if it was made by name alone. */
export function MatchReason(props: MatchReasonProps): ReactNode {
  const { match, isOffered, fate, label, onAccept, onForget } = props;
  const { t } = props.words;
  const { column: chosen, suggestion, question } = match;
  const isOpen = question?.answer === null;
  const open = (
    <span className="rg-tag" data-tone="check">
      {t('map.open')}
    </span>
  );
  if (chosen !== null && chosen !== suggestion?.column) {
    return (
      <>
        {isOpen ? open : null}
        <span className="rg-tag">{t('map.chosen')}</span>
      </>
    );
  }
  const remembered =
    suggestion?.reason === 'remembered' ? (
      <>
        <span>{t('map.reason.remembered')}</span>
        <button
          type="button"
          className="rg-link"
          data-action="forget-match"
          onClick={({ currentTarget }) => onForget(currentTarget)}
        >
          {t('map.forget')}
        </button>
      </>
    ) : null;
  if (!suggestion || suggestion.column === null || (chosen === null && !isOffered)) {
    return (
      <>
        <span className="rg-tag">{t(`map.${fate}`)}</span>
        {remembered}
      </>
    );
  }
  const { column, tier, confidence } = suggestion;
  const because = t(`map.reason.${suggestion.reason}`);
  const isWeak = confidence < LEAST_SHOWN;
  const reason = isWeak ? because : t('map.because', { reason: because, percent: Math.round(confidence * 100) });
  if (chosen === column) {
    const isMarked = tier === 'check' && isPreselected(suggestion);
    return (
      <>
        {isOpen ? (
          open
        ) : (
          <span className="rg-tag" data-tone={isMarked ? 'check' : 'good'}>
            {t(isMarked ? 'header.unsure' : 'map.sure')}
          </span>
        )}
        {remembered ?? <span>{reason}</span>}
      </>
    );
  }
  return (
    <>
      <span className="rg-tag" data-tone="check">
        {t('map.check', { label: label(column) })}
      </span>
      <span>{reason}</span>
      <button type="button" className="rg-link" onClick={({ currentTarget }) => onAccept(column, currentTarget)}>
        {t('map.accept', { label: label(column) })}
      </button>
    </>
  );
}
