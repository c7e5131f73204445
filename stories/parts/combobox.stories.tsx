import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Combobox } from '../../src/ui/parts/Combobox.js';
import { PartFrame } from '../support/PartFrame.js';

/** A labelled list that can be searched by typing. */
const meta = preview.meta({
  title: 'Parts/Combobox',
  component: Combobox,
  args: {
    label: 'Import as',
    placeholder: 'Choose a column',
    value: null,
    onChange: fn(),
    options: [
      { value: null, label: 'Don’t import' },
      { value: 'name', label: 'Name', group: 'Recommended', hint: 'same name' },
      { value: 'email', label: 'E-mail', group: 'Other columns' },
      { value: 'joined', label: 'Joined', group: 'Other columns' },
    ],
  },
  decorators: [
    (Story) => (
      <PartFrame style={{ maxWidth: 320, minHeight: 320 }}>
        <Story />
      </PartFrame>
    ),
  ],
});

export const Empty = meta.story({});

export const Chosen = meta.story({
  args: { value: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Import as' })).toHaveValue('E-mail');
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
});

/** With the keyboard only: typing, then arrow keys and Enter. */
export const Searched = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'joi');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('joined');
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
});
