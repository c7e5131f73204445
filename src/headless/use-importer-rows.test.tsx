// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterOptions } from './importer-options.js';
import type { ImporterCell, ImporterRow } from './use-importer-rows.js';
import { csvFile, PEOPLE, renderImporter } from './testing/render-importer.js';
import { useCellInput } from './use-cell-input.js';
import { useImporterRows } from './use-importer-rows.js';
import type { RowWindowRange } from './use-importer-rows.js';
// A review loads it by itself, perhaps when the test has ended.
import '../session/later-actions.js';

afterEach(cleanup);

interface Rendered {
  readonly importer: HeadlessImporter;
  /** Number of renders of each row, by its index. */
  readonly drawn: Map<number, number>;
  /** Number of renders of the table. */
  tables(): number;
  show(range: RowWindowRange): void;
}

function renderTable(options: ImporterOptions, initial: RowWindowRange): Rendered {
  const importer = renderImporter(options).importer();
  const drawn = new Map<number, number>();
  const tables: RowWindowRange[] = [];
  const count = (index: number): unknown => drawn.set(index, (drawn.get(index) ?? 0) + 1);
  const Row = memo(function Row({ row }: { readonly row: ImporterRow }): ReactNode {
    count(row.index);
    return row.cells.map((cell) => (
      <td key={cell.column.id}>
        <Cell {...{ importer, row, cell }} />
      </td>
    ));
  });
  function Table({ range }: { readonly range: RowWindowRange }): ReactNode {
    const { rows, total, columns, tableProps, rowProps } = useImporterRows(importer, range);
    tables.push(range);
    return (
      <table {...tableProps} data-total={total} data-columns={columns.map(({ id }) => id).join()}>
        <tbody>
          {rows.map((row, at) =>
            row ? (
              <tr key={row.index} {...rowProps(row)}>
                <Row row={row} />
              </tr>
            ) : (
              <tr key={`waiting-${at}`} />
            ),
          )}
        </tbody>
      </table>
    );
  }
  const { rerender } = render(<Table range={initial} />);
  return { importer, drawn, tables: () => tables.length, show: (range) => rerender(<Table range={range} />) };
}

interface CellProps {
  readonly importer: HeadlessImporter;
  readonly row: ImporterRow;
  readonly cell: ImporterCell;
}

function Cell({ importer, row, cell }: CellProps): ReactNode {
  const { inputProps, messageProps } = useCellInput(importer, row, cell);
  return (
    <>
      <input {...inputProps} />
      <span {...messageProps}>{cell.issues.map(({ text }) => text).join(' ')}</span>
      {cell.isEdited ? <i>edited</i> : null}
    </>
  );
}

async function review(importer: HeadlessImporter, text: string): Promise<void> {
  await act(() => importer.actions.openFile(csvFile(text)));
  await act(() => importer.actions.proceed());
  await waitFor(() => expect(importer.getState()).toMatchObject({ step: 'review', checks: 'checked' }));
}

const people = (count: number): string =>
  ['Name,Age', ...Array.from({ length: count }, (_, row) => `P${row},${row % 10 === 3 ? 'old' : row}`), ''].join('\n');
const table = (): HTMLElement => screen.getByRole('table');
const shown = (): string[] =>
  [...table().querySelectorAll('tr')].map((row) => row.querySelector('input')?.value ?? '…');
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

