import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../headless/index.js';
import type { CSVImporterProps } from './csv-importer-props.js';
import { useClassName } from './hooks/class-names.js';
import { useSession, useSessionActions } from './hooks/session-context.js';
import { useLoaded } from './hooks/use-loaded.js';
import { useRoot } from './hooks/use-root.js';
import { useTranslate } from './hooks/use-translate.js';
import { DiscardDialog, LeaveDialog } from './LeaveDialog.js';
import { loadLaterSteps } from './load-later-steps.js';
import { CloseMark } from './parts/CloseMark.js';
import { DropGuard } from './parts/DropGuard.js';
import { Modal } from './parts/Modal.js';
import { Stepper } from './parts/Stepper.js';
import { BackendStep } from './steps/BackendStep.js';
import { Waiting } from './parts/Waiting.js';
import { UploadStep } from './steps/UploadStep.js';

interface ImporterFrameProps extends CSVImporterProps {
  /** False while the words of the language are still to come. */
  readonly isWorded: boolean;
}

/** Modal or embedded: the same header, step and footer inside. */
export function ImporterFrame({ isWorded, ...props }: ImporterFrameProps): ReactNode {
  const { isModal = true, modalIsOpen, modalOnCloseTriggered, modalCloseOnOutsideClick = false } = props;
  const { leave, loadImporter } = useSessionActions();
  const t = useTranslate();
  const step = useSession((state) => state.step);
  const hasWork = useSession(({ step, source, busy }) => step !== 'complete' && (source !== null || busy !== null));
  const [closed, setClosed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isOpen = !isModal || (modalIsOpen ?? !closed);
  useEffect(() => {
    if (isOpen) loadImporter();
  }, [isOpen, loadImporter]);

  // What was asked about is over: an import that has come to its end loses nothing.
  if (asking && !hasWork) setAsking(false);
  const close = (): void => {
    setAsking(false);
    void leave();
    setClosed(true);
    modalOnCloseTriggered?.();
  };
  const dismiss = (): void => {
    if (hasWork) setAsking(true);
    else close();
  };
  const frame = !isWorded ? (
    <Waiting />
  ) : (
    <DropGuard step={step} answer={t('delivery.drop.busy')}>
      <FrameHeader onClose={isModal ? dismiss : undefined} />
      <StepOf {...props} onLeave={isModal ? close : undefined} onWaiting={setIsWaiting} />
      <Announcer />
      {asking && hasWork ? <LeaveDialog onStay={() => setAsking(false)} onLeave={close} /> : <DiscardDialog />}
    </DropGuard>
  );
  if (!isModal) {
    return (
      <Embedded {...props} isWaiting={isWaiting}>
        {frame}
      </Embedded>
    );
  }
  return (
    <ModalFrame
      {...props}
      isOpen={isOpen}
      isWorded={isWorded}
      isWaiting={isWaiting}
      closesOnOutsideClick={modalCloseOnOutsideClick}
      onDismiss={dismiss}
    >
      {frame}
    </ModalFrame>
  );
}

interface EmbeddedProps extends CSVImporterProps {
  /** The code of the step is on its way. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

function Embedded({ children, isWaiting, ...props }: EmbeddedProps): ReactNode {
  const { ref, attributes, classes } = useRoot<HTMLDivElement>(props, { isWaiting });
  return (
    <div ref={ref} {...attributes} className={classes('rg-embedded')}>
      {children}
    </div>
  );
}

interface ModalFrameProps extends EmbeddedProps {
  readonly isOpen: boolean;
  readonly isWorded: boolean;
  readonly closesOnOutsideClick: boolean;
  onDismiss(): void;
}

function ModalFrame(props: ModalFrameProps): ReactNode {
  const { children, isOpen, isWorded, closesOnOutsideClick, onDismiss } = props;
  const t = useTranslate();
  const root = useRoot<HTMLDialogElement>(props, props);
  const className = useClassName('modal', 'rg-dialog');
  return (
    <Modal
      {...{ root, className, isOpen, closesOnOutsideClick, onDismiss }}
      isFilled={isWorded}
      label={isWorded ? t('title') : undefined}
    >
      {children}
    </Modal>
  );
}

export interface StepProps extends CSVImporterProps {
  /** Absent where there is nothing to close. */
  readonly onLeave?: () => void;
}

interface StepOfProps extends StepProps {
  /** Told whether the code of the step is on its way. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** The step, with the focus at its beginning whenever it has changed: what was focused before is gone. */
function StepOf({ onWaiting, ...props }: StepOfProps): ReactNode {
  const t = useTranslate();
  const later = useLoaded(loadLaterSteps);
  const isReady = useSession(({ backend }) => backend.status === 'none' || backend.status === 'ready');
  const step = useSession((state) => state.step);
  const place = useRef<HTMLDivElement>(null);
  // A screen takes the place of another with each step, and when the backend has answered.
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
    // The first try was made long ago, on the first screen.
    if (step !== 'upload' && hasFailed) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once when a step is reached: a person decides of further tries.
  }, [step]);
  const again = (): void => {
    // The button that has the focus goes.
    place.current?.focus({ preventScroll: true });
    retry();
  };
  const Current = step === 'upload' ? UploadStep : later.value?.[step];
  return (
    <div
      ref={place}
      className="rg-frame"
      role="group"
      aria-label={t(`step.${step}`)}
      tabIndex={-1}
      data-first-focus={isReady ? undefined : true}
    >
      {!isReady ? (
        <BackendStep />
      ) : Current ? (
        <Current {...props} />
      ) : (
        <StepToCome {...{ hasFailed, onWaiting }} retry={again} />
      )}
    </div>
  );
}

