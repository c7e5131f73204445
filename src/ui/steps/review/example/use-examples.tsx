import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ExampleProposal, TypedCell } from '../../../../engine/index.js';
import { painted } from '../../../../session/index.js';
import type { ReviewState } from '../../../../session/index.js';
import { useClassName } from '../../../hooks/look.js';
import { LoadedPart } from '../../../parts/LoadedPart.js';
import { CloseMark } from '../../../parts/ToolButton.js';
import type { ScreenProps } from '../../screen.js';

type Dialog = typeof import('./ExampleDialog.js').ExampleDialog;

/** Loaded when opened: most imports never need it. */
const loadDialog = async (): Promise<Dialog> => (await import('./ExampleDialog.js')).ExampleDialog;

interface TypedCells {
  readonly column: string;
  readonly cells: readonly TypedCell[];
}

interface Examples {
  /** The offer to repeat the last change, and the dialog that previews it. */
  readonly offer: ReactNode;
  readonly dialog: ReactNode;
  /** Call this when an edited cell has been validated. */
  follow(column: string, cell: TypedCell): void;
  /** Forgets the edited cells. */
  forget(): void;
}

/** Offers to repeat, in other cells of a column, the change that the user made by editing some of them. */
export function useExamples(
  screen: ScreenProps<ReviewState>,
  options: { onApplied(cells: number): void; onClosed(): void },
): Examples {
  const { actions, words } = screen;
  const { t } = words;
  const button = useClassName('button', 'rg-button');
  const [typed, setTyped] = useState<TypedCells | null>(null);
  const [proposal, setProposal] = useState<ExampleProposal | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { busy, canRedo, history } = screen.state;
  const isIdle = busy === null;
  useEffect(() => {
    let isCurrent = true;
    const explain = async ({ column, cells }: TypedCells): Promise<void> => {
      await painted();
      const found = isCurrent ? await actions.explainCells(column, cells) : null;
      if (isCurrent) setProposal(found);
    };
    // Explained again after every change: it may have replaced what was typed.
    if (typed && isIdle) explain(typed).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [actions, history, isIdle, typed]);
  const forget = useCallback((): void => {
    setTyped(null);
    setProposal(null);
    setIsOpen(false);
  }, []);
  const follow = useCallback((column: string, cell: TypedCell): void => {
    setTyped((old) => ({ column, cells: withCell(old?.column === column ? old.cells : [], cell) }));
    setProposal(null);
  }, []);
  const close = (): void => {
    setIsOpen(false);
    options.onClosed();
  };
  const isShown = proposal !== null && isIdle && !canRedo;
  return {
    follow,
    forget,
    offer: (
      <div className="rg-example" aria-live="polite">
        {isShown ? (
          <>
            <span>{t('example.offer')}</span>
            <bdi>
              <del>{proposal.sample.from === '' ? t('transform.blank') : proposal.sample.from}</del>
            </bdi>
            <span aria-hidden="true">→</span>
            <bdi>
              <ins>{proposal.sample.to}</ins>
            </bdi>
            <button type="button" className={button} data-action="preview-example" onClick={() => setIsOpen(true)}>
              {t('groups.preview')}
            </button>
            <button
              type="button"
              className="rg-icon-button"
              data-action="dismiss-example"
              aria-label={t('dismiss')}
              onClick={() => {
                forget();
                options.onClosed();
              }}
            >
              <CloseMark />
            </button>
          </>
        ) : null}
      </div>
    ),
    dialog:
      proposal && isOpen ? (
        <LoadedPart
          load={loadDialog}
          props={{
            ...screen,
            proposal,
            onClose: close,
            onApplied: (cells) => {
              forget();
              options.onApplied(cells);
              options.onClosed();
            },
          }}
        />
      ) : null,
  };
}

/** If a cell is edited again, its original text is still the one before the first edit, unless it changed in between. */
function withCell(cells: readonly TypedCell[], cell: TypedCell): readonly TypedCell[] {
  const known = cells.find(({ row }) => row === cell.row);
  const { from, hadError } = known?.to === cell.from ? known : cell;
  return [...cells.filter((one) => one !== known), { ...cell, from, hadError }];
}
