import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useImporterState } from '../../headless/index.js';
import type { ImporterWords, OwnedImporter } from '../../headless/index.js';
import type { ImporterState } from '../../session/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';
import { useClassName } from '../hooks/look.js';
import type { Loaded } from '../hooks/use-loaded.js';
import { useNewest } from '../hooks/use-newest.js';
import { useRoot } from '../hooks/use-root.js';
import { DropGuard } from '../parts/DropGuard.js';
import { Modal } from '../parts/Modal.js';
import { Waiting } from '../parts/Waiting.js';
import type { LaterSteps } from '../steps/later-steps.js';
import type { ScreenActions } from '../steps/screen.js';
import { Announcer, FrameHeader } from './FrameHeader.js';
import { DiscardDialog, LeaveDialog } from './LeaveDialog.js';
import { StepPlace } from './StepPlace.js';

export interface FrameProps extends CSVImporterProps {
  readonly importer: OwnedImporter;
  readonly words: ImporterWords;
  readonly later: Loaded<LaterSteps>;
}

/** Modal or embedded: the same header, step and footer inside. */
export function ImporterFrame(props: FrameProps): ReactNode {
  const { importer, words, later, modalIsOpen, modalOnCloseTriggered } = props;
  const isModal = props.isModal ?? true;
  const { leave, loadImporter } = importer.actions;
  const step = useImporterState(importer, stepOf);
  const hasWork = useImporterState(importer, hasWorkNow);
  const [closed, setClosed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isOpen = !isModal || (modalIsOpen ?? !closed);
  useEffect(() => {
    if (isOpen) loadImporter();
  }, [isOpen, loadImporter]);

  // The import completed while the dialog was open: nothing would be lost any more.
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
  const newestClose = useNewest(close);
  const actions = useMemo<ScreenActions>(() => {
    const { actions: all, session } = importer;
    const { followRows } = session;
    return { ...all, followRows, ...(isModal ? { close: () => newestClose.current() } : {}) };
  }, [importer, isModal, newestClose]);
  const frame = !words.isReady ? (
    <Waiting />
  ) : (
    <DropGuard step={step} answer={words.t('delivery.drop.busy')}>
      <FrameHeader {...{ importer, words }} onClose={isModal ? dismiss : undefined} />
      <StepPlace {...{ importer, actions, words, later }} onWaiting={setIsWaiting} />
      <Announcer {...{ importer, words }} />
      {asking && hasWork ? (
        <LeaveDialog {...{ importer, words }} onStay={() => setAsking(false)} onLeave={close} />
      ) : (
        <DiscardDialog {...{ importer, words }} />
      )}
    </DropGuard>
  );
  return isModal ? (
    <ModalFrame {...props} isOpen={isOpen} isWaiting={isWaiting} onDismiss={dismiss}>
      {frame}
    </ModalFrame>
  ) : (
    <Embedded {...props} isWaiting={isWaiting}>
      {frame}
    </Embedded>
  );
}

const stepOf = ({ step }: ImporterState): ImporterState['step'] => step;
const hasWorkNow = ({ step, source, busy }: ImporterState): boolean =>
  step !== 'complete' && (source !== null || busy !== null);

interface EmbeddedProps extends FrameProps {
  /** Whether the code of the step is loading. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

function Embedded({ children, ...props }: EmbeddedProps): ReactNode {
  const { ref, attributes, classes } = useRoot<HTMLDivElement>(props, props);
  return (
    <div ref={ref} {...attributes} className={classes('rg-embedded')}>
      {children}
    </div>
  );
}

interface ModalFrameProps extends EmbeddedProps {
  readonly isOpen: boolean;
  onDismiss(): void;
}

function ModalFrame(props: ModalFrameProps): ReactNode {
  const { children, words, isOpen, modalCloseOnOutsideClick = false, onDismiss } = props;
  const root = useRoot<HTMLDialogElement>(props, props);
  const className = useClassName('modal', 'rg-dialog');
  return (
    <Modal
      {...{ root, className, isOpen, onDismiss }}
      closesOnOutsideClick={modalCloseOnOutsideClick}
      isFilled={words.isReady}
      label={words.isReady ? words.t('title') : undefined}
    >
      {children}
    </Modal>
  );
}
