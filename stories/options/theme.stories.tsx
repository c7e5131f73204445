import { CSVImporter } from 'rowgate';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, PEOPLE } from '../support/people.js';

/** Seven presets, or values of your own; later ones of this list win: theme, primary colour, custom styles. */
const meta = preview.meta({
  title: 'Options/Theme',
  component: CSVImporter,
  args: { columns: PEOPLE, demoData: CLEAN, isModal: false },
});

/** A value that the importer computes to, of the root or of the first element that fits. */
const computed = (root: HTMLElement, property: string, selector?: string): string =>
  getComputedStyle(selector ? (root.querySelector(selector) ?? root) : root)
    .getPropertyValue(property)
    .trim();

/** The button that goes on; colours change over a moment. */
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

/** The dark variables of whatever theme there is. */
export const DarkMode = meta.story({
  args: { darkMode: true },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await expect(importer.root()).toHaveAttribute('data-theme', 'dark');
  },
});

/** Groups are for the reader: each key is a CSS variable. */
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

/** The same as a list of declarations, as from a settings page. */
export const CustomStylesAsText = meta.story({
  args: { customStyles: '--color-primary: #9a3412; --color-primary-hover: #7c2d12;' },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('map');
    await expectPrimary(importer.root(), 'rgb(154, 52, 18)');
  },
});

/** For a page whose policy allows styles only with its nonce. */
export const Nonce = meta.story({
  args: { nonce: 'r4nd0m' },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await expect(computed(importer.root(), 'display')).toBe('flex');
  },
});
