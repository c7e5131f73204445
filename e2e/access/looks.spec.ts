import type { Locator } from '@playwright/test';
import { MESSY_FILE } from '../support/importer-page.js';
import type { ImporterPage, StepName } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box | null> {
  const box = await element.boundingBox();
  return box && { x: box.x, y: box.y, width: Math.round(box.width), height: Math.round(box.height) };
}

/** The positions of the parts that every step has. */
async function frameOf({ root }: ImporterPage): Promise<Record<string, unknown>> {
  const title = await boxOf(root.locator('h3').first());
  return {
    window: await boxOf(root),
    header: await boxOf(root.locator('header')),
    footer: await boxOf(root.locator('footer')),
    title: title && [Math.round(title.x), Math.round(title.y)],
  };
}

const SIZES = {
  desk: { width: 1280, height: 860 },
  tablet: { width: 768, height: 1024 },
};

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`nothing jumps between steps on a ${name}`, async ({ importer, page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await importer.open();
    const upload = await frameOf(importer);
    expect(upload['title']).not.toBeNull();
    await importer.upload(MESSY_FILE);
    const seen: StepName[] = [];
    for (;;) {
      const step = await importer.atStep('header', 'map', 'values', 'review');
      seen.push(step);
      expect({ step, ...(await frameOf(importer)) }).toEqual({ step, ...upload });
      if (step === 'review') break;
      await importer.next();
    }
    expect(seen).toContain('values');
    await importer.submit();
    expect({ ...(await frameOf(importer)), title: upload['title'] }).toEqual(upload);
  });
}

test('nothing jumps in the review when filtering, selecting rows, moving through errors or editing', async ({
  importer,
  page,
}) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await expect(importer.root.locator('[data-action=view]')).toBeEnabled();
  const places = async (): Promise<unknown> => ({
    grid: await boxOf(importer.grid),
    panel: await boxOf(importer.root.locator('.rg-panel')),
    next: await boxOf(importer.action('next-issue')),
  });
  const before = await places();
  await importer.filter('invalid');
  expect(await places()).toEqual(before);
  await importer.filter('all');
  await importer.action('next-issue').click();
  await expect(importer.root.locator('.rg-navigator')).toContainText('Error 1 of 8');
  expect(await places()).toEqual(before);
  await importer.grid.getByRole('checkbox').first().click();
  await expect(importer.action('delete-rows')).toBeVisible();
  expect(await places()).toEqual(before);
  await importer.cell(2, 'email').click();
  await page.keyboard.press('Enter');
  expect(await places()).toEqual(before);
});

const SMALL = {
  'magnified twice': { width: 640, height: 430 },
  'magnified four times': { width: 320, height: 256 },
};

for (const [name, viewport] of Object.entries(SMALL)) {
  test(`${name}: Continue and the current row are visible in every step`, async ({ importer, page }) => {
    await page.setViewportSize(viewport);
    await importer.open();
    await importer.upload(MESSY_FILE);
    for (;;) {
      const step = await importer.atStep('header', 'map', 'values', 'review');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await expect(importer.root.locator('footer [data-kind="primary"]')).toBeInViewport({ ratio: 1 });
      if (step === 'review') break;
      await importer.next();
    }
    await importer.action('next-issue').click();
    await expect(importer.cell(3, 'name')).toHaveAttribute('data-active', 'true');
    await expect(importer.cell(3, 'name')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
    await importer.grid.focus();
    await page.keyboard.press('F8');
    await expect(importer.cell(4, 'email')).toBeInViewport({ ratio: 0.9 });
    await importer.submit();
    await expect(importer.root.locator('footer [data-action="close"]')).toBeInViewport({ ratio: 1 });
  });
}

for (const [name, style] of Object.entries({
  'where the host gives it little room': 'width: 360px',
  'in a part of the page that is transformed': 'transform: translate(20px, 10px)',
})) {
  test(`embedded ${name}: lists open next to their field`, async ({ importer, page }) => {
    await page.goto('/?embedded=1');
    await page.evaluate((text) => {
      const place = document.querySelector<HTMLElement>('.importcsv')?.parentElement;
      for (const rule of text.split(';')) {
        const [property = '', value = ''] = rule.split(':');
        place?.style.setProperty(property.trim(), value.trim());
      }
    }, `${style}; padding: 0`);
    await importer.upload(MESSY_FILE);
    await importer.goTo('map');
    const field = importer.root.locator('[data-source-column="0"]').getByRole('combobox');
    await field.click();
    const list = importer.root.locator('[data-source-column="0"]').getByRole('listbox');
    await expect(list).toBeVisible();
    const [box, menu] = [await boxOf(field), await boxOf(list)];
    expect(menu?.x).toBeCloseTo(box?.x ?? -1, 0);
    const gap = Math.min(
      Math.abs((menu?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)),
      Math.abs((box?.y ?? 0) - (menu?.y ?? 0) - (menu?.height ?? 0)),
    );
    expect(gap).toBeLessThanOrEqual(5);
    await page.keyboard.press('Escape');
    if (style.startsWith('width')) {
      await importer.goTo('review');
      await expect(importer.grid.locator('[data-row="0"] [data-column="email"] .rg-label')).toHaveText('Email *');
    }
  });
}

test('right to left: the layout is mirrored, and nothing overflows', async ({ importer, page }) => {
  await importer.open('language=ar');
  await importer.upload(MESSY_FILE);
  await importer.goTo('map');
  const row = importer.root.locator('[data-source-column="0"]');
  const name = await row.locator('b').boundingBox();
  const field = await row.getByRole('combobox').boundingBox();
  expect(name?.x ?? 0).toBeGreaterThan(field?.x ?? Infinity);
  await importer.goTo('review');
  const first = await importer.cell(0, 'name').boundingBox();
  const second = await importer.cell(0, 'email').boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? Infinity);
  const back = await importer.action('back').boundingBox();
  const on = await importer.action('submit').boundingBox();
  expect(back?.x ?? 0).toBeGreaterThan(on?.x ?? Infinity);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});