describe('useImporterRows', () => {
  it('returns the rows of its window and the total', async () => {
    const { importer, show } = renderTable({ columns: PEOPLE }, { from: 0, to: 3 });
    expect(shown()).toEqual([]);
    await review(importer, people(200));
    await waitFor(() => expect(shown()).toEqual(['P0', 'P1', 'P2']));
    expect(table().dataset).toMatchObject({ total: '200', columns: 'name,age' });
    expect(table().getAttribute('aria-rowcount')).toBe('201');
    show({ from: 198, to: 210 });
    await waitFor(() => expect(shown()).toEqual(['P198', 'P199']));
    const rows = within(table()).getAllByRole('row');
    expect(rows.map((row) => [row.getAttribute('aria-rowindex'), row.dataset['row']])).toEqual([
      ['200', '198'],
      ['201', '199'],
    ]);
  });

  it('returns issues as texts in the language of the importer', async () => {
    const { importer } = renderTable({ columns: PEOPLE, language: 'de' }, { from: 0, to: 4 });
    await review(importer, people(4));
    await waitFor(() => expect(screen.getByText('Keine Zahl')).toBeTruthy());
    const input = field('Age, 5');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Keine Zahl');
    expect(field('Age, 4').hasAttribute('aria-invalid')).toBe(false);
  });

  it('follows the filter, edits, deletions, undo and redo', async () => {
    const { importer } = renderTable({ columns: PEOPLE }, { from: 0, to: 50 });
    const { actions } = importer;
    await review(importer, people(30));
    await act(async () => actions.setFilter('invalid'));
    await waitFor(() => expect(shown()).toEqual(['P3', 'P13', 'P23']));
    await act(() => actions.editCell(13, 'age', '13'));
    await waitFor(() => expect(shown()).toEqual(['P3', 'P23']));
    await act(() => actions.deleteRows([3]));
    await waitFor(() => expect(shown()).toEqual(['P23']));
    await act(() => actions.undo());
    await act(() => actions.undo());
    await waitFor(() => expect(shown()).toEqual(['P3', 'P13', 'P23']));
    await act(() => actions.redo());
    await waitFor(() => expect(shown()).toEqual(['P3', 'P23']));
  });

  it('shows an edit before the host has validated it', async () => {
    let answer = (): void => undefined;
    let isHeld = false;
    const validateRows: ImporterOptions['validateRows'] = async () => {
      if (isHeld) await new Promise<void>((resolve) => (answer = resolve));
      return [];
    };
    const { importer } = renderTable({ columns: PEOPLE, validateRows }, { from: 0, to: 2 });
    await review(importer, people(2));
    await waitFor(() => expect(shown()).toEqual(['P0', 'P1']));
    isHeld = true;
    let edit: Promise<void> | undefined;
    act(() => {
      edit = importer.actions.editCell(1, 'name', 'Bo');
    });
    expect(shown()).toEqual(['P0', 'Bo']);
    expect(screen.getAllByText('edited')).toHaveLength(1);
    await waitFor(() => expect(answer).toHaveLength(1));
    await act(async () => {
      answer();
      await edit;
    });
    expect(shown()).toEqual(['P0', 'Bo']);
  });

  it('renders only changed rows, and none for a row outside the window', async () => {
    const { importer, drawn, tables } = renderTable({ columns: PEOPLE }, { from: 0, to: 20 });
    await review(importer, people(300));
    await waitFor(() => expect(shown()).toHaveLength(20));
    await waitFor(() => expect(shown()).not.toContain('…'));
    drawn.clear();
    await act(() => importer.actions.editCell(7, 'name', 'Seven'));
    await waitFor(() => expect(importer.getState().busy).toBeNull());
    await waitFor(() => expect(importer.getState()).toMatchObject({ canUndo: true }));
    await act(() => importer.actions.editCell(250, 'name', 'Elsewhere'));
    expect([...drawn.keys()]).toEqual([7]);
    const before = tables();
    await act(async () => importer.actions.dismissError());
    expect(tables()).toBe(before);
  });

  it('shows no row of the previous file', async () => {
    const { importer } = renderTable({ columns: PEOPLE }, { from: 0, to: 2 });
    await review(importer, 'Name,Age\nAnn,1\nBo,2\n');
    await waitFor(() => expect(shown()).toEqual(['Ann', 'Bo']));
    await act(() => importer.actions.openFile(csvFile('Name,Age\nCy,1\nDi,2\n')));
    expect(shown()).toEqual([]);
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(...shown()));
    watch.observe(table(), { childList: true, subtree: true });
    await act(() => importer.actions.proceed());
    await waitFor(() => expect(shown()).toEqual(['Cy', 'Di']));
    watch.disconnect();
    expect(seen).not.toContain('Ann');
  });
});

describe('useCellInput', () => {
  it('does not write in a read-only column', async () => {
    const columns = PEOPLE.map((column) => ({ ...column, readOnly: column.id === 'age' }));
    const { importer } = renderTable({ columns }, { from: 0, to: 4 });
    await review(importer, people(4));
    await waitFor(() => expect(shown()).toEqual(['P0', 'P1', 'P2', 'P3']));
    expect([field('Name, 2').readOnly, field('Age, 2').readOnly]).toEqual([false, true]);
    await userEvent.type(field('Age, 2'), '9{Enter}');
    expect(field('Age, 2').value).toBe('0');
  });

  it('saves the text as typed on blur or Enter', async () => {
    const { importer } = renderTable({ columns: PEOPLE }, { from: 0, to: 4 });
    await review(importer, people(4));
    await waitFor(() => expect(shown()).toHaveLength(4));
    await waitFor(() => expect(shown()).not.toContain('…'));
    const input = field('Age, 5');
    await userEvent.clear(input);
    await userEvent.type(input, ' 44 ');
    expect(input.value).toBe(' 44 ');
    expect(importer.getState()).toMatchObject({ counts: { invalid: 1 } });
    await userEvent.tab();
    await waitFor(() => expect(importer.getState()).toMatchObject({ counts: { invalid: 0 } }));
    expect(field('Age, 5').value).toBe(' 44 ');
    await act(() => importer.actions.undo());
    await waitFor(() => expect(field('Age, 5').value).toBe('old'));
    await act(() => importer.actions.redo());
    await userEvent.clear(field('Name, 2'));
    await userEvent.type(field('Name, 2'), '{Enter}');
    await waitFor(() => expect(importer.getState()).toMatchObject({ counts: { invalid: 1 } }));
  });

  it('saves a text that is being typed before the import is submitted', async () => {
    const onComplete = vi.fn();
    const { importer } = renderTable({ columns: PEOPLE, onComplete }, { from: 0, to: 2 });
    await review(importer, 'Name,Age\nAnn,30\nBo,40\n');
    await waitFor(() => expect(shown()).toEqual(['Ann', 'Bo']));
    await userEvent.type(field('Age, 3'), '1{Escape}');
    await userEvent.type(field('Name, 2'), 'a');
    await act(() => importer.actions.submit());
    expect(onComplete.mock.calls).toMatchObject([
      [
        {
          rows: [
            { name: 'Anna', age: 30 },
            { name: 'Bo', age: 40 },
          ],
        },
      ],
    ]);
  });

  it('reverts on Escape, but not during IME composition', async () => {
    const { importer } = renderTable({ columns: PEOPLE }, { from: 0, to: 1 });
    await review(importer, people(1));
    await waitFor(() => expect(shown()).toEqual(['P0']));
    const input = field('Name, 2');
    await userEvent.type(input, 'x');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(importer.getState()).toMatchObject({ canUndo: false });
    await userEvent.keyboard('{Escape}');
    expect(input.value).toBe('P0');
    await userEvent.tab();
    expect(importer.getState()).toMatchObject({ canUndo: false });
  });
});
