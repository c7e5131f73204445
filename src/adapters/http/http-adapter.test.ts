import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '../../engine/index.js';
import { fieldSchema, planSchema } from '../../protocol/schemas.js';
import type { Submission, SubmissionNotes, SubmitProgress } from '../backend-adapter.js';
import { BackendError } from '../index.js';
import { COLUMNS, engineSubmission, people } from '../testing/engine-submission.js';
import { adapterOf, submit } from '../testing/http-submission.js';
import { KEY, startImporterServer } from '../testing/importer-server.js';
import type { ImporterServer } from '../testing/importer-server.js';

let server: ImporterServer;
beforeEach(async () => {
  server = await startImporterServer();
});
afterEach(() => server.close());

const { signal } = new AbortController();
const made = (pattern: RegExp): number => server.requests.filter((request) => pattern.test(request)).length;

describe('loading the importer', () => {
  it('returns columns and rules', async () => {
    const configuration = await adapterOf(server, { backendUrl: `${server.url}/` }).loadImporter?.({ signal });
    expect(configuration).toMatchObject({
      columns: [
        { id: 'name', label: 'Name', type: 'string', validators: [{ type: 'required' }] },
        { id: 'age', label: 'Age', type: 'number' },
      ],
      rowHandling: 'exclude',
      includeUnmatchedColumns: false,
      darkMode: true,
      assistant: false,
      maxFileSize: 5_000_000,
    });
    expect(configuration).not.toHaveProperty('maxRows');
  });

  const detail = (status: number): string => JSON.stringify({ detail: 'Not today.', status_code: status });
  it.each([
    ['an unknown key', 404, detail(404), 'unknown-importer'],
    ['a page whose origin is not allowed', 403, detail(403), 'not-allowed'],
    ['an expired token', 401, detail(401), 'not-allowed'],
    ['a malformed key', 422, detail(422), 'unknown-importer'],
    ['too many requests', 429, detail(429), 'busy'],
    ['a server error', 500, detail(500), 'unreachable'],
    ['another server', 404, '<h1>Not found</h1>', 'unreachable'],
    ['an HTML page instead of JSON', 200, '<h1>Sign in to the network</h1>', 'unreachable'],
    ['JSON that is not an importer', 200, '{"data": []}', 'unreachable'],
  ])('maps %s to an error code', async (_what, status, body, code) => {
    server.faults.push({ on: /schema/, how: { status, body } });
    await expect(adapterOf(server).loadImporter?.({ signal })).rejects.toMatchObject({ name: 'BackendError', code });
  });

  it.each([404, 422])('warns the developer of an unknown key, and leaves users the words: %i', async (status) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.faults.push({ on: /schema/, how: { status, body: detail(status) } });
    await expect(adapterOf(server).loadImporter?.({ signal })).rejects.toMatchObject({ message: '' });
    expect(warn.mock.calls).toEqual([[expect.stringContaining(KEY), new Error(`HTTP ${status}: Not today.`)]]);
    warn.mockRestore();
  });

  it('reports a server that cannot be reached', async () => {
    const backendUrl = server.url;
    await server.close();
    server = await startImporterServer();
    await expect(adapterOf(server, { backendUrl }).loadImporter?.({ signal })).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});

/** Notes that outlive the adapter, as after a reload of the page. */
function notesOf(): SubmissionNotes {
  let kept: unknown = null;
  return { read: () => kept, write: async (notes) => void (kept = structuredClone(notes)) };
}

describe('after a reload of the page', () => {
  it('a submission finds the job of the request whose response was lost', async () => {
    const notes = notesOf();
    server.faults.push({ on: /upload/, how: 'lose' });
    await expect(
      submit(adapterOf(server, { retryWaits: [] }), await engineSubmission(people(3), { notes })),
    ).rejects.toMatchObject({ code: 'unreachable' });
    const { job } = await submit(adapterOf(server), await engineSubmission(people(3), { notes }));
    expect(job).toMatchObject({ num_rows: 3 });
    expect(server.jobs.size).toBe(1);
    expect(notes.read()).toBeNull();
  });

  it('another submission withdraws that job, or reports that it went through', async () => {
    const notes = notesOf();
    server.faults.push({ on: /upload/, how: 'lose' });
    await expect(
      submit(adapterOf(server, { retryWaits: [] }), await engineSubmission(people(3), { notes })),
    ).rejects.toMatchObject({ code: 'unreachable' });
    await expect.poll(() => server.rows.length).toBe(3);
    await expect(
      submit(adapterOf(server), await engineSubmission(people(3), { notes, metadata: { changed: true } })),
    ).rejects.toMatchObject({ code: 'imported' });
  });
});

describe('the upload', () => {
  it('contains the plan, the file and the user, as the server expects', async () => {
    const dynamic: Column = {
      id: 'size',
      label: 'Size',
      validators: [{ type: 'custom', fn: () => true }, { type: 'required' }],
      transformations: [{ type: 'trim' }, { type: 'custom', fn: String }],
    };
    const submission = await engineSubmission(people(3), {
      dynamicColumns: [dynamic],
      user: { id: 7 },
      metadata: { from: 'a test' },
    });
    await submit(adapterOf(server), submission);
    const [form] = server.forms;
    expect(form).toMatchObject({ importer_key: KEY, user: '{"id":7}', metadata: '{"from":"a test"}' });
    const plan = planSchema.parse(JSON.parse(form?.['plan'] ?? ''));
    expect(plan).toMatchObject({ columns: ['name', 'age'], header: { start: 0, rows: 1 }, row_handling: 'include' });
    expect(plan.dynamic_fields).toMatchObject([
      { name: 'size', validators: [{ type: 'required' }], transformations: [{ type: 'trim' }] },
    ]);
    for (const field of plan.dynamic_fields ?? []) fieldSchema.parse(field);
  });

  it.each([
    ['too large', 'x'.repeat(16 * 1024)],
    ['not plain data', 1n],
  ])('is refused before anything is sent when the user is %s', async (_how, user) => {
    const submission = await engineSubmission(people(3), { user });
    await expect(submit(adapterOf(server), submission)).rejects.toMatchObject({ code: 'rejected' });
    expect(server.requests).toEqual([]);
  });

  it('carries the token of the host', async () => {
    const tokens: string[] = [];
    const adapter = adapterOf(server, { getToken: () => `token ${tokens.push('asked')}` });
    await adapter.loadImporter?.({ signal });
    expect(tokens).toEqual(['asked']);
    const refusing = adapterOf(server, { getToken: () => Promise.reject(new Error('Signed out.')) });
    await expect(refusing.loadImporter?.({ signal })).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('a file too large for one request', () => {
  const large = (): Promise<Submission> => engineSubmission(people(1000), { metadata: 'large' });

  it('is sent in parts and imported by one job', async () => {
    const progress: SubmitProgress[] = [];
    const submission = await large();
    await submit(adapterOf(server, { maxSingleBytes: 1000 }), submission, { progress });
    expect(server.rows).toHaveLength(1000);
    expect(made(/PUT .*parts/)).toBe(Math.ceil(submission.file.size / 1000));
    const sent = progress.filter(({ phase }) => phase === 'sending').map(({ percent }) => percent);
    expect(sent).toEqual([...sent].sort((left, right) => left - right));
    expect(sent.at(-1)).toBe(100);
  });

  it('resumes after every broken connection without sending a part twice', async () => {
    for (const part of [2, 4, 5, 7]) server.faults.push({ on: new RegExp(`parts/${part}\\?`), how: 'drop' });
    server.faults.push({ on: /parts\/6/, how: 'lose' });
    await submit(adapterOf(server, { maxSingleBytes: 1000, retryWaits: [1] }), await large());
    expect(server.rows).toHaveLength(1000);
    expect(made(/parts\/1\?/)).toBe(1);
    expect(made(/parts\/2\?/)).toBe(2);
    expect(made(/parts\/6\?/)).toBe(1);
    expect(made(/POST .*uploads/)).toBe(1);
  });

  it('resumes when the user submits again', async () => {
    const adapter = adapterOf(server, { maxSingleBytes: 1000, retryWaits: [1] });
    const submission = await large();
    for (let fault = 0; fault < 2; fault += 1) server.faults.push({ on: /parts\/3/, how: 'drop' });
    await expect(submit(adapter, submission)).rejects.toMatchObject({ code: 'unreachable' });
    await submit(adapter, submission);
    expect(made(/parts\/0\?/)).toBe(1);
    expect(server.rows).toHaveLength(1000);
  });

  it.each([
    ['the response to the upload', /POST .*upload\?/],
    ['the job', /GET /],
  ])('is imported by one job even when %s is lost', async (_what, on) => {
    const adapter = adapterOf(server, { maxSingleBytes: 1000, retryWaits: [1] });
    const submission = await large();
    for (let fault = 0; fault < 6; fault += 1) server.faults.push({ on, how: 'lose' });
    await expect(submit(adapter, submission)).rejects.toMatchObject({ code: 'unreachable' });
    server.faults.length = 0;
    const { job } = await submit(adapter, submission);
    expect(job).toMatchObject({ status: 'completed', num_rows: 1000 });
    expect(server.jobs.size).toBe(1);
    expect(made(/POST .*uploads/)).toBe(1);
  });

  it('starts over when the server has discarded the parts', async () => {
    const adapter = adapterOf(server, { maxSingleBytes: 1000, retryWaits: [1] });
    server.faults.push({ on: /parts\/3/, how: 'drop' });
    const body = JSON.stringify({ detail: 'Gone.', status_code: 404 });
    server.faults.push({ on: /GET .*uploads/, how: { status: 404, body } });
    await submit(adapter, await large());
    expect(made(/POST .*uploads/)).toBe(2);
    expect(server.rows).toHaveLength(1000);
  });
});

describe('mapping suggestions of the backend', () => {
  it('are accepted only for known columns', async () => {
    const mappings = [
      { uploadIndex: 0, templateKey: 'name', confidence: 0.95, reason: '' },
      { uploadIndex: 1, templateKey: 'age', confidence: 0.6, reason: '' },
      { uploadIndex: 9, templateKey: 'age', confidence: 1, reason: '' },
      { uploadIndex: 1, templateKey: 'salary', confidence: 1, reason: '' },
    ];
    server.faults.push({ on: /suggestions/, how: { status: 200, body: JSON.stringify({ success: true, mappings }) } });
    const sources = ['Who', 'Years'].map((name, index) => ({ index, name, samples: [], fillRate: 1 }));
    const found = await adapterOf(server).suggestMapping?.({ sources, columns: COLUMNS }, { signal });
    expect(found).toMatchObject([
      { source: 0, column: 'name', tier: 'sure' },
      { source: 1, column: 'age', tier: 'check' },
    ]);
  });
});

describe('editing with a prompt', () => {
  const program = { steps: [{ column: 'name', to: { type: 'uppercase', of: { type: 'column', column: 'name' } } }] };
  const request = { prompt: 'shout', columns: COLUMNS, rows: [{ name: 'Ann', age: '3' }] };
  const propose = (body: unknown): Promise<unknown> | undefined => {
    server.faults.push({ on: /transform/, how: { status: 200, body: JSON.stringify(body) } });
    return adapterOf(server).proposeTransform?.(request, { signal });
  };

  it('returns a program', async () => {
    expect(await propose({ success: true, changes: [], summary: 'Louder.', program })).toEqual({
      program,
      summary: 'Louder.',
    });
  });

  it("shows the backend's message when the prompt is refused", async () => {
    await expect(propose({ success: false, error: 'There is no column “x”.' })).rejects.toMatchObject({
      code: 'rejected',
      message: 'There is no column “x”.',
    });
  });

  it.each([
    [null],
    [{ success: true }],
    [{ success: true, program: { steps: [{ column: 'name', to: { type: 'eval' } }] } }],
  ])('rejects the response %j', async (body) => {
    await expect(propose(body)).rejects.toBeInstanceOf(BackendError);
  });
});
