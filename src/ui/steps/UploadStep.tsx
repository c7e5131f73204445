import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { needsSource } from '../../engine/index.js';
import { ACCEPTED_FILES } from '../../headless/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions, useSessionObject } from '../hooks/session-context.js';
import { useTranslate, useTranslator } from '../hooks/use-translate.js';
import type { StepProps } from '../ImporterFrame.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';
import { StepHead } from '../parts/StepHead.js';
import { TemplateButtons } from './TemplateButtons.js';

/** A file by drop, choice or paste; what it should hold and what is refused is said beforehand. */
export function UploadStep({ showDownloadTemplateButton = true }: StepProps): ReactNode {
  const { t, fileSize } = useTranslator();
  const { openFile, openText, proceed } = useSessionActions();
  const { store } = useSessionObject();
  const limits = useSession((state) => state.options.limits);
  const source = useSession((state) => state.source);
  const busy = useSession((state) => state.busy);
  const content = useClassName('content', 'rg-content');
  const [refusal, setRefusal] = useState<'several' | 'reading' | null>(null);

  const open = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (!file) return;
    const isReading = store.getState().busy !== null;
    setRefusal(isReading ? 'reading' : files.length > 1 ? 'several' : null);
    if (!isReading && files.length === 1) void openFile(file);
  };
  const take = useRef(open);
  useEffect(() => {
    take.current = open;
  });
  useEffect(() => {
    // On the document: nothing on this step takes text, and the focus may be anywhere.
    const paste = (event: ClipboardEvent): void => {
      const { clipboardData } = event;
      if (!clipboardData || isTextField(event.target)) return;
      if (clipboardData.files.length > 0) {
        take.current(clipboardData.files);
        return;
      }
      const text = clipboardData.getData('text/plain');
      if (text.trim() === '') return;
      if (store.getState().busy) setRefusal('reading');
      else void openText(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [openText, store]);
  return (
    <>
      {/* A file that misses the zone must not make the browser leave the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={content}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          open(event.dataTransfer.files);
        }}
      >
        <StepHead title={t('upload.title')} hint={t('upload.formats', { size: fileSize(limits.maxFileSize) })} />
        <Notice />
        <div role="alert">
          {refusal === 'several' ? <div className="rg-notice">{t('upload.several')}</div> : null}
          {refusal === 'reading' && busy ? (
            <div className="rg-notice" data-tone="check">
              {t('delivery.drop.reading', { name: source?.fileName ?? '' })}
            </div>
          ) : null}
        </div>
        <div className="rg-upload">
          {busy ? <Reading /> : <DropZone onFiles={open} />}
          <ExpectedColumns showTemplates={showDownloadTemplateButton} />
        </div>
      </div>
      <Footer label={t('next')} action="continue" disabled={!source || busy !== null} onClick={() => void proceed()} />
    </>
  );
}

function DropZone({ onFiles }: { onFiles(files: FileList | null): void }): ReactNode {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hasAssistant = useSession(({ backend }) => backend.status === 'ready' && backend.configuration.assistant);
  const dropzone = useClassName('dropzone', 'rg-dropzone');
  const browse = useClassName('button', 'rg-button');
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // The label makes the whole zone a click target; keys and screen readers use the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={dropzone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragEnter={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Moving on to something inside the zone is no leaving.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      }}
      onClick={(event) => {
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
      <button type="button" className={browse} data-first-focus>
        {t('upload.browse')}
      </button>
      <input
        ref={input}
        type="file"
        className="rg-hidden"
        tabIndex={-1}
        // The button stands for it.
        aria-hidden="true"
        accept={ACCEPTED_FILES}
        aria-label={t('upload.browse')}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
      <p className="rg-hint">{t('upload.paste')}</p>
      {hasAssistant ? <p className="rg-hint">{t('upload.assistant')}</p> : null}
    </div>
  );
}

function Reading(): ReactNode {
  const t = useTranslate();
  const dropzone = useClassName('dropzone', 'rg-dropzone');
  const button = useClassName('button', 'rg-button');
  const busy = useSession((state) => state.busy);
  const name = useSession((state) => state.source?.fileName ?? '');
  const { cancel } = useSessionActions();
  return (
    <div className={dropzone} data-reading>
      <input type="file" className="rg-hidden" disabled aria-hidden="true" aria-label={t('upload.browse')} />
      <strong>{t('upload.reading', { name })}</strong>
      <div className="rg-meter" role="progressbar" aria-label={t('busy.reading')} aria-valuenow={busy?.percent ?? 0}>
        <span style={{ width: `${Math.max(4, busy?.percent ?? 0)}%` }} />
      </div>
      <button type="button" className={button} data-kind="plain" onClick={cancel}>
        {t('cancel')}
      </button>
    </div>
  );
}

function ExpectedColumns({ showTemplates }: { readonly showTemplates: boolean }): ReactNode {
  const t = useTranslate();
  const columns = useSession((state) => state.columns);
  const dynamicColumns = useSession((state) => state.dynamicColumns);
  return (
    <aside className="rg-expected">
      <div>
        <h4 className="rg-title">{t('upload.columns')}</h4>
        <p className="rg-hint">{t('upload.columnsHint')}</p>
      </div>
      {/* Scrolls when there are many, so keys must be able to get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={t('upload.columns')}>
        {[...columns, ...dynamicColumns].map((column) => (
          <li key={column.id}>
            <div>
              <b>{column.label}</b>
              {needsSource(column) ? <span className="rg-tag">{t('upload.required')}</span> : null}
            </div>
            {column.description ? <p className="rg-hint">{column.description}</p> : null}
          </li>
        ))}
      </ul>
      {showTemplates ? <TemplateButtons /> : null}
    </aside>
  );
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
