import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MESSY, PEOPLE } from '../support/people.js';
import { Inbox } from './Inbox.js';

/** `useImporter` provides everything the component does, without markup. */
const meta = preview.meta({
  title: 'Headless',
  component: Inbox,
  args: { columns: PEOPLE, demoData: MESSY, invalidRowHandling: 'exclude', onComplete: fn() },
});

async function openErrors(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const proceed = async (): Promise<void> => userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  await canvas.findByText(/What is “Mail”/);
  await proceed();
  await waitFor(() => expect(canvasElement.querySelector('[data-step="values"]:not([data-busy])')).not.toBeNull());
  await proceed();
  await userEvent.click(await canvas.findByRole('button', { name: 'Fix errors' }));
}

/** The same suggestions, as questions. */
export const Questions = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/What is “Mail”/)).toHaveValue('email');
  },
});

/** The same errors, as notes to fix one by one; a fixed note disappears. */
export const AnInbox = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await openErrors(canvasElement);
    const field = await canvas.findByLabelText('E-mail, 3');
    await userEvent.clear(field);
    await userEvent.type(field, 'grace@example.com{Enter}');
    await waitFor(() => expect(canvas.queryByLabelText('E-mail, 3')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 members' }));
    await expect(await canvas.findByText('2 members imported.')).toBeVisible();
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});
