import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import { ToolButton } from '../../../parts/ToolButton.js';
import type { ScreenProps } from '../../screen.js';
import { LeftOutPanel } from './LeftOutPanel.js';

/** Opens the panel for correcting rows in a spreadsheet. Renders nothing while there are no errors. */
export function LeftOutTool(screen: ScreenProps<ReviewState>): ReactNode {
  const { state, words } = screen;
  const [isOpen, setIsOpen] = useState(false);
  const label = words.t('leftOut.title');
  if (state.progress.left.invalid === 0 && !isOpen) return null;
  return (
    <>
      <ToolButton
        action="left-out"
        label={label}
        title={label}
        disabled={state.busy !== null}
        path="M2.5 2.5h11v11h-11zM2.5 6h11M6 6v7.5M9.75 8v3.5m-1.6-1.6 1.6 1.6 1.6-1.6"
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <LeftOutPanel {...screen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
