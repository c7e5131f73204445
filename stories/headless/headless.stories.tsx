import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { MESSY, PEOPLE } from '../support/people.js';
import { Inbox } from './Inbox.js';

/** `useImporter` gives all that the component can do, and no markup. */
const meta = preview.meta({
  title: 'Headless',
  component: Inbox,
  args: { columns: PEOPLE, demoData: MESSY, invalidRowHandling: 'exclude', onComplete: fn() },
});

async function toAnswers(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const goOn = async (): Promise<void> => userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
  await canvas.findByText(/What is “Mail”/);
  await goOn();
  await waitFor(() => expect(canvasElement.querySelector('[data-step="values"]:not([data-busy])')).not.toBeNull());
  await goOn();
  await userEvent.click(await canvas.findByRole('button', { name: 'Answer them' }));
}

/** The same suggestions, as questions. */
export const Questions = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/What is “Mail”/)).toHaveValue('email');
  },
});

/** The same findings, as notes to be answered one by one; an answered one is gone. */
export const AnInbox = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await toAnswers(canvasElement);
    const field = await canvas.findByLabelText('E-mail, 3');
    await userEvent.clear(field);
    await userEvent.type(field, 'grace@example.com{Enter}');
    await waitFor(() => expect(canvas.queryByLabelText('E-mail, 3')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Let 2 in' }));
    await expect(await canvas.findByText('2 members have joined.')).toBeVisible();
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});
