import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DuplicatesEdit } from '../../../../engine/index.js';
import type { ReviewState } from '../../../../session/index.js';
import { useClassName } from '../../../hooks/look.js';
import { LoadedPart } from '../../../parts/LoadedPart.js';
import type { ScreenProps } from '../../screen.js';
import type { DuplicatesDialogProps } from './DuplicatesDialog.js';

type Dialog = typeof import('./DuplicatesDialog.js').DuplicatesDialog;

/** Loaded when opened: most imports never need it. */
const loadDialog = async (): Promise<Dialog> => (await import('./DuplicatesDialog.js')).DuplicatesDialog;

const EDITS: readonly DuplicatesEdit['type'][] = ['keep-first', 'keep-last', 'merge'];

interface DuplicatesOfProps extends ScreenProps<ReviewState>, Pick<DuplicatesDialogProps, 'onClose' | 'announce'> {
  /** Id of the column chosen first. */
  readonly column: string;
}

/** Finds the duplicates of columns that the user chooses, and resolves them. */
export function DuplicatesOf({ column, state, ...props }: DuplicatesOfProps): ReactNode {
  const columns = new Map(state.reviewed.map((one) => [one.column.id, one.column]));
  const target = columns.get(column);
  if (!target) return null;
  return <LoadedPart load={loadDialog} props={{ ...props, columns, target, group: null, first: 'keep-first' }} />;
}

interface DuplicateActionsProps extends Omit<DuplicatesDialogProps, 'first' | 'onClose'> {
  readonly isBusy: boolean;
}

/** Ways to leave one row of each value, each with a preview. */
export function DuplicateActions({ isBusy, ...props }: DuplicateActionsProps): ReactNode {
  const { t } = props.words;
  const button = useClassName('button', 'rg-button');
  const [first, setFirst] = useState<DuplicatesEdit['type'] | null>(null);
  return (
    <>
      {EDITS.map((type) => (
        <button
          key={type}
          type="button"
          className={button}
          data-action={type}
          disabled={isBusy}
          onClick={() => setFirst(type)}
        >
          {t(`duplicates.${type}`)}
        </button>
      ))}
      {first ? <LoadedPart load={loadDialog} props={{ ...props, first, onClose: () => setFirst(null) }} /> : null}
    </>
  );
}
