import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ADMIN } from './admin-server.js';

/** The page at `/admin`, used the way a user does. */
export class AdminPage {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** `hash` as in `#/keys`. */
  async open(hash = ''): Promise<void> {
    await this.page.goto(`${this.origin}/admin${hash}`);
  }

  async fillSignIn({ email, password = ADMIN.password }: { email: string; password?: string }): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Signs in as the first administrator and opens a screen. */
  async enter(hash = '', email: string = ADMIN.email): Promise<void> {
    await this.open(hash);
    await this.fillSignIn({ email });
    await expect(this.page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name });
  }

  /** The table row on the screen that contains a text. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** The texts of a column, from top to bottom. */
  column(label: string): Locator {
    return this.page.locator(`td[data-label="${label}"]`);
  }

  /** The value shown next to a label. */
  fact(name: string): Locator {
    return this.page
      .locator('.facts > div')
      .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
      .locator('dd');
  }

  /** The count shown next to a label. */
  figure(name: string): Locator {
    return this.page
      .locator('.figures > div')
      .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
      .locator('dd');
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  get notice(): Locator {
    return this.page.locator('.announcement');
  }
}
