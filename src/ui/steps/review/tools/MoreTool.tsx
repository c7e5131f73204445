import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../hooks/words.js';
import { CellMenu } from '../../../parts/grid/ranges/CellMenu.js';
import type { MenuPoint } from '../../../parts/grid/ranges/CellMenu.js';
import { HistoryDialog } from '../history/HistoryDialog.js';
import { Keys } from '../keys/KeysTool.js';
import type { HistoryDialogProps } from '../history/HistoryDialog.js';
import type { Tool } from './tool.js';

interface MoreToolProps {
  readonly tools: readonly Omit<Tool, 'path'>[];
  readonly history: Omit<HistoryDialogProps, 'onClose'> | null;
}

/** The tools that narrow screens have no room for, as a menu. */
export function MoreTool({ tools, history }: MoreToolProps): ReactNode {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [point, setPoint] = useState<MenuPoint | null>(null);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [areKeysOpen, setAreKeysOpen] = useState(false);
  const open = (): void => {
    if (!button.current) return;
    const { left, right, bottom } = button.current.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(button.current).direction === 'rtl';
    setPoint({ x: isRightToLeft ? right : left, y: bottom });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rg-icon-button"
        data-action="more"
        aria-label={t('review.more')}
        aria-haspopup="menu"
        aria-expanded={point !== null}
        title={t('review.more')}
        onClick={open}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
      </button>
      {point ? (
        <CellMenu
          point={point}
          label={t('review.more')}
          isRoomy
          onClose={() => setPoint(null)}
          items={[
            ...tools.map(({ action, label, disabled, pressed, run }) => ({
              ...{ action, label, disabled, run },
              ...(pressed === undefined ? {} : { checked: pressed }),
              keys: '',
            })),
            ...(history
              ? [{ action: 'history', label: 'history.title', keys: '', run: () => setIsHistoryOpen(true) }]
              : []),
            { action: 'keys', label: 'keys.title', keys: '?', run: () => setAreKeysOpen(true) },
          ]}
        />
      ) : null}
      {areKeysOpen ? <Keys onClose={() => setAreKeysOpen(false)} /> : null}
      {history && isHistoryOpen ? <HistoryDialog {...history} onClose={() => setIsHistoryOpen(false)} /> : null}
    </>
  );
}
