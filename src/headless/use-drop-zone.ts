import { useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent, DragEvent, RefObject } from 'react';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterState } from '../session/index.js';
import { useDragOver } from './use-drag-over.js';
import { useImporterState } from './use-importer-state.js';

/** Accepted file types, for the `accept` attribute of a file input. */
export const ACCEPTED_FILES = '.csv,.tsv,.tab,.txt,.psv,.xlsx,.xlsm,.xlsb,.xls,.ods,.gz,.zip,text/csv,text/plain';

/** Props for a drop zone. */
export interface DropZone {
  /** Whether a drag is over the zone. */
  readonly isOver: boolean;
  /** Whether several files were given at once; none was opened. */
  readonly isRefused: boolean;
  /** Why the last files were not opened: there were several, or another file was being read. */
  readonly refusal: 'several' | 'reading' | null;
  /** For the element that accepts dropped files, and pasted cells or files while it contains the focus. */
  readonly zoneProps: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
  /** For an `<input>`. If it is hidden, provide a button that calls `browse` for keyboard users. */
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

/** Opens files by drop, file dialog or paste. Accepts one file at a time. */
export function useDropZone(importer: HeadlessImporter): DropZone {
  const { actions } = importer;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<DropZone['refusal']>(null);
  const isBusy = useImporterState(importer, isBusyNow);
  const take = (files: FileList | null): void => {
    const [file, ...others] = files ?? [];
    if (!file) return;
    const reason = isBusy ? 'reading' : others.length > 0 ? 'several' : null;
    setRefusal(reason);
    if (reason === null) void actions.openFile(file);
  };
  const { isOver, dragProps } = useDragOver(take);
  return {
    isOver,
    isRefused: refusal === 'several',
    refusal: refusal === 'reading' && !isBusy ? null : refusal,
    zoneProps: {
      ...dragProps,
      onPaste({ clipboardData }) {
        if (clipboardData.files.length > 0) {
          take(clipboardData.files);
          return;
        }
        const text = clipboardData.getData('text/plain');
        if (text.trim() === '') return;
        if (isBusy) setRefusal('reading');
        else void actions.openText(text, clipboardData.getData('text/html'));
      },
    },
    inputProps: {
      ref: input,
      type: 'file',
      accept: ACCEPTED_FILES,
      disabled: isBusy,
      onChange({ currentTarget }) {
        take(currentTarget.files);
        // Allows choosing the same file again after it was fixed.
        currentTarget.value = '';
      },
    },
    browse: () => input.current?.click(),
  };
}

const isBusyNow = ({ busy }: ImporterState): boolean => busy !== null;