interface StepToComeProps extends Pick<StepOfProps, 'onWaiting'> {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** In the place of a step whose code is on its way, or did not come. */
function StepToCome({ hasFailed, retry, onWaiting }: StepToComeProps): ReactNode {
  const t = useTranslate();
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

function FrameHeader({ onClose }: { readonly onClose?: () => void }): ReactNode {
  const t = useTranslate();
  const header = useClassName('header', 'rg-header');
  const button = useClassName('button', 'rg-button');
  const fileName = useSession((state) => state.source?.fileName);
  const busy = useSession((state) => state.busy);
  const step = useSession((state) => state.step);
  const { cancel } = useSessionActions();
  const shows = busy !== null && step !== 'review' && step !== 'upload' && step !== 'submit';
  return (
    <>
      <header className={header}>
        <h2>{t('title')}</h2>
        <Stepper />
        <div className="rg-header-end">
          {fileName ? (
            <span className="rg-file" title={fileName} dir="auto">
              {fileName}
            </span>
          ) : null}
          {shows ? (
            <button type="button" className={button} data-kind="plain" onClick={cancel}>
              {t('cancel')}
            </button>
          ) : null}
          {onClose ? (
            <button
              type="button"
              className="rg-icon-button"
              data-action="close"
              aria-label={t('close')}
              onClick={onClose}
            >
              <CloseMark />
            </button>
          ) : null}
        </div>
      </header>
      <div className="rg-work" aria-hidden="true">
        {shows ? <span style={{ transform: `scaleX(${Math.max(3, busy.percent) / 100})` }} /> : null}
      </div>
    </>
  );
}

/** Progress for those who cannot see the bar, in steps that do not drown everything else. */
function Announcer(): ReactNode {
  const t = useTranslate();
  const busy = useSession((state) => state.busy);
  const step = useSession((state) => state.step);
  const steps = useSession((state) => state.steps);
  const isLoading = useSession(({ backend }) => backend.status === 'loading');
  const quarter = busy ? Math.floor(busy.percent / 25) * 25 : 0;
  return (
    <div role="status" className="rg-hidden">
      {isLoading
        ? t('backend.loading')
        : busy
          ? t('progress', { what: t(`busy.${busy.phase ?? busy.what}`), percent: quarter })
          : t('stepOf', { step: steps.indexOf(step) + 1, steps: steps.length, name: t(`step.${step}`) })}
    </div>
  );
}
