import { expect, userEvent, waitFor } from 'storybook/test';
import type { Column } from 'rowgate';
import { importerIn } from './importer-driver.js';

export interface ColumnArgs {
  readonly columns: readonly Column[];
  readonly demoData: readonly Readonly<Record<string, unknown>>[];
  readonly skipHeaderRowSelection: true;
  readonly isModal: false;
}

/** An importer with one column and one value per row. */
export function columnArgs(column: Omit<Column, 'id' | 'label'>, values: readonly string[]): ColumnArgs {
  return {
    columns: [{ id: 'value', label: 'Value', ...column }],
    demoData: values.map((value, index) => ({ Value: value, Row: `row ${index + 1}` })),
    skipHeaderRowSelection: true,
    isModal: false,
  };
}

/** Waits for the review and for the message of one cell of the column. */
export async function expectIssue(canvasElement: HTMLElement, row: number, sentence: string): Promise<void> {
  const importer = importerIn(canvasElement);
  await importer.goTo('review');
  await userEvent.click(await importer.cell(row, 'value'));
  await importer.says(sentence);
}

/** Imports everything and compares what the host received. */
export async function expectValues(
  canvasElement: HTMLElement,
  onComplete: unknown,
  values: readonly unknown[],
): Promise<void> {
  const importer = importerIn(canvasElement);
  await importer.goTo('review');
  await importer.submit();
  const rows = values.map((value) => ({ value }));
  await waitFor(() => expect(onComplete).toHaveBeenCalledWith(expect.objectContaining({ rows })));
}
