import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ACCEPTED_FILES, useDragOver } from '../../headless/index.js';
import type { Busy, UploadState } from '../../session/index.js';
import { useClassName } from '../hooks/look.js';
import { useNewest } from '../hooks/use-newest.js';
import { clippingOfEvent, readClipboard } from '../parts/clipboard.js';
import type { Clipping } from '../parts/clipboard.js';
import { ExpectedColumns } from './ExpectedColumns.js';
import { Footer } from './Footer.js';
import { Notice } from './Notice.js';
import type { ScreenProps } from './screen.js';
import { StepHead } from './StepHead.js';

type Refusal = 'several' | 'reading' | 'pasteDenied' | 'pasteEmpty';

/** Opens a file by drop, file dialog or paste, and shows the expected columns and limits. */
export function UploadStep(props: ScreenProps<UploadState>): ReactNode {
  const { state, actions, words } = props;
  const { source, busy, limits, columns, dynamicColumns, backend } = state;
  const { cancel } = actions;
  const { t } = words;
  const hasAssistant = backend.status === 'ready' && backend.configuration.assistant;
  const content = useClassName('content', 'rg-content');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const zone = useRef<HTMLDivElement>(null);
  useFocusBack(zone, busy !== null);

  const open = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (!file) return;
    setRefusal(busy ? 'reading' : files.length > 1 ? 'several' : null);
    if (!busy && files.length === 1) void actions.openFile(file);
  };
  const openCells = ({ text, html }: Clipping): void => {
    setRefusal(busy ? 'reading' : null);
    if (!busy) void actions.openText(text, html);
  };
  const take = (clipboard: DataTransfer): void => {
    if (clipboard.files.length > 0) {
      open(clipboard.files);
      return;
    }
    const clipping = clippingOfEvent(clipboard);
    if (clipping.text.trim() !== '') openCells(clipping);
  };
  const paste = (): void => {
    readClipboard().then(
      (clipping) => (clipping.text.trim() === '' ? setRefusal('pasteEmpty') : openCells(clipping)),
      () => setRefusal('pasteDenied'),
    );
  };
  const newestTake = useNewest(take);
  useEffect(() => {
    // On the document: this step has no text field, and the focus may be anywhere.
    const onPaste = ({ clipboardData, target }: ClipboardEvent): void => {
      if (clipboardData && !isTextField(target)) newestTake.current(clipboardData);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [newestTake]);
  return (
    <>
      {/* A file dropped next to the zone must not be opened by the browser. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={content}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          open(event.dataTransfer.files);
        }}
      >
        <StepHead title={t('upload.title')} hint={t('upload.formats', { size: words.fileSize(limits.maxFileSize) })} />
        <Notice {...props} />
        <div role="alert">
          {refusal !== null && refusal !== 'reading' ? <div className="rg-notice">{t(`upload.${refusal}`)}</div> : null}
          {refusal === 'reading' && busy ? (
            <div className="rg-notice" data-tone="check">
              {t('delivery.drop.reading', { name: source?.fileName ?? '' })}
            </div>
          ) : null}
        </div>
        {refusal === 'pasteDenied' && !busy ? <PasteField {...{ words }} onPaste={openCells} /> : null}
        <div ref={zone} className="rg-upload">
          {busy ? (
            <Reading {...{ busy, words }} name={source?.fileName ?? busy.name ?? ''} onCancel={cancel} />
          ) : (
            <DropZone {...{ hasAssistant, words }} onNear={actions.prepare} onFiles={open} onPaste={paste} />
          )}
          <ExpectedColumns {...{ columns, dynamicColumns, actions, words }} />
        </div>
      </div>
      <Footer
        {...props}
        label={t('next')}
        action="continue"
        isSecondary={state.draft !== null}
        disabled={!source || busy !== null}
        onClick={() => void actions.proceed()}
      />
    </>
  );
}

interface PasteFieldProps extends Pick<ScreenProps, 'words'> {
  onPaste(clipping: Clipping): void;
}

/** A field to paste cells into, for browsers that do not let pages read the clipboard. */
function PasteField({ words: { t }, onPaste }: PasteFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const input = useClassName('input', 'rg-field');
  return (
    <textarea
      ref={field}
      className={input}
      rows={3}
      data-paste
      aria-label={t('upload.pasteField')}
      placeholder={t('upload.pasteField')}
      value=""
      onPaste={(event) => {
        const clipping = clippingOfEvent(event.clipboardData);
        if (clipping.text.trim() === '') return;
        // A long text must not be laid out first.
        event.preventDefault();
        onPaste(clipping);
      }}
      // Nothing is typed here.
      onChange={() => undefined}
    />
  );
}

interface DropZoneProps extends Pick<ScreenProps, 'words'> {
  readonly hasAssistant: boolean;
  /** The pointer or a file comes into the zone, or its button is pressed. */
  onNear(): void;
  onFiles(files: FileList | null): void;
  /** Reads the clipboard. */
  onPaste(): void;
}

function DropZone({ hasAssistant, words: { t }, onNear, onFiles, onPaste }: DropZoneProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const canPaste = useCanReadClipboard();
  const { isOver, dragProps } = useDragOver(onFiles);
  const dropzone = useClassName('dropzone', 'rg-dropzone');
  const browse = useClassName('button', 'rg-button');
  return (
    // The whole zone is a click target; keyboards and screen readers use the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={dropzone}
      data-over={isOver || undefined}
      {...dragProps}
      onDragEnter={(event) => {
        onNear();
        dragProps.onDragEnter(event);
      }}
      onPointerEnter={onNear}
      onDrop={(event) => {
        event.stopPropagation();
        dragProps.onDrop(event);
      }}
      onClick={(event) => {
        onNear();
        if (event.target !== input.current) input.current?.click();
      }}
    >
      <svg width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M16 21V7m0 0-5 5m5-5 5 5M6 20v4a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-4"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <strong>{t('upload.drop')}</strong>
      <div className="rg-dropzone-ways">
        <button type="button" className={browse} data-first-focus>
          {t('upload.browse')}
        </button>
        {canPaste ? (
          <button
            type="button"
            className={browse}
            data-action="paste"
            onClick={(event) => {
              event.stopPropagation();
              onPaste();
            }}
          >
            {t('upload.pasteButton')}
          </button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        className="rg-hidden"
        tabIndex={-1}
        // The button replaces it for keyboards and screen readers.
        aria-hidden="true"
        accept={ACCEPTED_FILES}
        aria-label={t('upload.browse')}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // Allows choosing the same file again after it was changed.
          event.currentTarget.value = '';
        }}
      />
      {canPaste ? null : <p className="rg-hint">{t('upload.paste')}</p>}
      {hasAssistant ? <p className="rg-hint">{t('upload.assistant')}</p> : null}
    </div>
  );
}

interface ReadingProps extends Pick<ScreenProps, 'words'> {
  readonly busy: Busy;
  readonly name: string;
  onCancel(): void;
}

function Reading({ busy, name, words: { t }, onCancel }: ReadingProps): ReactNode {
  const dropzone = useClassName('dropzone', 'rg-dropzone');
  const button = useClassName('button', 'rg-button');
  return (
    <div className={dropzone} data-reading>
      <input type="file" className="rg-hidden" disabled aria-hidden="true" aria-label={t('upload.browse')} />
      <strong>{t('upload.reading', { name })}</strong>
      <div className="rg-meter" role="progressbar" aria-label={t('busy.reading')} aria-valuenow={busy.percent}>
        <span style={{ transform: `scaleX(${Math.max(4, busy.percent) / 100})` }} />
      </div>
      <button type="button" className={button} data-kind="plain" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}

/** The button that had the focus is gone while a file is read. When reading fails, it is there again. */
function useFocusBack(zone: RefObject<HTMLElement | null>, isReading: boolean): void {
  const wasReading = useRef(false);
  useEffect(() => {
    // Not when the user has moved on to another part of the page.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const button = zone.current?.querySelector<HTMLElement>('[data-first-focus]');
    if (wasReading.current && !isReading && isLost) button?.focus({ preventScroll: true });
    wasReading.current = isReading;
  }, [zone, isReading]);
}

/** Not on pages without HTTPS, nor in browsers that only let pages write. Unknown while rendering on a server. */
function useCanReadClipboard(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'read' in (navigator.clipboard ?? {}),
    () => false,
  );
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
