import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenProps } from '../../screen.js';
import { LeftOutDownload, LeftOutDrop } from './LeftOutFiles.js';
import { ToolDialog } from '../ToolDialog.js';

interface LeftOutPanelProps extends ScreenProps<ReviewState> {
  onClose(): void;
}

/** Corrects the rows with errors in a spreadsheet: download them, drop the corrected file. */
export function LeftOutPanel({ onClose, ...screen }: LeftOutPanelProps): ReactNode {
  const { actions, words } = screen;
  const { t } = words;
  return (
    <ToolDialog className="rg-left-out" title={t('leftOut.title')} onClose={onClose}>
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
    </ToolDialog>
  );
}
