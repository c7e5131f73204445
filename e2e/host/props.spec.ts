import type { Locator, Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import type { MakeProps } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

interface ServerRequest {
  readonly url: string;
  readonly token: string | undefined;
  readonly body: string;
}

const SERVER = '**/api/v1/imports/key/**';

interface Effect {
  readonly set: MakeProps;
  /** Other props, given both with and without the tested prop. */
  readonly alsoSet?: MakeProps;
  /** `requests`: the requests sent to a server since the page was opened. */
  readonly see: (host: HostPage, requests: readonly ServerRequest[]) => Promise<unknown>;
  readonly gives: unknown;
  /** What is seen without the prop. */
  readonly otherwise: unknown;
}

const BASE: MakeProps = (record) => ({
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
    { id: 'age', label: 'Age', type: 'number' },
  ],
  demoData: [
    { Name: 'Ann', Age: 30, Pet: 'cat' },
    { Name: 'Bob', Age: 'old', Pet: 'dog' },
  ],
  onComplete: record('onComplete'),
});

const NO_DEMO: MakeProps = () => ({ demoData: undefined });
const LENIENT: MakeProps = () => ({ invalidRowHandling: 'include' });

const at = async (host: HostPage, step: 'upload' | 'map' | 'review' | 'complete'): Promise<void> => {
  await host.importer.atStep(...(step === 'upload' ? (['upload'] as const) : (['header', 'map'] as const)));
  if (step === 'upload') return;
  await host.importer.goTo(step === 'complete' ? 'review' : step);
  if (step === 'complete') await host.importer.submit();
};

const texts = (place: Locator): Promise<string[]> => place.allTextContents();

/** The result the host received, without large constant parts. */
const delivered = async (host: HostPage): Promise<Record<string, never>> => {
  await at(host, 'complete');
  const [call] = await host.calls('onComplete');
  return (call?.[0] ?? {}) as Record<string, never>;
};

const root = (host: HostPage, attribute: string): Promise<string | null> => host.importer.root.getAttribute(attribute);

/** The option selected in the question about ambiguous values. */
const readingsChosen = async (host: HostPage): Promise<string[]> => {
  await at(host, 'map');
  const question = host.importer.root.locator('[data-question]');
  await question.waitFor();
  return question
    .locator('input:checked')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
};

/** Responds like a server and records the requests. */
async function mockServer(page: Page): Promise<readonly ServerRequest[]> {
  const requests: ServerRequest[] = [];
  await page.unroute(SERVER);
  await page.route(SERVER, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    requests.push({
      url: pathname + search,
      token: request.headers()['authorization'],
      body: request.postDataBuffer()?.toString('latin1') ?? '',
    });
    const field = { name: 'name', type: 'text', label: 'Name', id: 'name', validators: [], transformations: [] };
    await route.fulfill({
      json: pathname.endsWith('/schema')
        ? { fields: [field], filter_invalid_rows: false, disable_on_invalid_rows: false, dark_mode: false }
        : { id: 'job', status: 'completed', num_rows: 2, num_errors: 0 },
    });
  });
  return requests;
}

const requestUrls = async (host: HostPage, requests: readonly ServerRequest[]): Promise<readonly string[]> => {
  await at(host, 'map');
  return [...new Set(requests.map(({ url }) => url))];
};

/** The fields sent together with the file. */
const sent = async (host: HostPage, requests: readonly ServerRequest[]): Promise<string | undefined> => {
  await at(host, 'complete');
  const { body = '' } = requests.find(({ url }) => url.includes('/upload')) ?? {};
  return /name="(?:user|metadata)"\r\n\r\n(.*)\r/.exec(body)?.[1];
};

const WITH_SERVER: MakeProps = () => ({
  columns: undefined,
  importerKey: 'a-key',
  backendUrl: location.origin,
  invalidRowHandling: undefined,
});

