import { useEffect, useRef, useState } from 'react';
import { isBackendError } from '../../../../adapters/index.js';
import type { TransformProposal, TransformRequest } from '../../../../adapters/index.js';
import type { ProgramPreview } from '../../../../engine/index.js';
import type { ScreenProps } from '../../screen.js';
import { readOnlyText } from '../read-only-text.js';
import type { ChosenChanges } from './TransformPreview.js';

/** The data that is sent with the prompt. */
export type Sendable = Omit<TransformRequest, 'prompt'>;

export type Stage =
  | { readonly name: 'request' }
  | { readonly name: 'asking' }
  | { readonly name: 'counting'; readonly percent: number }
  | { readonly name: 'preview'; readonly proposal: TransformProposal; readonly preview: ProgramPreview }
  | { readonly name: 'applying' };

export interface Transform {
  readonly stage: Stage;
  /** `null` until the samples are read. */
  readonly sendable: Sendable | null;
  readonly error: string;
  ask(prompt: string): void;
  apply(chosen: ChosenChanges): void;
  /** Returns to the prompt from any stage and aborts work in progress. */
  back(): void;
}

interface TransformOptions extends Pick<ScreenProps, 'actions' | 'words'> {
  onApplied(): void;
}

/** The flow from a prompt through a proposal and its preview to the applied change. */
export function useTransform({ actions, words: { t }, onApplied }: TransformOptions): Transform {
  const { readTransformSamples, proposeTransform, previewProgram, applyProgram } = actions;
  const [stage, setStage] = useState<Stage>({ name: 'request' });
  const [sendable, setSendable] = useState<Sendable | null>(null);
  const [error, setError] = useState('');
  const underWay = useRef<AbortController | null>(null);
  const wordError = (reason: unknown): string => {
    if (!isBackendError(reason)) return t('transform.failed');
    return reason.message || t(`transform.error.${reason.code === 'busy' ? 'busy' : 'unreachable'}`);
  };
  useEffect(() => {
    let isShown = true;
    readTransformSamples().then(
      (samples) => {
        if (isShown) setSendable(samples);
      },
      () => {
        if (isShown) setError(t('transform.failed'));
      },
    );
    return () => {
      isShown = false;
    };
  }, [readTransformSamples, t]);
  // A separate effect: a change of language must not abort work in progress.
  useEffect(() => () => underWay.current?.abort(), []);

  const proposed = async (request: TransformRequest, signal: AbortSignal): Promise<void> => {
    const proposal = await proposeTransform(request, { signal });
    if (signal.aborted) return;
    setStage({ name: 'counting', percent: 0 });
    const onProgress = (percent: number): void => {
      if (!signal.aborted) setStage({ name: 'counting', percent });
    };
    const preview = await previewProgram(proposal.program, { signal, onProgress });
    if (signal.aborted) return;
    setStage(preview.cells === 0 ? { name: 'request' } : { name: 'preview', proposal, preview });
    const nothing = [
      t('transform.nothing', { summary: proposal.summary }),
      ...readOnlyText(preview.readOnlyColumns, { columns: request.columns, t }),
    ];
    setError(preview.cells === 0 ? nothing.join(' ') : '');
  };
  return {
    stage,
    sendable,
    error,
    ask(prompt) {
      if (!sendable) return;
      const controller = new AbortController();
      underWay.current = controller;
      setError('');
      setStage({ name: 'asking' });
      proposed({ prompt, ...sendable }, controller.signal).catch((reason: unknown) => {
        if (controller.signal.aborted) return;
        setStage({ name: 'request' });
        setError(wordError(reason));
      });
    },
    apply(chosen) {
      if (stage.name !== 'preview') return;
      setStage({ name: 'applying' });
      void applyProgram(stage.proposal.program, { ...chosen, name: 'prompt' }).then((isDone) => {
        if (isDone) onApplied();
        else setStage(stage);
      });
    },
    back() {
      underWay.current?.abort();
      setError('');
      setStage({ name: 'request' });
    },
  };
}
