// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HeadlessImporter } from './headless-importer.js';
import { csvFile, PEOPLE, renderImporter } from './testing/render-importer.js';
import { useDropZone } from './use-drop-zone.js';

afterEach(cleanup);

let importer: HeadlessImporter;

function Zone({ importer }: { readonly importer: HeadlessImporter }): ReactNode {
  const { isOver, isRefused, refusal, zoneProps, inputProps, browse } = useDropZone(importer);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- A zone as hosts write it, with a button in it.
    <div data-testid="zone" data-over={isOver} data-refused={isRefused} data-refusal={refusal} {...zoneProps}>
      <input aria-label="file" {...inputProps} />
      <button type="button" onClick={browse}>
        <b>Choose</b>
      </button>
    </div>
  );
}

const FILE = csvFile('Name,Age\nAnn,30\n');
const zone = (): HTMLElement => screen.getByTestId('zone');
const input = (): HTMLInputElement => screen.getByLabelText('file');
const opened = async (): Promise<void> =>
  waitFor(() => expect(importer.getState().step).toBe('map'), { timeout: 20_000 });

/** jsdom has no drag events, which have a `relatedTarget`. */
const leave = (relatedTarget: Element): void =>
  void fireEvent(zone(), new MouseEvent('dragleave', { bubbles: true, relatedTarget }));

describe('useDropZone', () => {
  beforeEach(() => {
    importer = renderImporter({ columns: PEOPLE }).importer();
    render(<Zone importer={importer} />);
  });

  it('opens a dropped file, and keeps the browser from opening it', async () => {
    const drop = createEvent.drop(zone(), { dataTransfer: { files: [FILE] } });
    fireEvent(zone(), drop);
    expect(drop.defaultPrevented).toBe(true);
    await opened();
  });

  it('detects a drag over the zone and its children', () => {
    fireEvent.dragEnter(zone());
    expect(zone().dataset['over']).toBe('true');
    leave(screen.getByText('Choose'));
    expect(zone().dataset['over']).toBe('true');
    leave(document.body);
    expect(zone().dataset['over']).toBe('false');
  });

  it('opens a chosen file, and the same one again', async () => {
    let asked = 0;
    input().addEventListener('click', () => (asked += 1));
    await userEvent.click(screen.getByText('Choose'));
    expect(asked).toBe(1);
    expect(input().accept).toContain('.xlsx');
    await userEvent.upload(input(), FILE);
    await opened();
    expect(input().value).toBe('');
  });

  it('rejects several files, until a single one is given', async () => {
    fireEvent.drop(zone(), { dataTransfer: { files: [FILE, FILE] } });
    expect(zone().dataset['refused']).toBe('true');
    expect(importer.getState()).toMatchObject({ source: null, busy: null });
    fireEvent.drop(zone(), { dataTransfer: { files: [FILE] } });
    expect(zone().dataset['refused']).toBe('false');
    await opened();
  });

  it('opens pasted cells', async () => {
    fireEvent.paste(zone(), { clipboardData: { files: [], getData: () => ' \n' } });
    expect(importer.getState().busy).toBeNull();
    fireEvent.paste(zone(), { clipboardData: { files: [], getData: () => 'Name\tAge\nAnn\t30\n' } });
    await waitFor(() => expect(importer.getState().source?.fileName).toBe('pasted.tsv'));
    await waitFor(() => expect(importer.getState().busy).toBeNull());
  });

  it('rejects files while one is being read', async () => {
    fireEvent.drop(zone(), { dataTransfer: { files: [FILE] } });
    expect(input().disabled).toBe(true);
    fireEvent.drop(zone(), { dataTransfer: { files: [new File(['Other\n1\n'], 'other.csv')] } });
    expect(zone().dataset['refusal']).toBe('reading');
    await opened();
    expect(importer.getState().source?.fileName).toBe('people.csv');
    await act(async () => undefined);
    expect(input().disabled).toBe(false);
    expect(zone().dataset['refusal']).toBeUndefined();
  });
});
