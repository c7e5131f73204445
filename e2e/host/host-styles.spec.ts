import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

/** Element styles of pages: common resets, and styles that affect embedded content. */
const HOSTS = {
  'a utility framework’s reset': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, sans-serif }
    body { margin: 0; line-height: inherit }
    h1, h2, h3, h4 { font-size: inherit; font-weight: inherit }
    b, strong { font-weight: bolder } small { font-size: 80% } a { color: inherit; text-decoration: inherit }
    button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0 }
    button, [type='button'], [type='submit'] { appearance: button; background-color: transparent; background-image: none }
    table { text-indent: 0; border-color: inherit; border-collapse: collapse }
    p, h2, h3, h4, dl, dd, figure, fieldset { margin: 0 } fieldset, legend { padding: 0 }
    ol, ul { list-style: none; margin: 0; padding: 0 } dialog { padding: 0 }
    input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af }
    button, [role='button'] { cursor: pointer } :disabled { cursor: default }
    img, svg, video { display: block; vertical-align: middle } img { max-width: 100%; height: auto }`,
  'the same in layers': `
    @layer theme, base, components, utilities;
    @layer base {
      *, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
      html { line-height: 1.5 } h2, h3, h4 { font-size: inherit; font-weight: inherit }
      ol, ul { list-style: none } svg { display: block; vertical-align: middle }
      button, input, select, textarea { font: inherit; color: inherit; border-radius: 0; background-color: transparent }
      ::placeholder { opacity: 1; color: gray }
    }`,
  'a component framework’s reboot': `
    *, *::before, *::after { box-sizing: border-box }
    body { margin: 0; font: 400 1rem/1.5 system-ui, sans-serif; color: #212529; background: #fff }
    h1, h2, h3, h4 { margin: 0 0 0.5rem; font-weight: 500; line-height: 1.2 } h2 { font-size: 2rem } h3 { font-size: 1.75rem }
    p { margin: 0 0 1rem } ol, ul { padding-left: 2rem; margin: 0 0 1rem } label { display: inline-block }
    button:focus:not(:focus-visible) { outline: 0 } table { caption-side: bottom; border-collapse: collapse }
    input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    button:not(:disabled), [type='button']:not(:disabled) { cursor: pointer } button, select { text-transform: none }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
    legend { float: left; width: 100%; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit }
    small { font-size: 0.875em } svg { vertical-align: middle } textarea { resize: vertical } output { display: inline-block }`,
  'everything unset': '* { all: unset }',
  'everything unset, and blocks': '*, ::before, ::after { all: unset; display: block }',
  'everything initial': '* { all: initial }',
  'a page that shouts': `
    html { font-size: 30px } body { font: italic 700 30px/3 serif; color: lime; text-align: center; letter-spacing: 4px;
      text-transform: uppercase; word-spacing: 9px; text-indent: 20px; white-space: pre; cursor: wait; text-shadow: 1px 1px red;
      visibility: visible; list-style: square inside; quotes: none; tab-size: 12 }
    h2, h3, h4 { margin: 1em; border-bottom: 3px double red; font-size: 3em; text-transform: uppercase }
    button { min-width: 120px; padding: 20px; border-radius: 50px; box-shadow: 0 0 9px red; text-transform: uppercase }
    input, select, textarea { width: 50%; height: 60px; border: 4px solid; margin: 10px } label { display: block; margin: 1em }
    table { width: 50%; margin: 2em } td, th { padding: 2em; background: yellow } tr:nth-child(even) { background: pink }
    dialog { padding: 4em; border: 9px solid; max-width: 300px } ul, ol { margin: 2em } li { margin: 9px; float: left }
    header, footer { background: black; padding: 40px; position: sticky } section, aside { width: 33%; border: 1px solid }
    span { font-size: 9px; vertical-align: super } p { margin: 3em } strong, b { color: red } small, i { display: block }
    svg { width: 90px; fill: red } path { stroke: blue } div { min-width: 10px } fieldset { border: 5px solid }
    ::placeholder { color: red } ::before { content: 'x' } button::after { content: '!' } dialog::backdrop { background: red }`,
  'rules that know their page': `
    .page button:not(.btn), .page .app button { padding: 30px; background: red; text-transform: uppercase; letter-spacing: 3px }
    .page .app :is(h2, h3) { font-size: 60px } .page input[type='radio'], .page input[type='text'] { height: 50px; margin: 9px }
    html body.page.page div { line-height: 4; padding-top: 2px } #app button { border: 9px solid; box-shadow: 0 0 9px red }
    #app td, #app li { padding: 40px; list-style: square } .page dialog { border: 8px solid red }
    .page .app [role] { outline: 3px solid red } .page [hidden] { display: block }`,
} as const;

/** Every row causes a decision: a header, values to match, a row with errors. */
const FILE = textFile('people.csv', 'Name,Age,Plan\nAnn,30,gold\nBob,old,Silver\n,12,bronze\n');

const PROPS: CSVImporterProps = {
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }], description: 'As in the passport' },
    { id: 'age', label: 'Age', type: 'number' },
    { id: 'plan', label: 'Plan', type: 'select', options: ['Gold', 'Silver', 'Brass'] },
  ],
  invalidRowHandling: 'include',
};

/** The visible properties of an element, besides its box. */
const PROPERTIES = [
  'display position float clear visibility opacity overflow-x overflow-y z-index cursor content box-sizing appearance',
  'padding-top padding-right padding-bottom padding-left',
  'border-top-width border-right-width border-bottom-width border-left-width border-top-style border-left-style',
  'border-top-color border-left-color border-top-left-radius border-bottom-right-radius border-collapse',
  'background-color background-image box-shadow outline-style outline-width outline-color filter transform clip-path',
  'color font-family font-size font-weight font-style font-variant-caps line-height letter-spacing word-spacing',
  'text-align text-transform text-indent text-shadow text-overflow text-decoration-line white-space word-break',
  'vertical-align list-style-type list-style-position tab-size direction user-select pointer-events resize',
  'fill stroke stroke-width stroke-linecap d max-width min-width max-height min-height',
].flatMap((line) => line.split(' '));

type Looks = Readonly<Record<string, string>>;

/** Every element with its box and computed styles, keyed by its path. */
async function looksOf(page: Page, within: string): Promise<Looks> {
  return page.evaluate(
    ([selector, properties]) => {
      const looks: Record<string, string> = {};
      const root = document.querySelector(selector) as HTMLElement;
      const record = (path: string, element: Element, part?: string): void => {
        const styles = getComputedStyle(element, part);
        if (part && styles.content === 'none' && part !== '::placeholder' && part !== '::backdrop') return;
        for (const property of properties)
          looks[`${path}${part ?? ''} { ${property} }`] = styles.getPropertyValue(property);
      };
      const visit = (element: Element, path: string): void => {
        const { x, y, width, height } = element.getBoundingClientRect();
        looks[`${path} box`] = [x, y, width, height].map((number) => Math.round(number * 2) / 2).join(' ');
        record(path, element);
        for (const part of ['::before', '::after']) record(path, element, part);
        if (element.matches('input, textarea')) record(path, element, '::placeholder');
        if (element.matches('dialog')) record(path, element, '::backdrop');
        [...element.children].forEach((child, index) => {
          const { className } = child as { className: unknown };
          const name = typeof className === 'string' ? className.split(' ')[0] : '';
          visit(child, `${path} > ${index}:${child.localName}${name ? `.${name}` : ''}`);
        });
      };
      visit(root, selector);
      return looks;
    },
    [within, PROPERTIES] as const,
  );
}

/** Goes through all steps, like a user. */
async function walk(host: HostPage, look: (step: string) => Promise<void>): Promise<void> {
  const { importer, page } = host;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await importer.atStep('upload');
  await look('upload');
  await importer.upload(FILE);
  await page.mouse.move(0, 0);
  if ((await importer.root.getAttribute('data-step')) !== 'header') await importer.back('header');
  await look('header');
  await importer.goTo('map');
  await importer.root.getByRole('combobox').first().click();
  await expect(importer.root.getByRole('option').first()).toBeVisible();
  await page.mouse.move(0, 0);
  await look('map');
  await page.keyboard.press('Escape');
  await importer.goTo('values');
  await page.mouse.move(0, 0);
  await look('values');
  await importer.goTo('review');
  await expect(importer.value(0, 'name')).toHaveText('Ann');
  await expect(importer.root.locator('[data-error-group]').first()).toBeVisible();
  await page.mouse.move(0, 0);
  await look('review');
  await importer.submit();
  await page.mouse.move(0, 0);
  await look('complete');
}

async function stepLooks(page: Page, css: string): Promise<Record<string, Looks>> {
  const host = new HostPage(page);
  await host.open({ css });
  await page.evaluate(() => {
    document.body.className = 'page';
    const app = document.body.appendChild(document.createElement('div'));
    app.id = 'app';
    app.className = 'app';
    // The importer is appended to the body, which here is inside the application.
    document.body.appendChild = (child) => app.appendChild(child);
  });
  await host.mount(PROPS);
  await host.show();
  // The later steps, and with them their styles, load while the first screen is shown.
  await expect(page.locator('dialog.importcsv .rg-frame > span[hidden]')).toBeAttached();
  const looks: Record<string, Looks> = {};
  await walk(host, async (step) => {
    looks[step] = await looksOf(page, 'dialog.importcsv');
  });
  return looks;
}

/** The first differences, as text. */
function differences(before: Looks, after: Looks): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} -> ${after[name]}`)
    .slice(0, 12);
}

