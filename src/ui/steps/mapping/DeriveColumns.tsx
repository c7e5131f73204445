import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DerivedColumn } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import { useClassName } from '../../hooks/look.js';
import type { ScreenProps } from '../screen.js';
import { DeriveDialog } from './DeriveDialog.js';

interface DeriveColumnsProps extends ScreenProps<MapState> {
  /** Called before columns are added. */
  onAdd(): void;
}

/** The button and dialog to split or join columns. */
export function DeriveColumns({ onAdd, ...props }: DeriveColumnsProps): ReactNode {
  const { state, actions, words } = props;
  const { table, busy } = state;
  const { derived = [] } = table.layout;
  const [isOpen, setIsOpen] = useState(false);
  const button = useClassName('button', 'rg-button');
  const derive = (columns: readonly DerivedColumn[]): void => {
    onAdd();
    setIsOpen(false);
    void actions.overrideLayout({ derived: [...derived, ...columns] });
  };
  return (
    <>
      <button
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
