import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import type { ScreenProps } from '../../screen.js';
import { TransformPreview } from './TransformPreview.js';
import { TransformRequestForm } from './TransformRequestForm.js';
import { useTransform } from './use-transform.js';
import { ToolDialog } from '../ToolDialog.js';

interface TransformPanelProps extends ScreenProps<ReviewState> {
  onClose(): void;
  /** Called after the change was applied to `cells` cells. */
  onApplied(cells: number): void;
}

/** Edits all rows with a prompt: enter it, preview the changes, apply them in one step. */
export function TransformPanel({ state, actions, words, onClose, onApplied }: TransformPanelProps): ReactNode {
  const { busy } = state;
  const { cancel } = actions;
  const { t } = words;
  const [prompt, setPrompt] = useState('');
  const chosen = useRef(0);
  const transform = useTransform({ actions, words, onApplied: () => onApplied(chosen.current) });
  const { stage, error } = transform;
  const close = (): void => {
    if (stage.name === 'applying') cancel();
    else onClose();
  };
  const percent = stage.name === 'counting' ? stage.percent : stage.name === 'applying' ? (busy?.percent ?? 0) : 0;
  const status = {
    request: '',
    asking: t('transform.asking'),
    counting: t('transform.counting', { percent }),
    preview: '',
    applying: t('transform.applying', { percent }),
  }[stage.name];
  return (
    <ToolDialog className="rg-transform" title={t('transform.title')} onClose={close}>
      <div role="alert">
        {error === '' ? null : (
          <p className="rg-notice" data-tone="check">
            {error}
          </p>
        )}
      </div>
      {stage.name === 'preview' ? (
        <TransformPreview
          summary={stage.proposal.summary}
          preview={stage.preview}
          back={t('transform.back')}
          columns={transform.sendable?.columns ?? []}
          onBack={transform.back}
          onApply={(changes) => {
            chosen.current = changes.cells;
            transform.apply(changes);
          }}
        />
      ) : (
        <TransformRequestForm
          prompt={prompt}
          sendable={transform.sendable}
          isWorking={stage.name !== 'request'}
          onPrompt={setPrompt}
          onAsk={() => transform.ask(prompt.trim())}
          onStop={stage.name === 'applying' ? cancel : transform.back}
        />
      )}
      <output className={status === '' ? 'rg-hidden' : 'rg-transform-status'}>{status}</output>
    </ToolDialog>
  );
}
