import type { CSVImporterProps, ImporterClassNames } from '../../src/ui/index.js';
import type { ThemeConfig, ThemeVariable } from '../../src/theme/index.js';
import { HostPage } from '../support/host-page.js';
import { expect, test } from '../support/test.js';

type Place = 'upload' | 'map' | 'menu' | 'review' | 'embedded';

interface Shown {
  readonly at: Place;
  readonly element: string;
  readonly property: string;
  readonly given: string;
  /** Set if the property shows another value than the one given. */
  readonly shows?: string;
  readonly hovered?: true;
}

const color = (number: number): string => `rgb(200, ${number}, 100)`;
const CONTINUE = '[data-action=continue]';
const PLAIN = '[data-kind=plain]';
const BACK = '[data-action=back]';

/** Each variable with an element that shows it. */
const VARIABLES = {
  'font-family': { at: 'upload', element: '.importcsv', property: 'font-family', given: 'Georgia' },
  'font-size': { at: 'upload', element: CONTINUE, property: 'font-size', given: '17px' },
  'base-spacing': { at: 'map', element: BACK, property: 'padding-left', given: '6px', shows: '21px' },
  'border-radius': { at: 'upload', element: '.rg-dropzone', property: 'border-top-left-radius', given: '13px' },
  'color-primary': { at: 'map', element: CONTINUE, property: 'background-color', given: color(1) },
  'color-primary-hover': {
    at: 'map',
    element: CONTINUE,
    property: 'background-color',
    given: color(2),
    hovered: true,
  },
  'color-secondary': { at: 'map', element: PLAIN, property: 'background-color', given: color(3) },
  'color-secondary-hover': {
    at: 'map',
    element: PLAIN,
    property: 'background-color',
    given: color(4),
    hovered: true,
  },
  'color-tertiary': { at: 'map', element: BACK, property: 'background-color', given: color(5) },
  'color-tertiary-hover': {
    at: 'map',
    element: BACK,
    property: 'background-color',
    given: color(6),
    hovered: true,
  },
  'color-border': { at: 'upload', element: 'footer', property: 'border-top-color', given: color(7) },
  'color-text': { at: 'upload', element: '.importcsv', property: 'color', given: color(8) },
  'color-text-soft': { at: 'upload', element: '.rg-hint', property: 'color', given: color(9) },
  'color-text-on-primary': { at: 'map', element: CONTINUE, property: 'color', given: color(10) },
  'color-text-on-secondary': { at: 'map', element: PLAIN, property: 'color', given: color(11) },
  'color-background': { at: 'embedded', element: '.importcsv', property: 'background-color', given: color(12) },
  'color-background-modal': { at: 'upload', element: '.importcsv', property: 'background-color', given: color(13) },
  'color-input-background': { at: 'map', element: '.rg-field', property: 'background-color', given: color(14) },
  'color-input-background-soft': {
    at: 'upload',
    element: '.rg-dropzone',
    property: 'background-color',
    given: color(15),
  },
  'color-background-menu-hover': {
    at: 'menu',
    element: '[role=option][data-highlighted]',
    property: 'background-color',
    given: color(16),
  },
  'color-importer-link': { at: 'review', element: '.rg-link', property: 'color', given: color(17) },
  'color-progress-bar': { at: 'review', element: '.rg-progress span', property: 'background-color', given: color(18) },
  'shadow-modal': {
    at: 'upload',
    element: '.importcsv',
    property: 'box-shadow',
    given: `${color(19)} 1px 2px 3px 0px`,
  },
  'shadow-menu': {
    at: 'menu',
    element: '[role=listbox]:not([hidden])',
    property: 'box-shadow',
    given: `${color(20)} 1px 2px 3px 0px`,
  },
} satisfies Record<ThemeVariable, Shown>;

