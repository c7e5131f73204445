import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import { Dialog } from '../../../parts/Dialog.js';
import { CloseMark } from '../../../parts/ToolButton.js';
import type { ScreenProps } from '../../screen.js';
import { LeftOutDownload, LeftOutDrop } from './LeftOutFiles.js';

interface LeftOutPanelProps extends ScreenProps<ReviewState> {
  onClose(): void;
}

/** Corrects the rows with errors in a spreadsheet: download them, drop the corrected file. */
export function LeftOutPanel({ onClose, ...screen }: LeftOutPanelProps): ReactNode {
  const { actions, words } = screen;
  const { t } = words;
  const title = useId();
  return (
    <Dialog className="rg-confirm rg-left-out" labelledBy={title} onDismiss={onClose}>
      <div className="rg-transform-head">
        <h3 id={title} className="rg-title">
          {t('leftOut.title')}
        </h3>
        <button type="button" className="rg-icon-button" aria-label={t('close')} onClick={onClose}>
          <CloseMark />
        </button>
      </div>
      <p>{t('leftOut.hint')}</p>
      <LeftOutDownload {...screen} />
      <LeftOutDrop
        words={words}
        onFile={async (file) => {
          await actions.mergeLeftOut(file);
          // The review shows what has changed, or the error.
          onClose();
        }}
      />
    </Dialog>
  );
}
