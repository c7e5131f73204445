import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export type StepName = 'upload' | 'sheet' | 'header' | 'map' | 'values' | 'review' | 'submit' | 'complete';

/** The importer from a user's perspective: through documented attributes, never through internals. */
export interface ImporterDriver {
  root(): HTMLElement;
  /** Waits until the importer is idle at one of these steps. */
  atStep(...steps: readonly StepName[]): Promise<StepName>;
  /** Selects a file without waiting. */
  choose(file: File): Promise<void>;
  upload(file: File): Promise<StepName>;
  press(action: 'continue' | 'back' | 'submit' | 'undo' | 'close' | 'retry'): Promise<void>;
  /** Continues, step by step, to this one. */
  goTo(step: StepName): Promise<void>;
  submit(): Promise<void>;
  /** A cell of the review by stable index of the data row. */
  cell(row: number, column: string): Promise<HTMLElement>;
  /** Waits until the importer contains this text. */
  says(text: string | RegExp): Promise<void>;
}

const enabled = (action: string): string => `[data-action="${action}"]:not(:disabled)`;

export function importerIn(canvasElement: HTMLElement): ImporterDriver {
  const root = (): HTMLElement => one(canvasElement, '.importcsv');
  const stepNow = (): StepName => root().dataset['step'] as StepName;
  const atStep: ImporterDriver['atStep'] = (...steps) =>
    waitFor(() => {
      if (!steps.includes(stepNow())) throw new Error(`At the step ${stepNow()}, not at ${steps.join(' or ')}.`);
      if (root().dataset['busy']) throw new Error('Still at work.');
      return stepNow();
    });
  const press: ImporterDriver['press'] = async (action) => {
    await userEvent.click(await waitFor(() => one(root(), enabled(action))));
  };
  const choose: ImporterDriver['choose'] = async (file) => {
    const input = await waitFor(() => one(root(), 'input[type="file"]:not(:disabled)'));
    await userEvent.upload(input, file);
  };
  return {
    root,
    atStep,
    press,
    choose,
    async upload(file) {
      await choose(file);
      return atStep('sheet', 'header', 'map');
    },
    async goTo(step) {
      for (let hops = 0; hops < 6; hops += 1) {
        if ((await atStep('upload', 'sheet', 'header', 'map', 'values', 'review')) === step) return;
        const button = await waitFor(() => one(root(), enabled('continue')));
        // Read before the click, because demo data leaves the first step on its own.
        const before = stepNow();
        await userEvent.click(button);
        await waitFor(() => expect(stepNow()).not.toBe(before));
      }
      await atStep(step);
    },
    async submit() {
      await press('submit');
      const confirm = root().querySelector<HTMLElement>('[data-action="confirm-skip"]');
      if (confirm) await userEvent.click(confirm);
      await atStep('complete');
    },
    cell: (row, column) => waitFor(() => one(root(), `[data-row="${row}"] [data-column="${column}"]`)),
    says: (text) => waitFor(() => expect(root()).toHaveTextContent(text)),
  };
}

/** Selects an option in the list with this label. */
export async function chooseOption(root: HTMLElement, label: string | RegExp, option: string | RegExp): Promise<void> {
  await userEvent.click(await within(root).findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

function one(parent: HTMLElement, selector: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