let neutral: Record<string, Looks> | undefined;

for (const [name, css] of Object.entries(HOSTS)) {
  test(`the importer looks the same on a page with ${name}`, async ({ page }) => {
    neutral ??= await stepLooks(page, '');
    const looks = await stepLooks(page, css);
    expect(Object.keys(looks)).toEqual(Object.keys(neutral));
    for (const [step, before] of Object.entries(neutral)) {
      expect(differences(before, looks[step] ?? {}), step).toEqual([]);
    }
  });
}

const SAMPLE = `<main id="sample"><h2>Title</h2><p>Text <b>bold</b> <a href="#">link</a></p><button class="rg">Go</button>
  <input placeholder="Name"><select><option>One</option></select><ul><li>First</li></ul>
  <table><tbody><tr><th>A</th><td>1</td></tr></tbody></table><dialog open>Hello</dialog>
  <label>Label <input type="checkbox"></label><svg width="9" height="9"><path d="M0 0h9v9z"></path></svg></main>`;

for (const [name, css] of Object.entries({ 'no styles': '', 'styles of its own': HOSTS['a page that shouts'] })) {
  test(`the importer does not change a page with ${name}`, async ({ page }) => {
    const host = new HostPage(page);
    await host.open({ css, body: SAMPLE });
    const before = await looksOf(page, '#sample');
    const variables = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.documentElement.attributes, ...document.body.attributes].map(({ name }) => name),
      );
    const attributes = await variables();
    await host.mount({ ...PROPS, isModal: false });
    await host.importer.atStep('upload');
    await page.evaluate(() => scrollTo(0, 0));
    expect(differences(before, await looksOf(page, '#sample'))).toEqual([]);
    await walk(host, async () => Promise.resolve());
    await page.evaluate(() => scrollTo(0, 0));
    await host.importer.root.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(differences(before, await looksOf(page, '#sample'))).toEqual([]);
    expect(await variables()).toEqual(attributes);
  });
}
