import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DerivedColumn } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import { useClassName } from '../../hooks/look.js';
import type { ScreenProps } from '../screen.js';
import { DeriveDialog } from './DeriveDialog.js';

/** The button and dialog to split or join columns. Then the focus moves to the first column made. */
export function DeriveColumns(props: ScreenProps<MapState>): ReactNode {
  const { state, actions, words } = props;
  const { table, busy } = state;
  const { derived = [] } = table.layout;
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  const added = useRef<number | null>(null);
  const button = useClassName('button', 'rg-button');
  useEffect(() => {
    if (added.current === null || added.current >= table.columns.length) return;
    const row = place.current?.closest('.importcsv')?.querySelector(`[data-source-column="${added.current}"]`);
    added.current = null;
    row?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [table]);
  const derive = (columns: readonly DerivedColumn[]): void => {
    added.current = table.columns.length;
    setIsOpen(false);
    void actions.overrideLayout({ derived: [...derived, ...columns] });
  };
  return (
    <>
      <button
        ref={place}
        type="button"
        className={button}
        data-kind="plain"
        data-action="derive"
        // Keeps the focus while the table is opened again.
        aria-disabled={busy !== null}
        onClick={() => setIsOpen(busy === null)}
      >
        {words.t('map.derive.title')}
      </button>
      {isOpen ? <DeriveDialog {...props} onClose={() => setIsOpen(false)} onDerive={derive} /> : null}
    </>
  );
}
