import { useState } from 'react';
import type { ReactNode } from 'react';
import { CSVImporter } from 'rowgate';
import type { CSVImporterProps, DraftStorage } from 'rowgate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { fileOf } from '../support/files.js';
import { importerIn } from '../support/importer-driver.js';
import { PEOPLE } from '../support/people.js';

/** The button does to the importer what a reload of the page does. */
function Page(props: CSVImporterProps): ReactNode {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <CSVImporter key={loads} {...props} />
    </>
  );
}

/** An import in progress, continued after a reload. */
const meta = preview.meta({
  title: 'Options/Persist',
  component: CSVImporter,
  args: { columns: PEOPLE, isModal: false, onComplete: fn() },
  render: (args) => <Page {...args} />,
});

const FILE = fileOf({ fileName: 'left-off.csv', csvContent: 'Name,Email\nAda,ada@example.com\nBo,bo\n' });

/** The default: until the tab is closed. */
export const Session = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(FILE);
    await importer.goTo('review');
    await waitFor(() => expect(sessionStorage.getItem('rowgate.drafts')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await importer.says('left-off.csv');
    const resume = canvasElement.querySelector<HTMLElement>('[data-action="resume"]');
    await userEvent.click(resume!);
    await importer.atStep('review');
    await expect(await importer.cell(1, 'email')).toHaveAttribute('aria-invalid', 'true');
  },
});

const kept = new Map<string, Blob>();
const inMemory: DraftStorage = {
  load: async (key) => kept.get(key) ?? null,
  save: async (key, value) => void kept.set(key, value),
  remove: async (key) => void kept.delete(key),
};

/** In a storage of the host. */
export const OwnStorage = meta.story({
  args: { persist: inMemory },
  play: async ({ canvas, canvasElement }) => {
    kept.clear();
    const importer = importerIn(canvasElement);
    await importer.upload(FILE);
    await waitFor(() => expect([...kept.keys()].filter((key) => key.endsWith('/state'))).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await importer.says('left-off.csv');
    await userEvent.click(canvasElement.querySelector<HTMLElement>('[data-action="discard-draft"]')!);
    await waitFor(() => expect(kept.size).toBe(0));
  },
});

/** Nothing is kept. */
export const Never = meta.story({
  args: { persist: false },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(FILE);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await importer.atStep('upload');
    await expect(canvasElement.querySelector('[data-action="resume"]')).toBeNull();
  },
});
