import type { Locator } from '@playwright/test';
import { CRM_COLUMNS, crmExport, crmRows } from '../support/crm-export.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const MOST_PRESSES = 15;
const CODES: Readonly<Record<string, string>> = {
  Germany: 'DE',
  France: 'FR',
  Italy: 'IT',
  Spain: 'ES',
  'United States': 'US',
  Netherlands: 'NL',
};

test.use({ viewport: { width: 1280, height: 900 } });

/** A user who takes what is offered for each group, and counts. */
class Hand {
  readonly presses: string[] = [];
  readonly importer: ImporterPage;

  constructor(importer: ImporterPage) {
    this.importer = importer;
  }

  async press(target: Locator, what: string): Promise<void> {
    await target.click();
    this.presses.push(what);
  }

  /** Presses what a group offers: its fix, for duplicates the first row of each value, else it skips the rows. */
  async settle(group: Locator): Promise<void> {
    const { root } = this.importer;
    const name = (await group.getAttribute('data-error-group'))!;
    const groups = root.locator('[data-error-group]');
    const before = await groups.count();
    const fix = group.locator('[data-action=fix-all]');
    const keep = group.locator('[data-action=keep-first]');
    if (await fix.isVisible()) await this.press(fix, `${name}: fix`);
    else if (await keep.isVisible()) {
      await this.press(keep, `${name}: keep the first`);
      await this.press(root.locator('[data-action=apply-duplicates]'), `${name}: apply`);
    } else await this.press(group.locator('[data-action=skip-rows]'), `${name}: skip`);
    await expect.poll(() => groups.count()).toBeLessThan(before);
    await this.importer.atStep('review');
  }
}

test('an export of 480 rows with 440 errors is clean after 15 presses at most', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 860px }' });
  await host.mount({ isModal: false, columns: CRM_COLUMNS }, (record) => ({ onComplete: record('complete') }));
  const { importer } = host;
  const { root } = importer;
  await importer.atStep('upload');
  await importer.upload(textFile('customers.csv', crmExport()));
  await importer.goTo('values');
  const hand = new Hand(importer);
  await hand.press(root.locator('[data-value=churned]').getByRole('combobox'), 'churned: options');
  await hand.press(root.getByRole('option', { name: 'inactive' }), 'churned: inactive');
  await importer.goTo('review');
  await importer.expectCounts(480, 180, 300);
  const groups = root.locator('[data-error-group]');
  await groups.first().waitFor();
  await page.screenshot({ path: test.info().outputPath('groups.png') });
  while ((await importer.counts()).invalid > 0) {
    await groups.first().waitFor();
    await hand.settle(groups.first());
  }
  await page.screenshot({ path: test.info().outputPath('clean.png') });
  test.info().annotations.push({ type: 'presses', description: hand.presses.join(' · ') });
  expect(hand.presses.length, hand.presses.join('\n')).toBeLessThanOrEqual(MOST_PRESSES);

  // Only rows without a company, and all but the first of those with the same number, were left out.
  await importer.expectCounts(469, 469, 0);
  await importer.submit();
  const [[result] = []] = await host.calls('complete');
  const { rows } = result as { readonly rows: readonly Readonly<Record<string, unknown>>[] };
  const clean = new Map(crmRows().map((row) => [row['number'], row]));
  for (const row of rows) {
    const before = clean.get(String(row['number']))!;
    expect(row).toMatchObject({
      company: before['company'],
      email: before['email'],
      country: CODES[before['country']!],
      revenue: Number(before['revenue']!.replaceAll(',', '')),
      discount: Number(before['discount']),
      staff: Number(before['staff']),
      website: `${before['website']}/`,
      since: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
    expect([before['stage'], 'inactive']).toContain(row['stage']);
    expect(String(row['phone']).replaceAll(/\D/g, '')).toBe(before['phone']!.replaceAll(/\D/g, ''));
  }
  expect(rows).toHaveLength(469);
});
