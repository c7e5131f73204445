import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ExampleProposal, ProgramPreview } from '../../../../engine/index.js';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenProps } from '../../screen.js';
import { TransformPreview } from '../transform/TransformPreview.js';
import { ToolDialog } from '../ToolDialog.js';

interface ExampleDialogProps extends ScreenProps<ReviewState> {
  readonly proposal: ExampleProposal;
  onClose(): void;
  /** Called after the change was applied to `cells` cells. */
  onApplied(cells: number): void;
}

/** Shows what the change would do in all other cells, and applies it in one step. */
export function ExampleDialog({ proposal, onClose, onApplied, ...screen }: ExampleDialogProps): ReactNode {
  const { state, actions, words } = screen;
  const { previewProgram, applyProgram, cancel } = actions;
  const { t } = words;
  const { program, errorsIn, except } = proposal;
  const [percent, setPercent] = useState(0);
  const [preview, setPreview] = useState<ProgramPreview | null>(null);
  const [isApplying, setIsApplying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    previewProgram(program, { errorsIn, except, signal, onProgress: setPercent }).then(
      (found) => signal.aborted || setPreview(found),
      () => signal.aborted || setHasFailed(true),
    );
    return () => controller.abort();
  }, [errorsIn, except, previewProgram, program]);
  const columns = state.reviewed.map(({ column }) => column);
  const close = isApplying ? cancel : onClose;
  const status = isApplying
    ? t('transform.applying', { percent: state.busy?.percent ?? 0 })
    : preview || hasFailed
      ? ''
      : t('transform.counting', { percent });
  return (
    <ToolDialog className="rg-transform" title={t('example.title')} onClose={close}>
      {hasFailed ? (
        <p role="alert" className="rg-notice" data-tone="check">
          {t('transform.failed')}
        </p>
      ) : null}
      {preview && !isApplying ? (
        <TransformPreview
          summary={t(errorsIn ? 'example.errors' : 'example.all', {
            column: columns.find(({ id }) => id === proposal.sample.column)?.label ?? '',
          })}
          preview={preview}
          back={t('cancel')}
          columns={columns}
          onBack={onClose}
          onApply={({ cells, only, except: left }) => {
            setIsApplying(true);
            const reach = { errorsIn, only, except: [...except, ...left] };
            void applyProgram(program, { ...reach, name: 'example', cells }).then((isDone) => {
              setIsApplying(false);
              if (isDone) onApplied(cells);
            });
          }}
        />
      ) : null}
      <div role="status" className={status === '' ? 'rg-hidden' : 'rg-transform-status'}>
        {status}
      </div>
    </ToolDialog>
  );
}
