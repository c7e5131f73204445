import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useImporterState, useIsomorphicLayoutEffect } from '../../headless/index.js';
import type { ImporterWords, OwnedImporter } from '../../headless/index.js';
import { useClassName } from '../hooks/look.js';
import type { Loaded } from '../hooks/use-loaded.js';
import { BackendStep } from '../steps/BackendStep.js';
import { Styles } from '../parts/Styles.js';
import type { LaterSteps } from '../steps/later-steps.js';
import type { ScreenActions, ScreenProps } from '../steps/screen.js';
import { UploadStep } from '../steps/UploadStep.js';

interface StepPlaceProps {
  readonly importer: OwnedImporter;
  readonly actions: ScreenActions;
  readonly words: ImporterWords;
  readonly later: Loaded<LaterSteps>;
  /** Called with whether the code of the step is loading. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

type Screen = (props: ScreenProps) => ReactNode;

/** Shows the current step and moves the focus to its start when it changes, since the focused element is gone. */
export function StepPlace({ importer, actions, words, later, onWaiting }: StepPlaceProps): ReactNode {
  const state = useImporterState(importer);
  const { step, backend } = state;
  const isReady = backend.status === 'none' || backend.status === 'ready';
  const place = useRef<HTMLDivElement>(null);
  // The screen changes with each step, and when the backend has responded.
  const screen = isReady ? step : 'backend';
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current !== screen) {
      const first =
        shown.current === 'backend' ? place.current?.querySelector<HTMLElement>('[data-first-focus]') : null;
      (first ?? place.current)?.focus({ preventScroll: true });
    }
    shown.current = screen;
  }, [screen]);
  const { hasFailed, retry } = later;
  useEffect(() => {
    // The first attempt was made on the first screen.
    if (step !== 'upload' && hasFailed) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once when a step is reached; further attempts are up to the user.
  }, [step]);
  const again = (): void => {
    // The focused button is about to be removed.
    place.current?.focus({ preventScroll: true });
    retry();
  };
  // Each step's screen only receives the state of that step.
  const Offer = later.value?.DraftOffer;
  const Current = (step === 'upload' ? UploadStep : later.value?.screens[step]) as Screen | undefined;
  return (
    <div
      ref={place}
      className="rg-frame"
      role="group"
      aria-label={words.t(`step.${step}`)}
      tabIndex={-1}
      data-first-focus={isReady ? undefined : true}
    >
      {later.value ? <Styles inject={later.value.injectStyles} /> : null}
      {Offer && isReady && step === 'upload' && state.draft ? (
        <Offer {...{ actions, words }} draft={state.draft} />
      ) : null}
      {!isReady ? (
        <BackendStep {...{ state, actions, words }} />
      ) : Current ? (
        <Current {...{ state, actions, words }} />
      ) : (
        <StepToCome {...{ words, hasFailed, onWaiting }} retry={again} />
      )}
    </div>
  );
}

interface StepToComeProps extends Pick<StepPlaceProps, 'words' | 'onWaiting'> {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Shown while the code of a step is loading, or after it failed to load. */
function StepToCome({ words: { t }, hasFailed, retry, onWaiting }: StepToComeProps): ReactNode {
  useIsomorphicLayoutEffect(() => {
    onWaiting(!hasFailed);
    return () => onWaiting(false);
  }, [hasFailed, onWaiting]);
  const content = useClassName('content', 'rg-content');
  return (
    <div className={content} aria-busy={!hasFailed}>
      {hasFailed ? (
        <div className="rg-notice" role="alert">
          <span>{t('backend.text.backend-unreachable')}</span>
          <button type="button" className="rg-link" data-action="retry" onClick={retry}>
            {t('retry')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
