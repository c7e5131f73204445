import { useState } from 'react';
import type { ReactNode } from 'react';
import { CSVImporter } from 'rowgate';
import type { CSVImporterProps } from 'rowgate';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, PEOPLE } from '../support/people.js';

/** A page with a button that opens the importer, as in most applications. */
function Page(props: CSVImporterProps): ReactNode {
  const [isOpen, setIsOpen] = useState(props.modalIsOpen ?? false);
  const close = (): void => {
    setIsOpen(false);
    props.modalOnCloseTriggered?.();
  };
  return (
    <main style={{ padding: 32, fontFamily: 'system-ui' }}>
      <h1>Members</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Import members
      </button>
      <CSVImporter {...props} modalIsOpen={isOpen} modalOnCloseTriggered={close} />
    </main>
  );
}

/** Over the page, or as a part of it. */
const meta = preview.meta({
  title: 'Options/Modal',
  component: CSVImporter,
  args: { columns: PEOPLE, modalOnCloseTriggered: fn() },
  render: (args) => <Page {...args} />,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

/** The default. Uncontrolled, it is open until the user closes it. */
export const IsModal = meta.story({
  render: (args) => <CSVImporter {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Import data' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.modalOnCloseTriggered).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('.importcsv')).not.toHaveAttribute('open');
  },
});

/** Embedded in the page, with the height of its container. */
export const Embedded = meta.story({
  args: { isModal: false },
  render: (args) => <CSVImporter {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).atStep('upload');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

/** Opened and closed by the host; the focus returns to where it was. */
export const ModalIsOpen = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Import members' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

/** With a file open, closing asks first: with the button, Escape or a click outside. */
export const ModalOnCloseTriggered = meta.story({
  args: { modalIsOpen: true, demoData: CLEAN },
  play: async ({ args, canvas, canvasElement }) => {
    await importerIn(canvasElement).atStep('map');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep editing' }));
    await expect(args.modalOnCloseTriggered).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(args.modalOnCloseTriggered).toHaveBeenCalledOnce();
  },
});

/** Reports why the importer was closed, and what happened to the rows. */
export const OnClose = meta.story({
  args: { modalIsOpen: true, demoData: CLEAN, onClose: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await importerIn(canvasElement).atStep('map');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    const summary = expect.objectContaining({ deliveredRows: 0 });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'discarded', summary }));
  },
});

/** A click outside the importer closes it. */
export const ModalCloseOnOutsideClick = meta.story({
  args: { modalIsOpen: true, modalCloseOnOutsideClick: true },
  play: async ({ args, canvas }) => {
    // The dialog is the target of clicks on its backdrop.
    await fireEvent.click(await canvas.findByRole('dialog'));
    await expect(args.modalOnCloseTriggered).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});