const EFFECTS = {
  columns: {
    set: () => ({ columns: [{ id: 'city', label: 'City' }] }),
    alsoSet: NO_DEMO,
    see: async (host) => at(host, 'upload').then(() => texts(host.importer.root.locator('.rg-expected li b'))),
    gives: ['City'],
    otherwise: ['Name', 'Age'],
  },
  schema: {
    set: () => ({
      // An object with one required string, as Zod 4 describes it.
      schema: {
        _zod: {
          def: { type: 'object', shape: { town: { _zod: { def: { type: 'string' } }, '~standard': { version: 1 } } } },
        },
        '~standard': { version: 1, vendor: 'zod', validate: (value: unknown) => ({ value }) },
      },
    }),
    alsoSet: () => ({ columns: undefined, demoData: undefined }),
    see: async (host) => at(host, 'upload').then(() => texts(host.importer.root.locator('.rg-expected li b'))),
    gives: ['Town'],
    otherwise: [],
  },
  dynamicColumns: {
    set: () => ({ dynamicColumns: [{ id: 'pet', label: 'Pet' }] }),
    alsoSet: LENIENT,
    see: async (host) => (await delivered(host))['rows'],
    gives: [
      { name: 'Ann', age: 30, _custom_fields: { pet: 'cat' } },
      { name: 'Bob', age: 'old', _custom_fields: { pet: 'dog' } },
    ],
    otherwise: [
      { name: 'Ann', age: 30 },
      { name: 'Bob', age: 'old' },
    ],
  },
  onComplete: {
    set: (record) => ({ onComplete: record('done') }),
    alsoSet: LENIENT,
    see: async (host) => at(host, 'complete').then(async () => (await host.calls('done')).length),
    gives: 1,
    otherwise: 0,
  },
  onBatch: {
    set: (record) => ({ onBatch: record('onBatch') }),
    alsoSet: LENIENT,
    see: async (host) => at(host, 'complete').then(async () => (await host.calls('onBatch')).map(([rows]) => rows)),
    gives: [
      [
        { name: 'Ann', age: 30 },
        { name: 'Bob', age: 'old' },
      ],
    ],
    otherwise: [],
  },
  batchSize: {
    set: () => ({ batchSize: 1 }),
    alsoSet: (record) => ({ invalidRowHandling: 'include', onBatch: record('onBatch') }),
    see: async (host) => at(host, 'complete').then(async () => (await host.calls('onBatch')).length),
    gives: 2,
    otherwise: 1,
  },
  batchShape: {
    set: () => ({ batchShape: 'columns' }),
    alsoSet: (record) => ({ invalidRowHandling: 'include', onBatch: record('onBatch') }),
    see: async (host) => at(host, 'complete').then(async () => (await host.calls('onBatch'))[0]?.[0]),
    gives: {
      length: 2,
      columns: [
        { id: 'name', type: 'text', text: 'AnnBob', ends: { 0: 3, 1: 6 } },
        { id: 'age', type: 'mixed', values: [30, 'old'] },
      ],
    },
    otherwise: [
      { name: 'Ann', age: 30 },
      { name: 'Bob', age: 'old' },
    ],
  },
  resultShape: {
    set: () => ({ resultShape: 'data' }),
    alsoSet: LENIENT,
    see: async (host) => (await delivered(host))['num_rows'],
    gives: 2,
    otherwise: undefined,
  },
  waitOnComplete: {
    set: () => ({ waitOnComplete: true }),
    alsoSet: (record) => ({
      invalidRowHandling: 'include',
      onComplete: record('onComplete', () => Promise.reject(new Error('The shelf is full'))),
    }),
    see: async (host) => {
      // Rejections that the importer does not await appear as page errors.
      await host.page.evaluate(() => addEventListener('unhandledrejection', (event) => event.preventDefault()));
      await at(host, 'review');
      await host.importer.action('submit').click();
      await expect.poll(async () => (await host.calls('onComplete')).length).toBe(1);
      const full = host.importer.root.getByText('The shelf is full');
      return Promise.race([
        full.waitFor().then(() => 'reported'),
        host.importer.atStep('complete').then(() => 'complete'),
      ]);
    },
    gives: 'reported',
    otherwise: 'complete',
  },
  invalidRowHandling: {
    set: () => ({ invalidRowHandling: 'exclude' }),
    see: async (host) => at(host, 'review').then(() => host.importer.action('submit').isEnabled()),
    gives: true,
    otherwise: false,
  },
  includeUnmatchedColumns: {
    set: () => ({ includeUnmatchedColumns: true }),
    alsoSet: LENIENT,
    see: async (host) => ((await delivered(host))['rows'] as unknown as Record<string, unknown>[])[0]?.['_unmatched'],
    gives: { Pet: 'cat' },
    otherwise: undefined,
  },
  validateRows: {
    set: () => ({
      validateRows: (rows) => rows.map(({ index }) => ({ index, column: 'name', message: 'Unknown name' })),
    }),
    see: async (host) => {
      await at(host, 'review');
      await expect(host.importer.value(0, 'name')).toBeVisible();
      await expect.poll(() => host.importer.root.getAttribute('data-busy')).toBeNull();
      return (await host.importer.counts()).invalid;
    },
    gives: 2,
    otherwise: 1,
  },
  isModal: {
    set: () => ({ isModal: false }),
    see: (host) => host.importer.root.evaluate((element) => element.tagName),
    gives: 'DIV',
    otherwise: 'DIALOG',
  },
  modalIsOpen: {
    set: () => ({ modalIsOpen: false }),
    alsoSet: () => ({ modalIsOpen: true }),
    see: (host) => host.page.locator('dialog.importcsv').evaluate((element: HTMLDialogElement) => element.open),
    gives: false,
    otherwise: true,
  },
  modalOnCloseTriggered: {
    set: (record) => ({ modalOnCloseTriggered: record('closed') }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await host.importer.root.getByRole('button', { name: 'Close' }).click();
      await expect(host.importer.root).toHaveCount(0);
      return (await host.calls('closed')).length;
    },
    gives: 1,
    otherwise: 0,
  },
  onClose: {
    set: (record) => ({ onClose: record('left') }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await host.importer.root.getByRole('button', { name: 'Close' }).click();
      await expect(host.importer.root).toHaveCount(0);
      return (await host.calls('left')).length;
    },
    gives: 1,
    otherwise: 0,
  },
  modalCloseOnOutsideClick: {
    set: () => ({ modalCloseOnOutsideClick: true }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await at(host, 'upload');
      await host.page.mouse.click(3, 3);
      return host.page.locator('dialog.importcsv').evaluate((element: HTMLDialogElement) => element.open);
    },
    gives: false,
    otherwise: true,
  },
  dateOrder: {
    set: () => ({ dateOrder: 'dmy' }),
    alsoSet: () => ({ columns: [{ id: 'day', label: 'Day', type: 'date' }], demoData: [{ Day: '03/04/2024' }] }),
    see: readingsChosen,
    gives: ['dmy'],
    otherwise: [],
  },
  decimal: {
    set: () => ({ decimal: ',' }),
    alsoSet: () => ({ columns: [{ id: 'price', label: 'Price', type: 'number' }], demoData: [{ Price: '1.234' }] }),
    see: readingsChosen,
    gives: [','],
    otherwise: [],
  },
  skipHeaderRowSelection: {
    set: () => ({ skipHeaderRowSelection: true }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await at(host, 'upload');
      await host.importer.upload(textFile('list.csv', 'People 2026,\n,\nName,Age\nAnn,30\nBob,31\n'));
      await host.importer.goTo('map');
      return host.importer.root.locator('[data-source-column="0"] b').textContent();
    },
    gives: 'People 2026',
    otherwise: 'Name',
  },
  skipCertainSteps: {
    set: () => ({ skipCertainSteps: true }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await at(host, 'upload');
      await host.importer.choose(textFile('list.csv', 'Name,Age\nAnn,30\nBob,31\n'));
      return host.importer.atStep('map', 'review');
    },
    gives: 'review',
    otherwise: 'map',
  },
  mappingMemory: {
    set: () => ({ mappingMemory: { load: () => ({ Age: null }), save: () => undefined } }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await at(host, 'upload');
      await host.importer.upload(textFile('list.csv', 'Name,Age\nAnn,30\nBob,31\n'));
      await host.importer.goTo('map');
      return host.importer.root.locator('[data-source-column="1"]').getAttribute('data-column');
    },
    gives: '',
    otherwise: 'age',
  },
  onMappingLearned: {
    set: (record) => ({ onMappingLearned: record('onMappingLearned') }),
    see: async (host) => {
      await at(host, 'map');
      await host.importer.root.locator('[data-source-column="2"]').getByRole('combobox').fill('Age');
      await host.page.keyboard.press('Enter');
      await at(host, 'review');
      return (await host.calls('onMappingLearned')).map(([event]) => (event as { mapping: unknown }).mapping);
    },
    gives: [{ Age: null, Pet: 'age' }],
    otherwise: [],
  },
  showDownloadTemplateButton: {
    set: () => ({ showDownloadTemplateButton: false }),
    alsoSet: NO_DEMO,
    see: async (host) =>
      at(host, 'upload').then(() =>
        host.importer.root.getByRole('group', { name: 'Download template' }).getByRole('button').count(),
      ),
    gives: 0,
    otherwise: 2,
  },
  theme: {
    set: () => ({ theme: 'corporate' }),
    see: (host) => host.style('.importcsv', '--border-radius'),
    gives: '3px',
    otherwise: '8px',
  },
  darkMode: {
    set: () => ({ darkMode: true }),
    see: async (host) => [
      await root(host, 'data-theme'),
      await host.style('.importcsv', 'color-scheme'),
      await host.style('.importcsv', 'background-color'),
    ],
    gives: ['dark', 'dark', 'rgb(18, 21, 27)'],
    otherwise: ['light', 'light', 'rgb(255, 255, 255)'],
  },
  primaryColor: {
    set: () => ({ primaryColor: '#b4005a' }),
    see: (host) => at(host, 'map').then(() => host.style('[data-kind=primary]', 'background-color')),
    gives: 'rgb(180, 0, 90)',
    otherwise: 'rgb(37, 99, 235)',
  },
  customStyles: {
    set: () => ({ customStyles: '--color-background-modal: rgb(250, 250, 210)' }),
    see: (host) => host.style('.importcsv', 'background-color'),
    gives: 'rgb(250, 250, 210)',
    otherwise: 'rgb(255, 255, 255)',
  },
  classNames: {
    set: () => ({ classNames: { footer: 'host-footer' } }),
    see: (host) => host.importer.root.locator('.host-footer').count(),
    gives: 1,
    otherwise: 0,
  },
  language: {
    set: () => ({ language: 'de' }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await at(host, 'upload');
      return [await root(host, 'lang'), await host.importer.root.locator('.rg-dropzone strong').textContent()];
    },
    gives: ['de', 'Datei hier ablegen'],
    otherwise: ['en', 'Drop your file here'],
  },
  customTranslations: {
    set: () => ({ customTranslations: { en: { 'upload.drop': 'Your list, please' } } }),
    alsoSet: NO_DEMO,
    see: async (host) => at(host, 'upload').then(() => host.importer.root.locator('.rg-dropzone strong').textContent()),
    gives: 'Your list, please',
    otherwise: 'Drop your file here',
  },
  i18n: {
    set: () => {
      const source = { on: () => undefined, off: () => undefined };
      const data = { de: { rowgate: { upload: { drop: 'Ihre Liste, bitte' } } } };
      return { i18n: { ...source, language: 'de', store: { ...source, data } } };
    },
    alsoSet: NO_DEMO,
    see: async (host) => {
      await at(host, 'upload');
      return [await root(host, 'lang'), await host.importer.root.locator('.rg-dropzone strong').textContent()];
    },
    gives: ['de', 'Ihre Liste, bitte'],
    otherwise: ['en', 'Drop your file here'],
  },
  source: {
    set: () => ({ source: { url: 'data:text/csv,Name,Age%0AEve,31', fileName: 'remote.csv' } }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      const name = host.importer.root.locator('.rg-file');
      // The download begins after the first screen is shown.
      await name.waitFor({ timeout: 10_000 }).catch(() => undefined);
      return [await host.importer.atStep('upload', 'map'), ...(await texts(name))];
    },
    gives: ['map', 'remote.csv'],
    otherwise: ['upload'],
  },
  demoData: {
    set: () => ({ demoData: { fileName: 'example.csv', csvContent: 'Name,Age\nEve,31\n' } }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      const step = await host.importer.atStep('upload', 'map');
      return [step, ...(await texts(host.importer.root.locator('.rg-file')))];
    },
    gives: ['map', 'example.csv'],
    otherwise: ['upload'],
  },
  limits: {
    set: () => ({ limits: { maxFileSize: 10 } }),
    alsoSet: NO_DEMO,
    see: async (host) => {
      await at(host, 'upload');
      await host.importer.choose(textFile('a.csv', 'Name,Age\nAnn,30\nBob,31\n'));
      return Promise.race([
        host.importer.notice.waitFor().then(() => 'refused'),
        host.importer.atStep('header', 'map').then(() => 'taken'),
      ]);
    },
    gives: 'refused',
    otherwise: 'taken',
  },
  importerKey: {
    set: () => ({ importerKey: 'a-key' }),
    alsoSet: () => ({ backendUrl: location.origin }),
    see: requestUrls,
    gives: ['/api/v1/imports/key/schema?importer_key=a-key'],
    otherwise: [],
  },
  backendUrl: {
    set: () => ({ backendUrl: `${location.origin}/somewhere` }),
    alsoSet: () => ({ importerKey: 'a-key' }),
    see: requestUrls,
    gives: ['/somewhere/api/v1/imports/key/schema?importer_key=a-key'],
    otherwise: [],
  },
  getToken: {
    set: () => ({ getToken: () => 'of-a-person' }),
    alsoSet: WITH_SERVER,
    see: async (host, requests) => at(host, 'map').then(() => [...new Set(requests.map(({ token }) => token))]),
    gives: ['Bearer of-a-person'],
    otherwise: [undefined],
  },
  user: {
    set: () => ({ user: { id: 7 } }),
    alsoSet: WITH_SERVER,
    see: sent,
    gives: '{"id":7}',
    otherwise: undefined,
  },
  metadata: {
    set: () => ({ metadata: { list: 'spring' } }),
    alsoSet: WITH_SERVER,
    see: sent,
    gives: '{"list":"spring"}',
    otherwise: undefined,
  },
  adapter: {
    set: (record) => ({ adapter: { submit: record('submit', () => Promise.resolve({})) } }),
    alsoSet: LENIENT,
    see: async (host) => at(host, 'complete').then(async () => (await host.calls('submit')).length),
    gives: 1,
    otherwise: 0,
  },
  persist: {
    set: (record) => ({
      persist: {
        load: record('load', () => Promise.resolve(null)),
        save: record('save', () => Promise.resolve()),
        remove: record('remove', () => Promise.resolve()),
      },
    }),
    alsoSet: NO_DEMO,
    async see(host) {
      await host.importer.atStep('upload');
      await host.importer.upload(textFile('people.csv', 'Name,Age\nAnn,30\n'));
      await host.importer.atStep('header', 'map');
      // Kept in the background.
      const isSaved = expect
        .poll(async () => (await host.calls('save')).length, { timeout: 10_000 })
        .toBeGreaterThan(0);
      return isSaved.then(
        () => true,
        () => false,
      );
    },
    gives: true,
    otherwise: false,
  },
  nonce: {
    set: () => ({ nonce: 'abc' }),
    see: (host) =>
      host.page
        .locator('style[data-rowgate-styles]')
        .first()
        .evaluate((style: HTMLElement) => style.nonce),
    gives: 'abc',
    otherwise: '',
  },
  createWorker: {
    set: (record) => ({ createWorker: record('createWorker', () => null) }),
    see: async (host) => at(host, 'map').then(async () => (await host.calls('createWorker')).length > 0),
    gives: true,
    otherwise: false,
  },
} satisfies Record<keyof CSVImporterProps, Effect>;

for (const [name, effect] of Object.entries(EFFECTS) as [keyof CSVImporterProps, Effect][]) {
  test(`${name} has an effect`, async ({ page }) => {
    // Where sheets cannot be adopted, styles come in an element with the nonce.
    if (name === 'nonce') {
      await page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value: undefined });
      });
    }
    const host = new HostPage(page);
    const { set, alsoSet = () => ({}), see, gives, otherwise } = effect;
    const look = async (...props: readonly MakeProps[]): Promise<unknown> => {
      const requests = await mockServer(page);
      await host.open();
      await host.mount(BASE, alsoSet, ...props);
      if (name !== 'modalIsOpen') await host.show();
      return see(host, requests);
    };
    expect(await look(set), 'with it').toEqual(gives);
    expect(await look(), 'without it').toEqual(otherwise);
  });
}
