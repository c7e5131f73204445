import { CSVImporter } from 'rowgate';
import { waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, PEOPLE } from '../support/people.js';

/** The CSS variables by purpose, set here with `customStyles`, or in a stylesheet under `.importcsv`. */
const meta = preview.meta({
  title: 'Options/CSS variables',
  component: CSVImporter,
  args: { columns: PEOPLE, isModal: false },
});

/** Maps the selector of an element to its expected computed values. */
type Computed = Readonly<Record<string, Readonly<Record<string, string>>>>;

const ROOT = '.importcsv';
const CONTINUE = '[data-action="continue"]';
const FIELD = 'input[role="combobox"]';
const BAR = '[role="progressbar"] > span';

/** Waits for the values; colors change with a short transition. */
async function expectComputed(canvasElement: HTMLElement, wanted: Computed): Promise<void> {
  await waitFor(() => {
    for (const [selector, values] of Object.entries(wanted)) {
      const element = canvasElement.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const computed = getComputedStyle(element);
      const found = Object.keys(values).map((name) => [name, computed.getPropertyValue(name)]);
      if (JSON.stringify(Object.fromEntries(found)) !== JSON.stringify(values)) {
        throw new Error(`${selector} computes to ${JSON.stringify(found)}.`);
      }
    }
  });
}

/** `font-family` · `font-size` */
export const Typography = meta.story({
  args: { customStyles: { 'font-family': 'Georgia, serif', 'font-size': '17px' } },
  play: ({ canvasElement }) =>
    expectComputed(canvasElement, { [ROOT]: { 'font-family': 'Georgia, serif', 'font-size': '17px' } }),
});

/** `base-spacing` · `border-radius` */
export const SpacingAndShape = meta.story({
  args: { customStyles: { 'base-spacing': '6px', 'border-radius': '20px' } },
  play: ({ canvasElement }) =>
    expectComputed(canvasElement, { [ROOT]: { '--base-spacing': '6px', 'border-top-left-radius': '22px' } }),
});

/** `color-primary` · `color-primary-hover` · `color-text-on-primary` */
export const Primary = meta.story({
  args: {
    demoData: CLEAN,
    customStyles: {
      'color-primary': '#0f766e',
      'color-primary-hover': '#115e59',
      'color-text-on-primary': '#ecfeff',
    },
  },
  play: async ({ canvasElement }) => {
    await importerIn(canvasElement).goTo('map');
    await expectComputed(canvasElement, {
      [CONTINUE]: { 'background-color': 'rgb(15, 118, 110)', color: 'rgb(236, 254, 255)' },
    });
  },
});

/** `color-secondary` · `color-secondary-hover` · `color-text-on-secondary` · `color-tertiary` · `color-tertiary-hover` */
export const SecondaryAndTertiary = meta.story({
  args: {
    customStyles: {
      'color-secondary': '#e0f2fe',
      'color-secondary-hover': '#bae6fd',
      'color-text-on-secondary': '#0c4a6e',
      'color-tertiary': '#fef9c3',
      'color-tertiary-hover': '#fef08a',
    },
  },
  play: ({ canvasElement }) =>
    expectComputed(canvasElement, { '[data-first-focus]': { 'background-color': 'rgb(254, 249, 195)' } }),
});

/** `color-text` · `color-text-soft` · `color-border` · `color-background` · `color-background-modal` */
export const Surfaces = meta.story({
  args: {
    customStyles: {
      'color-text': '#1c1917',
      'color-text-soft': '#57534e',
      'color-border': '#a8a29e',
      'color-background': '#fafaf9',
      'color-background-modal': '#fafaf9',
    },
  },
  play: ({ canvasElement }) =>
    expectComputed(canvasElement, {
      [ROOT]: {
        color: 'rgb(28, 25, 23)',
        'background-color': 'rgb(250, 250, 249)',
        'border-top-color': 'rgb(168, 162, 158)',
      },
    }),
});

/** `color-input-background` · `color-input-background-soft` · `color-background-menu-hover` */
export const Fields = meta.story({
  args: {
    demoData: CLEAN,
    customStyles: {
      'color-input-background': '#fffbeb',
      'color-input-background-soft': '#fef3c7',
      'color-background-menu-hover': '#fde68a',
    },
  },
  play: async ({ canvasElement }) => {
    await importerIn(canvasElement).atStep('map');
    await expectComputed(canvasElement, { [FIELD]: { 'background-color': 'rgb(255, 251, 235)' } });
  },
});

/** `shadow-modal` · `shadow-menu` */
export const Shadows = meta.story({
  args: { isModal: true, customStyles: { 'shadow-modal': '0 0 0 6px #0f766e', 'shadow-menu': '0 0 0 3px #0f766e' } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: ({ canvasElement }) =>
    expectComputed(canvasElement, { [ROOT]: { 'box-shadow': 'rgb(15, 118, 110) 0px 0px 0px 6px' } }),
});

/** `color-importer-link` · `color-progress-bar` */
export const LinksAndProgress = meta.story({
  args: {
    demoData: CLEAN,
    waitOnComplete: true,
    onComplete: () => new Promise(() => undefined),
    customStyles: { 'color-importer-link': '#9d174d', 'color-progress-bar': '#be185d' },
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.press('submit');
    await importer.says('Importing your data');
    await expectComputed(canvasElement, { [BAR]: { 'background-color': 'rgb(190, 24, 93)' } });
  },
});
