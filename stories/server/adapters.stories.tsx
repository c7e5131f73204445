import { http, HttpResponse } from 'msw';
import {
  BackendError,
  createContentAdapter,
  createHttpAdapter,
  createLocalAdapter,
  createMemoryAdapter,
  createRestAdapter,
  CSVImporter,
} from 'rowgate';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { KEY, serveImporter, startOnce } from '../support/fake-server.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, PEOPLE } from '../support/people.js';

/** Where rows go instead of `onComplete`: the `adapter` prop. */
const meta = preview.meta({
  title: 'Server/Adapters',
  component: CSVImporter,
  args: { columns: PEOPLE, demoData: CLEAN, isModal: false, onComplete: fn() },
});

const taken = fn();

/** To your own function, in batches. */
export const Local = meta.story({
  args: { adapter: createLocalAdapter({ onBatch: taken }) },
  beforeEach: () => void taken.mockClear(),
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await expect(taken).toHaveBeenCalledOnce();
  },
});

/** To any URL that accepts JSON; rows it rejects come back as errors. */
export const Rest = meta.story({
  args: { adapter: createRestAdapter({ url: `${location.origin}/people`, toBody: (people) => ({ people }) }) },
  beforeEach: async ({ msw }) => {
    await startOnce(msw);
    msw.use(
      http.post('*/people', () =>
        HttpResponse.json({ refused: [{ row: 1, column: 'email', message: 'Has left.' }] }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.press('submit');
    await importer.says('1 row was rejected.');
    await userEvent.click(await importer.cell(1, 'email'));
    await importer.says('Has left.');
  },
});

const created = fn<(record: unknown) => void>();

/** To records of the content API, each with the rights of the token. */
export const Content = meta.story({
  args: { adapter: createContentAdapter({ url: location.origin, model: 'contacts', token: 'key' }) },
  beforeEach: async ({ msw }) => {
    created.mockClear();
    await startOnce(msw);
    msw.use(
      http.post('*/api/contacts', async ({ request }) => {
        created(await request.json());
        return HttpResponse.json({ data: {} }, { status: 201 });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await expect(created).toHaveBeenCalledTimes(4);
    await expect(created).toHaveBeenCalledWith(expect.objectContaining({ email: 'ada@example.com', seats: 12 }));
  },
});

/** To an importer on a server: the adapter behind `importerKey` and `backendUrl`. */
export const Http = meta.story({
  args: { adapter: createHttpAdapter({ importerKey: KEY, backendUrl: location.origin }), demoData: undefined },
  beforeEach: ({ msw }) => serveImporter(msw, { importer: { name: 'By adapter' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
});

/** For tests and stories: keeps the rows in memory, and can fail, reject rows or respond slowly. */
export const Memory = meta.story({
  args: {
    adapter: createMemoryAdapter({
      submitFailures: [new BackendError('rejected', 'The list is closed until Monday.')],
    }),
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.press('submit');
    await importer.says('The list is closed until Monday.');
  },
});
