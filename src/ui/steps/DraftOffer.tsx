import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { DraftOffer as Draft } from '../../session/index.js';
import { useClassName } from '../hooks/look.js';
import { importedText } from './Notice.js';
import type { ScreenProps } from './screen.js';

/** What has the focus first without an offer. */
const OF_UPLOAD = '.rg-upload [data-first-focus]';

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
  const { rows, leftOut, importedRows } = draft;
  const progress = leftOut
    ? t('complete.left', { count: rows ?? 0 })
    : importedText({ imported: importedRows, left: Math.max(0, (rows ?? 0) - importedRows) }, words);
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A modal had focused the upload before the draft was known. Elsewhere, and once it has moved, the focus is the user's.
    if (resume.current?.closest('dialog')?.querySelector(`${OF_UPLOAD}:focus`)) resume.current.focus();
  }, []);
  const discard = ({ currentTarget }: MouseEvent): void => {
    // The focused button is about to be removed.
    currentTarget.closest('.rg-frame')?.querySelector<HTMLElement>(OF_UPLOAD)?.focus();
    void actions.discardDraft();
  };
  return (
    <section className="rg-draft" aria-labelledby={title}>
      <div>
        <h3 id={title}>{t('draft.title')}</h3>
        <p className="rg-hint" id={about}>
          <bdi>{draft.fileName}</bdi>
          {rows === null || leftOut ? null : ` · ${t('map.rows', { count: rows })}`}
          {` · ${ageText(now - draft.savedAt, language)}`}
          {progress ? <br /> : null}
          {progress}
        </p>
      </div>
      <div className="rg-draft-ways">
        <button type="button" className={button} data-action="discard-draft" aria-describedby={about} onClick={discard}>
          {t('draft.discard')}
        </button>
        <button
          type="button"
          ref={resume}
          className={button}
          data-kind="primary"
          data-action="resume"
          data-first-focus
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
