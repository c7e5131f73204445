import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenProps } from '../../screen.js';
import type { Tool } from '../tools/tool.js';
import { useLeftOutDownload } from './LeftOutFiles.js';
import { LeftOutPanel } from './LeftOutPanel.js';

interface LeftOutTools {
  /** None while there are no errors. */
  readonly tools: readonly Tool[];
  /** What they have opened, and why a file could not be written. */
  readonly panel: ReactNode;
}

/** Download the rows with errors, and open the panel for correcting them in a spreadsheet. */
export function useLeftOutTools(screen: ScreenProps<ReviewState>): LeftOutTools {
  const { state } = screen;
  const [isOpen, setIsOpen] = useState(false);
  const { kinds, percent, failure, save } = useLeftOutDownload(screen);
  const isBusy = state.busy !== null;
  if (state.progress.left.invalid === 0 && !isOpen) return { tools: [], panel: null };
  return {
    tools: [
      {
        action: 'download-errors',
        label: 'leftOut.download',
        disabled: isBusy || percent !== null,
        path: 'M8 2.5v7.5M4.75 6.9 8 10.1l3.25-3.2M2.5 13.5h11',
        run: () => void save(kinds[0]),
      },
      {
        action: 'left-out',
        label: 'leftOut.title',
        disabled: isBusy,
        path: 'M2.5 2.5h11v11h-11zM2.5 6h11M6 6v7.5m2-2.6 1.5 1.5 2.5-3',
        run: () => setIsOpen(true),
      },
    ],
    panel: (
      <>
        {failure ? <span role="alert">{failure}</span> : null}
        {isOpen ? <LeftOutPanel {...screen} onClose={() => setIsOpen(false)} /> : null}
      </>
    ),
  };
}
