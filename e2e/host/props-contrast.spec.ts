import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { THEME_PRESETS } from '../../src/theme/theme-names.js';
import { HostPage } from '../support/host-page.js';
import { expect, test } from '../support/test.js';

/** Texts and their backgrounds; the required contrast is 4.5 to 1. */
const TEXTS = [
  ...['background', 'background-modal', 'input-background', 'input-background-soft', 'tertiary', 'tertiary-hover'].map(
    (ground) => ['--color-text', `--color-${ground}`],
  ),
  ['--color-text', '--color-background-menu-hover'],
  ...['background', 'background-modal', 'input-background', 'input-background-soft', 'background-menu-hover'].map(
    (ground) => ['--color-text-soft', `--color-${ground}`],
  ),
  ['--color-text-soft', '--color-secondary'],
  ['--color-text-on-secondary', '--color-secondary'],
  ['--color-text-on-secondary', '--color-secondary-hover'],
  ['--color-text-on-primary', '--color-primary'],
  ['--color-text-on-primary', '--color-primary-hover'],
  ['--color-importer-link', '--color-background-modal'],
  ['--color-importer-link', '--color-background'],
  ...['error', 'warning', 'success'].flatMap((tone) => [
    [`--rg-${tone}`, `--rg-${tone}-soft`],
    [`--rg-${tone}`, '--color-background-modal'],
  ]),
  ['--color-text', '--rg-error-soft'],
  ['--color-text', '--rg-warning-soft'],
] as const;

/** Lines that mark where something is; the required contrast is 3 to 1. */
const LINES = [
  ['--rg-border-field', '--color-background-modal'],
  ['--rg-border-field', '--color-input-background'],
  ['--rg-focus', '--color-background-modal'],
  ['--color-progress-bar', '--color-background-modal'],
] as const;

interface ContrastCheck {
  readonly pairs: readonly (readonly string[])[];
  readonly least: number;
}

/** Pairs with too little contrast as rendered: a canvas resolves what the variables result in. */
async function tooClose(page: Page, checks: readonly ContrastCheck[]): Promise<readonly string[]> {
  return page.evaluate((all) => {
    const root = document.querySelector('.importcsv') as HTMLElement;
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return ['no canvas'];
    const paint = (name: string): void => {
      const probe = root.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      context.fillStyle = getComputedStyle(probe).color;
      probe.remove();
      context.fillRect(0, 0, 1, 1);
    };
    // Transparent colors lie on the modal's background.
    const luminance = (...names: readonly string[]): number => {
      for (const name of ['--color-background-modal', ...names]) paint(name);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return all.flatMap(({ pairs, least }) =>
      pairs.flatMap(([front = '', ground = '']) => {
        const [dark = 0, light = 0] = [luminance(ground, front), luminance(ground)].sort((a, b) => a - b);
        const ratio = (light + 0.05) / (dark + 0.05);
        return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
  }, checks);
}

async function mount(host: HostPage, props: CSVImporterProps): Promise<void> {
  await host.update(props);
  const mode = props.darkMode || props.theme === 'dark' ? 'dark' : 'light';
  await expect(host.importer.root).toHaveAttribute('data-theme', mode);
}

test('every preset is readable in light and dark mode, and no two look the same', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => ({ columns: [{ id: 'name', label: 'Name' }] }));
  await host.show();
  const found: Record<string, readonly string[]> = {};
  const looks: string[] = [];
  for (const theme of THEME_PRESETS) {
    for (const darkMode of [false, true]) {
      await mount(host, { theme, darkMode });
      await expect(host.importer.root).toHaveAttribute('data-preset', theme);
      const problems = await tooClose(page, [
        { pairs: TEXTS, least: 4.5 },
        { pairs: LINES, least: 3 },
      ]);
      if (problems.length > 0) found[`${theme}, ${darkMode ? 'dark' : 'light'}`] = problems;
      if (theme !== 'dark' || darkMode) {
        const of = ['--color-primary', '--color-text', '--border-radius', '--color-secondary', '--shadow-modal'];
        looks.push(JSON.stringify(await Promise.all(of.map((name) => host.style('.importcsv', name)))));
      }
    }
  }
  expect(found).toEqual({});
  expect(new Set(looks).size).toBe(2 * THEME_PRESETS.length - 1);
});

/** Hues around the color wheel, at every lightness, and black and white. */
const PRIMARIES = [
  ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((hue) =>
    [15, 35, 50, 65, 85].flatMap((light) => [100, 40].map((strength) => `hsl(${hue} ${strength}% ${light}%)`)),
  ),
  '#000000',
  '#ffffff',
  '#777777',
];

for (const darkMode of [false, true]) {
  test(`any primary color stays readable, ${darkMode ? 'dark' : 'light'}`, async ({ page }) => {
    const host = new HostPage(page);
    await host.open();
    await host.mount(() => ({ columns: [{ id: 'name', label: 'Name' }] }));
    await host.show();
    await mount(host, { darkMode });
    const found: Record<string, readonly string[]> = {};
    for (const primaryColor of PRIMARIES) {
      await host.update({ primaryColor });
      await expect.poll(() => host.style('.importcsv', '--color-primary')).toBe(primaryColor);
      const problems = await tooClose(page, [
        { pairs: TEXTS.filter((pair) => /primary|link/.test(pair[0] ?? '')), least: 4.5 },
        { pairs: LINES.filter((pair) => /focus|progress/.test(pair[0] ?? '')), least: 3 },
      ]);
      if (problems.length > 0) found[primaryColor] = problems;
    }
    expect(found).toEqual({});
  });
}

test('the hover color differs from the primary color, even for black and white', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => ({ columns: [{ id: 'name', label: 'Name' }], demoData: [{ Name: 'Ann' }] }));
  await host.show();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await host.importer.atStep('map');
  for (const primaryColor of ['#000000', '#ffffff', '#2563eb']) {
    await host.update({ primaryColor });
    await page.mouse.move(0, 0);
    const resting = await host.style('[data-action=continue]', 'background-color');
    await host.importer.action('continue').hover();
    await expect.poll(() => host.style('[data-action=continue]', 'background-color'), primaryColor).not.toBe(resting);
  }
});
