// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError, createMemoryAdapter } from '../adapters/index.js';
import type { MemoryAdapterOptions } from '../adapters/index.js';
import type { Column } from '../engine/index.js';
import { CSVImporter } from './CSVImporter.js';
import type { CSVImporterProps } from './csv-importer-props.js';
// A review loads it by itself, perhaps when the test has ended.
import '../session/later-actions.js';

afterEach(cleanup);

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name' },
  { id: 'age', label: 'Age', type: 'number' },
];
const demo = (name: string): CSVImporterProps['demoData'] => [{ Name: name, Age: 30 }];

function Importer(props: CSVImporterProps): ReactNode {
  return <CSVImporter columns={COLUMNS} isModal={false} createWorker={() => null} {...props} />;
}

const stepOf = (element: Element): string | null | undefined =>
  element.querySelector('[data-step]')?.getAttribute('data-step');
const findIn = (element: Element, selector: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const found = element.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is nothing for ${selector}.`);
      return found;
    },
    { timeout: 20_000 },
  );
const press = async (element: Element, action: string): Promise<void> =>
  userEvent.click(await findIn(element, `[data-action="${action}"]:not(:disabled)`));
/** The first of these also waits for the engine to be loaded. */
const reach = (element: Element, step: string): Promise<void> =>
  waitFor(() => expect(stepOf(element)).toBe(step), { timeout: 20_000 });

describe('CSVImporter', () => {
  it('maps a column by its exact name although its values do not fit, and marks it', async () => {
    const rows = [{ Name: 'Ann', Age: 'young' }, { Name: 'Bo', Age: 'old' }]; // prettier-ignore
    const { container } = render(<Importer demoData={rows} />);
    await reach(container, 'map');
    const row = await findIn(container, '[data-source-column="1"][data-column="age"]');
    expect(row.querySelector('.rg-tag')?.getAttribute('data-tone')).toBe('check');
    expect(within(row).getByText('Please check')).toBeTruthy();
    expect(container.querySelector('[data-source-column="0"] .rg-tag')?.getAttribute('data-tone')).toBe('good');
  });

  it('takes null for a prop that is absent', async () => {
    const names = `importerKey backendUrl schema dynamicColumns adapter getToken user metadata source demoData language
      theme classNames customStyles customTranslations primaryColor darkMode isModal modalIsOpen modalOnCloseTriggered
      showDownloadTemplateButton invalidRowHandling includeUnmatchedColumns waitOnComplete
      onBatch validateRows resultShape limits persist mappingMemory i18n createWorker`.split(/\s+/u);
    const nothing = Object.fromEntries(names.map((name) => [name, null])) as unknown as CSVImporterProps;
    render(<CSVImporter columns={COLUMNS} {...nothing} />);
    expect(await findIn(document.body, 'dialog[data-step=upload]:not([data-busy]) .rg-template')).toBeTruthy();
  });

  it('shows columns whose options and texts are objects, without these', async () => {
    const text = { en: 'Size' } as unknown as string;
    const options = [{ value: 's', label: 'Small' }] as unknown as string[];
    const columns: Column[] = [{ id: 'size', label: 'Size', type: 'select', options, description: text }];
    const { container } = render(<Importer columns={columns} onComplete={() => undefined} />);
    await reach(container, 'upload');
    expect(container.textContent).toContain('Size');
    expect(container.textContent).not.toContain('object');
  });

  it('completes an import of demo rows in StrictMode with the functions of the last render', async () => {
    const called: string[] = [];
    const page = (name: string): ReactNode => (
      <StrictMode>
        <Importer demoData={demo('Ann')} onComplete={() => called.push(name)} />
      </StrictMode>
    );
    const { container, rerender } = render(page('first'));
    await reach(container, 'map');
    const root = container.querySelector('[data-step]');
    rerender(page('second'));
    expect(container.querySelector('[data-step]')).toBe(root);
    expect(stepOf(container)).toBe('map');
    await press(container, 'continue');
    await reach(container, 'review');
    rerender(page('third'));
    expect(stepOf(container)).toBe('review');
    await press(container, 'submit');
    await reach(container, 'complete');
    expect(called).toEqual(['third']);
  });

  it('supports two importers on a page', async () => {
    const results: unknown[] = [];
    const onComplete: CSVImporterProps['onComplete'] = ({ rows }) => results.push(rows);
    render(
      <>
        <section aria-label="left">
          <Importer demoData={demo('Left')} onComplete={onComplete} />
        </section>
        <section aria-label="right">
          <Importer demoData={demo('Right')} onComplete={onComplete} />
        </section>
      </>,
    );
    const [left, right] = [screen.getByLabelText('left'), screen.getByLabelText('right')];
    await Promise.all([reach(left, 'map'), reach(right, 'map')]);
    await press(right, 'continue');
    await reach(right, 'review');
    expect(stepOf(left)).toBe('map');
    await press(right, 'submit');
    await reach(right, 'complete');
    expect(results).toEqual([[{ name: 'Right', age: 30 }]]);
    expect(stepOf(left)).toBe('map');
  });

  it('confirms before closing if work would be lost', async () => {
    let closed = 0;
    render(<Importer isModal demoData={demo('Ann')} modalOnCloseTriggered={() => (closed += 1)} />);
    const body = document.body;
    await reach(body, 'map');
    await press(body, 'close');
    expect(closed).toBe(0);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getAllByRole('button')[0] as HTMLElement);
    expect(closed).toBe(0);
    expect(stepOf(body)).toBe('map');
  });

  it('closes on a click outside only if the press began there', async () => {
    let closed = 0;
    render(<Importer isModal modalCloseOnOutsideClick modalOnCloseTriggered={() => (closed += 1)} />);
    await reach(document.body, 'upload');
    const dialog = await findIn(document.body, 'dialog.importcsv');
    // Selecting text beyond the edge of the dialog is a click on the dialog.
    fireEvent.mouseDown(await findIn(dialog, 'button'));
    fireEvent.click(dialog);
    expect(closed).toBe(0);
    await userEvent.click(dialog);
    expect(closed).toBe(1);
  });

  it('does not call it an upload when the page itself takes the rows', async () => {
    let end = (): void => undefined;
    const onBatch = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockReturnValue(new Promise<void>((done) => (end = done)));
    const rows = [...(demo('Ann') as []), ...(demo('Bo') as [])];
    const { container } = render(<Importer demoData={rows} batchSize={1} onBatch={onBatch} />);
    await reach(container, 'map');
    await press(container, 'continue');
    await reach(container, 'review');
    await press(container, 'submit');
    await waitFor(() => expect(container.querySelector('[role="status"]')?.textContent).toBe('Importing: 50%'));
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Importing');
    end();
    await reach(container, 'complete');
  });

  it('shows no English before the texts of its language are loaded', async () => {
    const { container } = render(<Importer language="de" />);
    const root = container.querySelector('[data-step]');
    expect(container.textContent).toBe('');
    expect(root?.getAttribute('lang')).toBe('de');
    await screen.findByText('Laden Sie Ihre Datei hoch');
    expect(container.querySelector('[data-step]')).toBe(root);
  });
});

describe('CSVImporter with a backend', () => {
  const configuration = {
    columns: COLUMNS,
    rowHandling: 'exclude',
    includeUnmatchedColumns: false,
    darkMode: true,
    assistant: false,
  } as const;
  const adapterOf = (options: MemoryAdapterOptions = {}): CSVImporterProps['adapter'] =>
    createMemoryAdapter({ configuration, runsJobs: true, ...options });
  const themeOf = (element: Element): string | null | undefined =>
    element.querySelector('[data-theme]')?.getAttribute('data-theme');

  it('shows why the importer failed to load, and tries again', async () => {
    const adapter = adapterOf({
      loadFailures: [new BackendError('busy'), new BackendError('unreachable')],
    });
    const { container } = render(<Importer columns={undefined} adapter={adapter} />);
    expect(container.querySelector('[data-busy]')).not.toBeNull();
    await screen.findByText('The server is busy');
    await press(container, 'retry');
    await screen.findByText('Can’t reach the server');
    await press(container, 'retry');
    await screen.findByText('Drop your file here');
    expect(container.querySelector('[data-busy]')).toBeNull();
    expect(screen.getByText('Age')).toBeTruthy();
  });

  it('does not offer to load an importer again that does not exist', async () => {
    const adapter = adapterOf({ loadFailures: [new BackendError('unknown-importer')] });
    const { container } = render(<Importer columns={undefined} adapter={adapter} />);
    await screen.findByText('This import doesn’t exist');
    screen.getByText('It may have been deleted or moved. Please contact support.');
    expect(container.querySelector('[data-action=retry]')).toBeNull();
  });

  it('sends no request while its modal is closed', async () => {
    const adapter = { ...adapterOf(), loadImporter: vi.fn(() => Promise.resolve(configuration)) };
    const page = (isOpen: boolean): ReactNode => (
      <Importer isModal modalIsOpen={isOpen} columns={undefined} adapter={adapter as CSVImporterProps['adapter']} />
    );
    const { rerender } = render(page(false));
    expect(adapter.loadImporter).not.toHaveBeenCalled();
    rerender(page(true));
    await waitFor(() => expect(adapter.loadImporter).toHaveBeenCalledTimes(1));
  });

  it('is dark if the importer is configured so and the host does not override it', async () => {
    const adapter = adapterOf();
    const { container, rerender } = render(<Importer columns={undefined} adapter={adapter} />);
    await waitFor(() => expect(themeOf(container)).toBe('dark'));
    rerender(<Importer columns={undefined} adapter={adapter} darkMode={false} />);
    expect(themeOf(container)).toBe('light');
  });

  it('completes an import in StrictMode, skips invalid rows and reports them', async () => {
    const results: unknown[] = [];
    const { container } = render(
      <StrictMode>
        <Importer
          columns={undefined}
          adapter={adapterOf()}
          demoData={[
            { Name: 'Ann', Age: 30 },
            { Name: 'Bo', Age: 'old' },
          ]}
          onComplete={(result) => results.push(result)}
        />
      </StrictMode>,
    );
    await reach(container, 'map');
    await press(container, 'continue');
    await reach(container, 'review');
    await press(container, 'submit');
    await press(container, 'confirm-skip');
    await reach(container, 'complete');
    expect(container.textContent).toContain('1 row imported');
    expect(container.textContent).toContain('1 row with errors wasn’t imported.');
    expect(results).toMatchObject([{ rows: [], job: { status: 'completed', num_rows: 2 } }]);
  });

  it('warns once about props without an effect', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = <Importer adapter={adapterOf()} user={{ name: 'x'.repeat(20_000) }} onBatch={() => undefined} />;
    const { rerender } = render(page);
    rerender(page);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    rerender(page);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(warn).toHaveBeenCalledTimes(1);
    for (const name of ['columns', 'onBatch', 'user']) expect(warn.mock.calls[0]?.[0]).toContain(`\`${name}\``);
    warn.mockRestore();
  });
});
