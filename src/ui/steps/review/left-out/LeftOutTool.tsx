import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import { ToolButton } from '../../../parts/ToolButton.js';
import type { ScreenProps } from '../../screen.js';
import { useLeftOutDownload } from './LeftOutFiles.js';
import { LeftOutPanel } from './LeftOutPanel.js';

/**
 * Downloads the rows with errors, and opens the panel for correcting them in a spreadsheet. Renders nothing while there
 * are no errors.
 */
export function LeftOutTool(screen: ScreenProps<ReviewState>): ReactNode {
  const { state, words } = screen;
  const { t } = words;
  const [isOpen, setIsOpen] = useState(false);
  const { kinds, percent, failure, save } = useLeftOutDownload(screen);
  const label = t('leftOut.title');
  const download = t('leftOut.download');
  if (state.progress.left.invalid === 0 && !isOpen) return null;
  return (
    <>
      <ToolButton
        action="download-errors"
        label={download}
        title={download}
        disabled={state.busy !== null || percent !== null}
        path="M8 2.5v7.5M4.75 6.9 8 10.1l3.25-3.2M2.5 13.5h11"
        onClick={() => void save(kinds[0])}
      />
      <ToolButton
        action="left-out"
        label={label}
        title={label}
        disabled={state.busy !== null}
        path="M2.5 2.5h11v11h-11zM2.5 6h11M6 6v7.5m2-2.6 1.5 1.5 2.5-3"
        onClick={() => setIsOpen(true)}
      />
      {failure ? <span role="alert">{failure}</span> : null}
      {isOpen ? <LeftOutPanel {...screen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