const NAMES = Object.keys(VARIABLES) as ThemeVariable[];
const GIVEN = Object.fromEntries(NAMES.map((name) => [name, VARIABLES[name].given]));
const WANTED = Object.fromEntries(
  NAMES.map((name) => {
    const { given, shows = given }: Shown = VARIABLES[name];
    return [name, shows];
  }),
);
/** Every group of a theme, with all of its keys. */
const GROUPS = {
  colors: /^color-/,
  typography: /^font-/,
  spacing: /^base-spacing$/,
  borders: /^border-/,
  shadows: /^shadow-/,
} satisfies Record<keyof ThemeConfig, RegExp>;
const THEME = Object.fromEntries(
  Object.entries(GROUPS).map(([group, names]) => [
    group,
    Object.fromEntries(NAMES.filter((name) => names.test(name)).map((name) => [name, GIVEN[name]])),
  ]),
);

const BASE: CSVImporterProps = {
  columns: [{ id: 'name', label: 'Name', description: 'As in the passport', placeholder: 'Ada Lovelace' }],
  invalidRowHandling: 'include',
};

async function mount(host: HostPage, props: CSVImporterProps): Promise<void> {
  await host.mount(BASE, props);
  await host.show();
}

const DEMO = { demoData: [{ Name: 'Ann' }, { Name: 'Bob' }] } as const;

/** Goes through the importer once and checks each of its parts. */
async function walk(host: HostPage, props: CSVImporterProps, look: (place: Place) => Promise<void>): Promise<void> {
  await host.page.emulateMedia({ reducedMotion: 'reduce' });
  await mount(host, props);
  await host.importer.atStep('upload');
  await look('upload');
  await mount(host, { ...props, ...DEMO });
  await host.importer.atStep('map');
  await look('map');
  await host.importer.root.getByRole('combobox').first().click();
  await host.importer.root.getByRole('option').first().hover();
  await look('menu');
  await host.page.keyboard.press('Escape');
  await host.importer.goTo('review');
  await host.importer.grid.locator('[role=rowheader] input').first().click();
  await look('review');
  await mount(host, { ...props, isModal: false });
  await host.importer.atStep('upload');
  await look('embedded');
}

async function seen(host: HostPage, props: CSVImporterProps): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await walk(host, props, async (place) => {
    for (const name of NAMES) {
      const { at, element, property, hovered }: Shown = VARIABLES[name];
      if (at !== place) continue;
      if (hovered) await host.importer.root.locator(element).first().hover();
      else if (at !== 'menu') await host.page.mouse.move(0, 0);
      found[name] = await host.style(`.importcsv:is(${element}), .importcsv ${element}`, property);
    }
  });
  return found;
}

for (const [way, props] of [
  ['customStyles', { customStyles: GIVEN }],
  ['customStyles as a list', { customStyles: NAMES.map((name) => `--${name}: ${GIVEN[name]}`).join(';') }],
  ['a theme', { theme: THEME as ThemeConfig }],
] as const) {
  test(`every variable has an effect, given by ${way}`, async ({ page }) => {
    const host = new HostPage(page);
    await host.open();
    expect(await seen(host, props)).toEqual(WANTED);
  });
}

test('every variable has an effect, given by the stylesheet of the host', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({ css: `.importcsv { ${NAMES.map((name) => `--${name}: ${GIVEN[name]}`).join(';')} }` });
  expect(await seen(host, {})).toEqual(WANTED);
});

test('without them, none has an effect', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  const found = await seen(host, {});
  expect(NAMES.filter((name) => found[name] === WANTED[name])).toEqual([]);
});

/** Declarations of a host's class, many of which our styles also have. */
const PLACES = {
  root: { at: 'upload', element: '.importcsv' },
  modal: { at: 'upload', element: 'dialog.importcsv' },
  header: { at: 'upload', element: 'header' },
  stepper: { at: 'upload', element: 'header ol' },
  content: { at: 'map', element: '.rg-content' },
  footer: { at: 'map', element: 'footer' },
  button: { at: 'map', element: BACK },
  input: { at: 'map', element: '[role=combobox]' },
  table: { at: 'review', element: '[role=grid]' },
  dropzone: { at: 'upload', element: '.rg-dropzone' },
} satisfies Record<keyof ImporterClassNames, { readonly at: Place; readonly element: string }>;

