import { useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent, DragEvent, RefObject } from 'react';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterState } from '../session/index.js';
import { useImporterState } from './use-importer-state.js';

/** For the `accept` of a file input: what can be read. */
export const ACCEPTED_FILES = '.csv,.tsv,.tab,.txt,.psv,.xlsx,.xlsm,.xlsb,.xls,.ods,text/csv,text/plain';

/** Props of what takes files. */
export interface DropZone {
  /** Whether something is held over the zone. */
  readonly isOver: boolean;
  /** Several files came at once, of which none was opened. */
  readonly isRefused: boolean;
  /** Why the last files were not opened: several at once, or another one was being read. */
  readonly refusal: 'several' | 'reading' | null;
  /** For the element that takes files dropped on it, and cells or files pasted while the focus is in it. */
  readonly zoneProps: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
  /** For an `<input>` that may be hidden; then a button that calls `browse` is needed for keys. */
  readonly inputProps: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly type: 'file';
    readonly accept: string;
    readonly disabled: boolean;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
  };
  /** Opens the browser's file dialog. */
  browse(): void;
}

/** Files by drop, choice or paste. While one is being read no other is taken. */
export function useDropZone(importer: HeadlessImporter): DropZone {
  const { actions } = importer;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<DropZone['refusal']>(null);
  const isBusy = useImporterState(importer, isBusyNow);
  const take = (files: FileList | null): void => {
    const [file, ...others] = files ?? [];
    if (!file) return;
    const reason = isBusy ? 'reading' : others.length > 0 ? 'several' : null;
    setRefusal(reason);
    if (reason === null) void actions.openFile(file);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    isRefused: refusal === 'several',
    refusal: refusal === 'reading' && !isBusy ? null : refusal,
    zoneProps: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave(event) {
        // Moving on to something inside the zone is no leaving.
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event) {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      },
      onPaste({ clipboardData }) {
        if (clipboardData.files.length > 0) {
          take(clipboardData.files);
          return;
        }
        const text = clipboardData.getData('text/plain');
        if (text.trim() === '') return;
        if (isBusy) setRefusal('reading');
        else void actions.openText(text);
      },
    },
    inputProps: {
      ref: input,
      type: 'file',
      accept: ACCEPTED_FILES,
      disabled: isBusy,
      onChange({ currentTarget }) {
        take(currentTarget.files);
        // The same file may be chosen again after it was mended.
        currentTarget.value = '';
      },
    },
    browse: () => input.current?.click(),
  };
}

const isBusyNow = ({ busy }: ImporterState): boolean => busy !== null;
