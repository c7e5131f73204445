import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export type StepName = 'upload' | 'sheet' | 'header' | 'map' | 'values' | 'review' | 'submit' | 'complete';

export interface Counts {
  readonly all: number;
  readonly valid: number;
  readonly invalid: number;
}

/** What the demo page shows of the result of `onComplete`; at most 100 rows. */
export interface Delivered {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly summary: { readonly totalRows: number; readonly invalidRows: number; readonly deliveredRows: number };
  readonly issues?: readonly { readonly code: string; readonly column: string | null; readonly row: number }[];
}

export type InputFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export const MESSY_FILE = 'site/public/messy-contacts.csv';

export function textFile(name: string, content: string | Buffer): InputFile {
  return { name, mimeType: 'text/csv', buffer: typeof content === 'string' ? Buffer.from(content) : content };
}

/** The importer from a user's perspective: through the attributes documented in the README, never through internals. */
export class ImporterPage {
  readonly page: Page;
  readonly root: Locator;
  readonly grid: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('.importcsv:visible');
    this.grid = this.root.getByRole('grid');
    this.notice = this.root.locator('[role=alert]').filter({ hasText: /\S/ });
  }

  /** `query` as in `rows=block&dark=1`. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/?open=1&${query}`);
    await this.atStep('upload');
  }

  async atStep(...steps: readonly StepName[]): Promise<StepName> {
    const selector = steps.map((step) => `.importcsv[data-step="${step}"]:not([data-busy]):visible`).join(',');
    await this.page.locator(selector).waitFor({ timeout: 45_000 });
    return (await this.root.getAttribute('data-step')) as StepName;
  }

  /** Presses a button in the dialog of a column of the review. */
  async chooseInColumn(column: string, action: string): Promise<void> {
    await this.grid.locator(`[data-header=${column}] [data-action=filter]`).click();
    await this.root.locator(`dialog [data-action=${action}]`).click();
  }

  async choose(file: InputFile): Promise<void> {
    await this.root.locator('input[type=file]').setInputFiles(file as string);
  }

  /** Selects the file and waits for the next step. */
  async upload(file: InputFile): Promise<StepName> {
    await this.choose(file);
    return this.atStep('sheet', 'header', 'map');
  }

  /** Continues to the next step and returns it. */
  async next(): Promise<StepName> {
    const button = this.action('continue');
    await expect(button).toBeEnabled();
    // Read before the click, because demo data leaves the first step on its own.
    const before = await this.root.getAttribute('data-step');
    await button.click();
    await expect(this.root).not.toHaveAttribute('data-step', before ?? '');
    return this.atStep('sheet', 'header', 'map', 'values', 'review');
  }

  async back(to: StepName): Promise<void> {
    await this.action('back').click();
    await this.atStep(to);
  }

  async goTo(step: StepName): Promise<void> {
    for (let hops = 0; hops < 6; hops += 1) {
      if ((await this.atStep('upload', 'sheet', 'header', 'map', 'values', 'review')) === step) break;
      await this.next();
    }
    await this.atStep(step);
  }

  action(
    name:
      | 'continue'
      | 'back'
      | 'submit'
      | 'confirm-skip'
      | 'fix'
      | 'undo'
      | 'redo'
      | 'delete-rows'
      | 'download-errors'
      | 'next-issue'
      | 'paste'
      | 'error-groups',
  ): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  async counts(): Promise<Counts> {
    const read = async (name: string): Promise<number> =>
      Number(await this.root.locator(`[data-count="${name}"]`).textContent());
    return { all: await read('all'), valid: await read('valid'), invalid: await read('invalid') };
  }

  async expectCounts(all: number, valid: number, invalid: number): Promise<void> {
    await expect.poll(() => this.counts(), { timeout: 45_000 }).toEqual({ all, valid, invalid });
  }

  /** `row` is the stable 0-based index of the data row. */
  cell(row: number, column: string): Locator {
    return this.grid.locator(`[data-row="${row}"] [data-column="${column}"]`);
  }

  value(row: number, column: string): Locator {
    return this.cell(row, column).locator('.rg-value');
  }

  /** With the keyboard: Enter opens the editor, Enter saves. */
  async edit(row: number, column: string, text: string): Promise<void> {
    await this.cell(row, column).click();
    await this.page.keyboard.press('Enter');
    const field = this.grid.locator('textarea, input.rg-cell-field');
    await expect(field).toBeFocused();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
  }

  async filter(name: 'all' | 'valid' | 'invalid' | 'deleted'): Promise<void> {
    await this.root.locator(`[data-filter="${name}"]`).click();
    await expect(this.root.locator(`input[type=radio][value="${name}"]`)).toBeChecked();
  }

  /** Presses a tool of the review once the rows are checked; narrow importers have it in a menu. */
  async useTool(action: string): Promise<void> {
    const button = this.root.locator(`[data-action=${action}]`);
    const more = this.root.locator('[data-action=more]');
    await button.or(more).first().waitFor();
    if (await more.isVisible()) await more.click();
    await button.click();
  }

  /** Imports, and confirms that rows with errors are skipped if the importer asks. */
  async submit(): Promise<void> {
    await this.action('submit').click();
    const confirm = this.action('confirm-skip');
    const left = this.page.locator('.importcsv:is([data-step="submit"], [data-step="complete"]):visible');
    await confirm.or(left).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await this.atStep('complete');
  }

  async close(): Promise<void> {
    await this.root.locator('footer [data-action="close"]').click();
    await expect(this.root).toHaveCount(0);
  }

  /** Imports, closes, and reads the result the host received. */
  async deliver(): Promise<Delivered> {
    await this.submit();
    await this.close();
    return JSON.parse((await this.page.locator('#result-json').textContent()) ?? '') as Delivered;
  }
}

/** Fails the test on a script error, a browser dialog, or a request to another origin. */
export function guard(page: Page, origin: string): { readonly problems: readonly string[] } {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(blob|data):/.test(url)) problems.push(`request: ${url}`);
  });
  return { problems };
}

export async function messyText(): Promise<string> {
  return readFile(MESSY_FILE, 'utf8');
}
