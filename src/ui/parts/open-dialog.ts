type ModalMethods = Pick<HTMLDialogElement, 'showModal' | 'close'>;

/** Opens a dialog above the page. In jsdom, where dialogs have only the attribute, it is merely open. */
export function openDialog(element: HTMLDialogElement): void {
  const dialog: Partial<ModalMethods> = element;
  if (dialog.showModal) dialog.showModal();
  else element.open = true;
}

/** The opposite of `openDialog`. */
export function closeDialog(element: HTMLDialogElement): void {
  const dialog: Partial<ModalMethods> = element;
  if (dialog.close) dialog.close();
  else element.open = false;
}
