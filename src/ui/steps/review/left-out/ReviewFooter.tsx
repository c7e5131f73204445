import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import { useClassName } from '../../../hooks/look.js';
import { Footer } from '../../Footer.js';
import type { ScreenProps } from '../../screen.js';
import { skipsMany, submitWording } from '../submit-wording.js';
import { LeftOutPanel } from './LeftOutPanel.js';
import { SkipDialog } from './SkipDialog.js';

interface ReviewFooterProps extends ScreenProps<ReviewState> {
  /** Shows the rows with errors. */
  onFix(): void;
}

/** The footer of the review, with the import button. It asks before an import skips many rows. */
export function ReviewFooter({ onFix, ...screen }: ReviewFooterProps): ReactNode {
  const { state, actions, words } = screen;
  const { progress, rowHandling, checks, busy } = state;
  const { t } = words;
  const [open, setOpen] = useState<'question' | 'files' | null>(null);
  const { key, params, disabled, note } = submitWording(progress, rowHandling, checks);
  const isChanging = checks === 'checking' && busy?.what === 'changing';
  const label = isChanging ? t('busy.changing') : t(key, params);
  const button = useClassName('button', 'rg-button');
  const submit = (): void => {
    setOpen(null);
    void actions.submit();
  };
  return (
    <>
      <Footer
        {...screen}
        label={label}
        action="submit"
        disabled={disabled}
        note={note ? t(note.key, note.params) : undefined}
        onClick={() => (skipsMany(progress, rowHandling) ? setOpen('question') : submit())}
      >
        {checks === 'checking' && busy ? (
          <button type="button" className={button} data-action="stop" onClick={actions.cancel}>
            {t(isChanging ? 'cancel' : 'review.stop')}
          </button>
        ) : null}
      </Footer>
      {open === 'question' ? (
        <SkipDialog
          {...{ state, words, label }}
          onDownload={() => setOpen('files')}
          onFix={() => {
            setOpen(null);
            onFix();
          }}
          onImport={submit}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'files' ? <LeftOutPanel {...screen} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
