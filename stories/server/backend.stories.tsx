import { CSVImporter } from 'rowgate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { fileOf } from '../support/files.js';
import { KEY, serveImporter, serveNothing, serveSilence } from '../support/fake-server.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN } from '../support/people.js';

/**
 * The columns come from an importer on a server, which receives the file, validates it again and stores the rows. Here
 * a service worker replaces the server.
 */
const meta = preview.meta({
  title: 'Server/Backend mode',
  component: CSVImporter,
  args: { importerKey: KEY, backendUrl: location.origin, isModal: false, onComplete: fn() },
  beforeEach: ({ msw }) => serveImporter(msw),
});

/** `importerKey` and `backendUrl`: from the columns to the number of imported rows. */
export const WholeImport = meta.story({
  beforeEach: ({ msw }) =>
    serveImporter(msw, { end: { counts: { created: 3, updated: 1, unchanged: 0, skipped: 0 } } }),
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf(CLEAN));
    await importer.goTo('review');
    await importer.submit();
    await importer.says('4 rows imported');
    await importer.says('3 new');
    await expect(args.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({ rows: [], job: expect.objectContaining({ status: 'completed' }) }),
    );
  },
});

const seen = fn<(request: Request) => void>();
const headerOf = (name: string): (string | null)[] => seen.mock.calls.map(([request]) => request.headers.get(name));

/** Each request carries the token of the signed-in user. */
export const GetToken = meta.story({
  args: { getToken: async () => 'token-of-ada' },
  beforeEach: async ({ msw }) => {
    seen.mockClear();
    await serveImporter(msw, { onRequest: seen });
  },
  play: async ({ canvasElement }) => {
    await importerIn(canvasElement).atStep('upload');
    await waitFor(() => expect(headerOf('Authorization')).toContain('Bearer token-of-ada'));
  },
});

/** `user` and `metadata` are stored with the import and sent in its webhooks. */
export const UserAndMetadata = meta.story({
  args: { user: { id: 7, name: 'Ada' }, metadata: { list: 'spring' } },
  beforeEach: async ({ msw }) => {
    seen.mockClear();
    await serveImporter(msw, { onRequest: seen });
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf(CLEAN));
    await importer.goTo('review');
    await importer.submit();
    const upload = seen.mock.calls.map(([request]) => request).find(({ url }) => url.includes('/upload'));
    const form = await upload?.formData();
    await expect(form?.get('user')).toBe('{"id":7,"name":"Ada"}');
    await expect(form?.get('metadata')).toBe('{"list":"spring"}');
  },
});

/** An importer may request dark screens; the `darkMode` prop wins. */
export const DarkByConfiguration = meta.story({
  beforeEach: ({ msw }) => serveImporter(msw, { importer: { dark_mode: true } }),
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('upload');
    await waitFor(() => expect(importer.root()).toHaveAttribute('data-theme', 'dark'));
  },
});

/** If the importer allows it, column names and five values of each are sent for better suggestions. */
export const AssistantSuggestsColumns = meta.story({
  beforeEach: ({ msw }) => serveImporter(msw, { importer: { ai_enabled: true } }),
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.says(
      'To suggest matches, column names and up to 5 sample values per column are sent to the server.',
    );
    await importer.upload(
      fileOf({ fileName: 'odd.csv', csvContent: 'Naam,Q17\nAda,ada@example.com\nBo,bo@example.com\n' }),
    );
    await importer.goTo('map');
    await importer.says('suggested by AI');
  },
});

/** Edit with a prompt: proposed by the server, previewed before anything changes, undone in one step. */
export const AssistantTransforms = meta.story({
  beforeEach: ({ msw }) => serveImporter(msw, { importer: { ai_enabled: true } }),
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf(CLEAN));
    await importer.goTo('review');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit with a prompt' }));
    await userEvent.type(await canvas.findByLabelText('What should we change?'), 'names in capitals');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change 4 cells' }));
    await waitFor(async () => expect(await importer.cell(0, 'name')).toHaveTextContent('ADA LOVELACE'));
  },
});

/** While the importer loads, the screen shows its outline, so that nothing jumps. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => serveSilence(msw),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…', { selector: 'p' })).toBeVisible();
  },
});

export const UnknownKey = meta.story({
  beforeEach: ({ msw }) => serveImporter(msw, { refusal: { status: 404, detail: 'There is no such importer.' } }),
  play: async ({ canvasElement }) => importerIn(canvasElement).says('This import doesn’t exist'),
});

export const NotAllowedHere = meta.story({
  beforeEach: ({ msw }) => serveImporter(msw, { refusal: { status: 403, detail: 'Not from this origin.' } }),
  play: async ({ canvasElement }) => importerIn(canvasElement).says('This import isn’t available here'),
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => serveImporter(msw, { refusal: { status: 429, detail: 'Too many requests.' } }),
  play: async ({ canvasElement }) => importerIn(canvasElement).says('The server is busy'),
});

/** Shows that the server is unreachable, and continues once it responds. */
export const Unreachable = meta.story({
  beforeEach: ({ msw }) => serveNothing(msw),
  play: async ({ canvas, canvasElement, msw }) => {
    const importer = importerIn(canvasElement);
    await importer.says('Can’t reach the server');
    await serveImporter(msw);
    await importer.press('retry');
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
});

/** The server processes the rows: progress, and a way to cancel. */
export const JobProgress = meta.story({
  beforeEach: ({ msw }) => serveImporter(msw, { staysAt: 42 }),
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf(CLEAN));
    await importer.goTo('review');
    await importer.press('submit');
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'));
  },
});

/** Errors found by the server appear in their rows. */
export const ServerFindings = meta.story({
  beforeEach: ({ msw }) =>
    serveImporter(msw, {
      end: {
        status: 'failed',
        error: 'Some rows are taken already.',
        num_errors: 1,
        errors: [{ row: 3, field: 'email', message: 'Somebody has this address.' }],
      },
    }),
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf(CLEAN));
    await importer.goTo('review');
    await importer.press('submit');
    await importer.says('Some rows are taken already.');
    await userEvent.click(await importer.cell(1, 'email'));
    await importer.says('Somebody has this address.');
  },
});
