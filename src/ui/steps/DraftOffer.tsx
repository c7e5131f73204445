import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { DraftOffer as Draft } from '../../session/index.js';
import { useClassName } from '../hooks/look.js';
import type { ScreenProps } from './screen.js';

interface DraftOfferProps extends Pick<ScreenProps, 'actions' | 'words'> {
  readonly draft: Draft;
}

/** Offers an import that was interrupted, above the upload. */
export function DraftOffer({ draft, actions, words }: DraftOfferProps): ReactNode {
  const { t, language } = words;
  const button = useClassName('button', 'rg-button');
  const title = useId();
  const about = useId();
  const [now] = useState(Date.now);
  const discard = ({ currentTarget }: MouseEvent): void => {
    // The focused button is about to be removed.
    currentTarget.closest('.rg-frame')?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    void actions.discardDraft();
  };
  return (
    <section className="rg-draft" aria-labelledby={title}>
      <div>
        <h3 id={title}>{t('draft.title')}</h3>
        <p className="rg-hint" id={about}>
          <bdi>{draft.fileName}</bdi>
          {draft.rows === null || draft.leftOut ? null : ` · ${t('map.rows', { count: draft.rows })}`}
          {` · ${ageText(now - draft.savedAt, language)}`}
          {draft.leftOut ? <br /> : null}
          {draft.leftOut ? t('complete.left', { count: draft.rows ?? 0 }) : null}
        </p>
      </div>
      <div className="rg-draft-ways">
        <button type="button" className={button} data-action="discard-draft" aria-describedby={about} onClick={discard}>
          {t('draft.discard')}
        </button>
        <button
          type="button"
          className={button}
          data-kind="primary"
          data-action="resume"
          aria-describedby={about}
          onClick={() => void actions.resume()}
        >
          {t('draft.resume')}
        </button>
      </div>
    </section>
  );
}

/** Milliseconds in each unit, the longest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `5 minutes ago`, `yesterday`, `now`. */
function ageText(age: number, language: string): string {
  const text = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', Infinity];
  return text.format(-Math.floor(age / length), unit);
}
