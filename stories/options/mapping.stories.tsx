import { useState } from 'react';
import type { ReactNode } from 'react';
import { CSVImporter } from 'rowgate';
import type { CSVImporterProps, LearnedMapping, MappingStorage } from 'rowgate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { fileOf } from '../support/files.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, PEOPLE } from '../support/people.js';

/** The button starts over, with what was learned. */
function Page(props: CSVImporterProps): ReactNode {
  const [imports, setImports] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setImports(imports + 1)}>
        Next import
      </button>
      <CSVImporter key={imports} {...props} />
    </>
  );
}

/** What happens between the file and the review. */
const meta = preview.meta({
  title: 'Options/Mapping',
  component: CSVImporter,
  args: { columns: PEOPLE, isModal: false, persist: false, onComplete: fn() },
  render: (args) => <Page {...args} />,
});

/** A file in which nothing needs a decision goes straight to the review. */
export const SkipCertainSteps = meta.story({
  args: { skipCertainSteps: true },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('upload');
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, fileOf(CLEAN));
    await importer.atStep('review');
  },
});

const kept = new Map<string, LearnedMapping>();
const inMemory: MappingStorage = {
  load: ({ key }) => kept.get(key) ?? null,
  save: ({ key }, mapping) => void kept.set(key, mapping),
};
const BADGES = fileOf({ fileName: 'badges.csv', csvContent: 'Name,E-mail,Badge\nAda,ada@example.com,Team\n' });

/** What a user has corrected is remembered for files with the same columns; here in a storage of the host. */
export const MappingMemory = meta.story({
  args: { mappingMemory: inMemory, onMappingLearned: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    kept.clear();
    const importer = importerIn(canvasElement);
    await importer.upload(BADGES);
    await importer.goTo('map');
    await userEvent.type(canvas.getByRole('combobox', { name: /^Badge:/ }), 'Plan{Enter}');
    await importer.goTo('review');
    await waitFor(() => expect(args.onMappingLearned).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Next import' }));
    await importer.upload(BADGES);
    await importer.goTo('map');
    await expect(canvas.getByText('as last time')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Badge:/ })).toHaveValue('Plan');
  },
});

const NAMES = fileOf({ fileName: 'names.csv', csvContent: 'Name,Town,Code\nAda Lovelace,London,W1\n' });

/** One column of the file becomes two, and two become one. */
export const SplitAndJoinColumns = meta.story({
  args: {
    mappingMemory: false,
    columns: [
      { id: 'first', label: 'First' },
      { id: 'last', label: 'Last' },
      { id: 'place', label: 'Place' },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(NAMES);
    await importer.goTo('map');
    const derive = async (choose: () => Promise<void>): Promise<void> => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Split or join columns' }));
      await choose();
      await userEvent.click(canvas.getByRole('button', { name: 'Add columns' }));
    };
    const match = async (name: RegExp, label: string): Promise<void> =>
      userEvent.type(await canvas.findByRole('combobox', { name }), `${label}{Enter}`);
    await derive(() => waitFor(() => expect(canvas.getByRole('cell', { name: 'Lovelace' })).toBeVisible()));
    await match(/^Name \(1\):/, 'First');
    await match(/^Name \(2\):/, 'Last');
    await derive(async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Join columns' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Code' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Town' }));
    });
    await match(/^Code \+ Town:/, 'Place');
    await importer.goTo('review');
    await importer.submit();
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(1));
    await expect(args.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({ rows: [{ first: 'Ada', last: 'Lovelace', place: 'W1 London' }] }),
    );
  },
});
