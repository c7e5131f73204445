import { useId, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { HeadlessImporter } from './headless-importer.js';
import { addUnsaved } from './unsaved-texts.js';
import type { ImporterCell, ImporterRow } from './use-importer-rows.js';
import { useIsomorphicLayoutEffect } from './use-owned-importer.js';

/** Props of a field that edits a cell. */
export interface CellInput {
  readonly inputProps: {
    readonly value: string;
    /** Whether its column is read-only. */
    readonly readOnly: boolean | undefined;
    readonly 'aria-label': string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    onBlur(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
  /** For the element that shows the cell's issues and describes the field. */
  readonly messageProps: { readonly id: string };
  /** Whether the text has changes that are not saved yet. */
  readonly isChanged: boolean;
}

/**
 * A text field for one cell. Keeps the text as typed; blur, Enter or `submit` saves it, Escape reverts it.
 *
 * @example const { inputProps, messageProps } = useCellInput(importer, row, cell);
 */
export function useCellInput(
  { actions }: HeadlessImporter,
  row: Pick<ImporterRow, 'index' | 'number'>,
  { column, text, issues }: ImporterCell,
): CellInput {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isChanged = typed !== null && typed !== text;
  const write = (): void => {
    setTyped(null);
    if (isChanged) void actions.editCell(row.index, column.id, typed);
  };
  useIsomorphicLayoutEffect(() => (isChanged ? addUnsaved(actions, write) : undefined));
  const hasIssues = issues.length > 0;
  return {
    isChanged,
    messageProps: { id },
    inputProps: {
      value: typed ?? text,
      readOnly: column.readOnly,
      'aria-label': `${column.label}, ${row.number}`,
      'aria-invalid': issues.some(({ severity }) => severity === 'error') || undefined,
      'aria-describedby': hasIssues ? id : undefined,
      onChange: (event) => setTyped(event.currentTarget.value),
      onBlur: write,
      onKeyDown(event) {
        // Enter during IME composition only ends the composition.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') write();
        if (event.key === 'Escape' && isChanged) {
          event.stopPropagation();
          setTyped(null);
        }
      },
    },
  };
}
