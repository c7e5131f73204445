import { CSVImporter } from 'rowgate';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, PEOPLE } from '../support/people.js';

/** Seven presets, or your own values. Each overrides the one before it: theme, primary color, custom styles. */
const meta = preview.meta({
  title: 'Options/Theme',
  component: CSVImporter,
  args: { columns: PEOPLE, demoData: CLEAN, isModal: false },
});

/** A computed value of the root or of the first matching element. */
const computed = (root: HTMLElement, property: string, selector?: string): string =>
  getComputedStyle(selector ? (root.querySelector(selector) ?? root) : root)
    .getPropertyValue(property)
    .trim();

/** The Continue button; colors change with a short transition. */
const expectPrimary = (root: HTMLElement, color: string): Promise<void> =>
  waitFor(() => expect(computed(root, 'background-color', '[data-action="continue"]:enabled')).toBe(color));

export const PresetDefault = meta.story({ args: { theme: 'default' } });
export const PresetMinimal = meta.story({
  args: { theme: 'minimal' },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await expect(computed(importer.root(), '--border-radius')).toBe('2px');
  },
});
export const PresetModern = meta.story({ args: { theme: 'modern' } });
export const PresetCompact = meta.story({ args: { theme: 'compact' } });
export const PresetDark = meta.story({
  args: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await expect(importer.root()).toHaveAttribute('data-theme', 'dark');
    await expect(computed(importer.root(), 'color-scheme')).toBe('dark');
  },
});
export const PresetCorporate = meta.story({ args: { theme: 'corporate' } });
export const PresetPlayful = meta.story({ args: { theme: 'playful' } });

/** The dark variant of any theme. */
export const DarkMode = meta.story({
  args: { darkMode: true },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await expect(importer.root()).toHaveAttribute('data-theme', 'dark');
  },
});

/** The groups are for readability: each key is a CSS variable. */
export const ThemeConfig = meta.story({
  args: {
    theme: {
      colors: { 'color-primary': '#0f766e', 'color-primary-hover': '#115e59', 'color-text-on-primary': '#ffffff' },
      typography: { 'font-family': 'Georgia, serif', 'font-size': '15px' },
      borders: { 'border-radius': '0px' },
    },
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('map');
    await expect(computed(importer.root(), 'font-family')).toContain('Georgia');
    await expectPrimary(importer.root(), 'rgb(15, 118, 110)');
  },
});

export const PrimaryColor = meta.story({
  args: { primaryColor: '#7c3aed' },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('map');
    await expectPrimary(importer.root(), 'rgb(124, 58, 237)');
  },
});

export const CustomStyles = meta.story({
  args: { primaryColor: '#7c3aed', customStyles: { 'color-primary': '#9a3412', 'border-radius': '14px' } },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('map');
    await expectPrimary(importer.root(), 'rgb(154, 52, 18)');
  },
});

/** The same as a list of declarations, for example from a settings page. */
export const CustomStylesAsText = meta.story({
  args: { customStyles: '--color-primary: #9a3412; --color-primary-hover: #7c2d12;' },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('map');
    await expectPrimary(importer.root(), 'rgb(154, 52, 18)');
  },
});

/** For pages whose policy allows only styles with a nonce. */
export const Nonce = meta.story({
  args: { nonce: 'r4nd0m' },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await expect(computed(importer.root(), 'display')).toBe('flex');
  },
});
