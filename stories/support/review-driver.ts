import { expect, userEvent, waitFor } from 'storybook/test';
import { importerIn } from './importer-driver.js';
import type { ImporterDriver } from './importer-driver.js';

/** The importer, once all rows of its demo data are checked. */
export async function reviewIn(canvasElement: HTMLElement): Promise<ImporterDriver> {
  const importer = importerIn(canvasElement);
  await importer.goTo('review');
  await waitFor(() => expect(find(importer, '[data-action="view"]')).toBeEnabled());
  return importer;
}

export function find(importer: ImporterDriver, selector: string): HTMLElement | null {
  return importer.root().querySelector(selector);
}

export async function click(importer: ImporterDriver, selector: string): Promise<void> {
  await userEvent.click(await waitFor(() => find(importer, selector) ?? Promise.reject(new Error(selector))));
}

export const textsOf = (importer: ImporterDriver, selector: string): readonly string[] =>
  [...importer.root().querySelectorAll(selector)].map(({ textContent }) => textContent);