const PLACE_NAMES = Object.keys(PLACES) as (keyof ImporterClassNames)[];
const EXPECTED = {
  'background-color': 'rgb(1, 2, 3)',
  'padding-left': '7px',
  'border-bottom-width': '5px',
  'border-bottom-color': 'rgb(4, 5, 6)',
  'border-top-left-radius': '9px',
  'font-size': '19px',
  color: 'rgb(7, 8, 9)',
};
const RULES = PLACE_NAMES.map(
  (name) =>
    `.host-${name} { background: rgb(1, 2, 3); padding: 0 7px; border: 5px solid rgb(4, 5, 6);
      border-radius: 9px; font-size: 19px; color: rgb(7, 8, 9) }`,
).join('\n');
/** The way Tailwind 4 publishes its utilities. */
const LAYERED = `@layer theme, base, components, utilities;
  @layer base { *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
    button, input { font: inherit; color: inherit; border-radius: 0; background-color: transparent } }
  @layer utilities { ${RULES} }`;
const HOSTILE = `${RULES} button, div, header, footer, ol, input, dialog { padding: 1px; color: lime; font-size: 3px; border: 2px dotted }`;

for (const [way, css] of [
  ['plain', RULES],
  ['in a layer', LAYERED],
  ['beside rules for elements', HOSTILE],
] as const) {
  test(`each of the ten classNames wins over our styles, ${way}`, async ({ page }) => {
    const host = new HostPage(page);
    await host.open({ css });
    for (const name of PLACE_NAMES) {
      const found: Record<string, string> = {};
      await walk(host, { classNames: { [name]: `host-${name}` } }, async (place) => {
        if (PLACES[name].at !== place) return;
        for (const property of Object.keys(EXPECTED)) {
          found[property] = await host.style(`${PLACES[name].element}.host-${name}:not([hidden])`, property);
        }
      });
      expect(found, name).toEqual(EXPECTED);
    }
  });
}

test('properties that a class of the host does not set stay unchanged', async ({ page }) => {
  const host = new HostPage(page);
  await host.open({
    css: `.red { background: red } button { padding: 40px; border-radius: 0; text-transform: uppercase }`,
  });
  const shape = async (): Promise<string[]> => {
    await host.importer.atStep('map');
    const of = (property: string): Promise<string> => host.style(BACK, property);
    return Promise.all(['padding', 'border-radius', 'text-transform', 'display', 'min-height', 'cursor'].map(of));
  };
  await mount(host, DEMO);
  const before = await shape();
  await mount(host, { ...DEMO, classNames: { button: 'red' } });
  expect(await shape()).toEqual(before);
  expect(await host.style(BACK, 'background-color')).toBe('rgb(255, 0, 0)');
});

test('every button and every field has the class of the host', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await walk(host, { classNames: { button: 'theirs', input: 'theirs' } }, async () => {
    await expect(host.importer.root.locator(':is(.rg-button, .rg-field):not(.theirs)')).toHaveCount(0);
    expect(await host.importer.root.locator('.theirs').count()).toBeGreaterThan(0);
  });
});

test('the description of a column is shown next to its name, its placeholder in its empty cells', async ({ page }) => {
  const host = new HostPage(page);
  await host.open();
  await mount(host, {});
  await host.importer.atStep('upload');
  await expect(host.importer.root.locator('.rg-expected')).toContainText('As in the passport');
  await mount(host, { demoData: [{ Name: 'Ann' }, { Name: '' }] });
  await host.importer.atStep('map');
  await host.importer.goTo('review');
  await host.importer.grid.getByRole('columnheader', { name: 'Name' }).hover();
  await expect(host.importer.grid.getByText('As in the passport')).toBeVisible();
  await host.importer.cell(0, 'name').click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(host.importer.grid.getByPlaceholder('Ada Lovelace')).toBeVisible();
});
