import { expect, it } from 'vitest';
import type { BackendAdapter, SubmitOutcome } from '../backend-adapter.js';
import { createContentAdapter } from '../index.js';
import { engineSubmission, people } from '../testing/engine-submission.js';
import type { EngineSubmission } from '../testing/engine-submission.js';
import { startTestServer } from '../testing/test-server.js';
import type { TestServer } from '../testing/test-server.js';

const PEOPLE = 'Name,Age\nAnn,30\nBo,\nAnn,30\nCy,50\n';

interface Parts {
  readonly server: TestServer;
  readonly records: unknown[];
  readonly adapter: BackendAdapter;
}

async function withServer(test: (parts: Parts) => Promise<void>): Promise<void> {
  const records: unknown[] = [];
  const server = await startTestServer(async (request) => {
    if (request.headers.get('Authorization') !== 'Bearer secret') return new Response(null, { status: 401 });
    records.push(await request.json());
    return Response.json({ data: {} }, { status: 201 });
  });
  const options = { url: `${server.url}/`, model: 'contacts', token: () => 'secret', retryWaits: [1] };
  try {
    await test({ server, records, adapter: createContentAdapter(options) });
  } finally {
    await server.close();
  }
}

function submit(adapter: BackendAdapter, submission: EngineSubmission): Promise<SubmitOutcome> {
  return adapter.submit(submission, { signal: new AbortController().signal, onProgress: () => undefined });
}

const byText = (left: unknown, right: unknown): number => JSON.stringify(left).localeCompare(JSON.stringify(right));

it('creates a record for each row without its empty values', () =>
  withServer(async ({ server, records, adapter }) => {
    await submit(adapter, await engineSubmission(PEOPLE));
    expect(records.sort(byText)).toEqual(
      [{ name: 'Ann', age: 30 }, { name: 'Bo' }, { name: 'Ann', age: 30 }, { name: 'Cy', age: 50 }].sort(byText),
    );
    expect(new Set(server.requests)).toEqual(new Set(['POST /api/contacts']));
  }));

it('assigns each detail of a refusal to its row', () =>
  withServer(async ({ server, adapter }) => {
    const details = [
      { field: 'name', message: 'Short.' },
      { field: 'age', message: 'Young.' },
    ];
    const body = JSON.stringify({ error: { code: 'VALIDATION_ERROR', message: 'No.', details } });
    server.faults.push({ on: /contacts/, how: { status: 422, body } });
    const submission = await engineSubmission(PEOPLE);
    await expect(submit(adapter, submission)).rejects.toThrow('Some rows were refused.');
    expect(submission.refused).toHaveLength(2);
    expect(new Set(submission.refused).size).toBe(1);
  }));

it('waits when the server asks for it, and fails with `busy` when retries run out', () =>
  withServer(async ({ server, records, adapter }) => {
    const busy = { on: /contacts/, how: { status: 429, body: '{"error":{"message":"Slow down."}}' } } as const;
    server.faults.push(busy);
    await submit(adapter, await engineSubmission('Name,Age\nAnn,30\n'));
    expect(records).toHaveLength(1);
    server.faults.push(busy, busy);
    await expect(submit(adapter, await engineSubmission('Name,Age\nBo,40\n'))).rejects.toMatchObject({ code: 'busy' });
  }));

it('writes no record twice when a batch fails halfway, and equal rows once each', () =>
  withServer(async ({ server, records, adapter }) => {
    const many = `Name,Age\n${'Ann,30\nBo,40\n'.repeat(25)}`;
    const submission = await engineSubmission(many);
    server.faults.push({ on: /contacts/, how: 'drop' });
    await expect(submit(adapter, submission)).rejects.toMatchObject({ code: 'unreachable' });
    expect(records.length).toBeGreaterThan(0);
    await submit(adapter, submission);
    expect(records).toHaveLength(50);
    expect(records.filter((record) => (record as { name: string }).name === 'Ann')).toHaveLength(25);
  }));

it('writes no record twice that was under way when the user canceled', async () => {
  const records: unknown[] = [];
  const cancel = new AbortController();
  let answer = (): void => undefined;
  const canceling = new Promise<void>((resolve) => (answer = resolve));
  const server = await startTestServer(async (request) => {
    records.push(await request.json());
    if (records.length === 6) {
      cancel.abort(new DOMException('Canceled.', 'AbortError'));
      answer();
    }
    await canceling;
    return Response.json({ data: {} }, { status: 201 });
  });
  try {
    const adapter = createContentAdapter({ url: server.url, model: 'contacts', retryWaits: [] });
    const submission = await engineSubmission(people(20));
    const canceled = adapter.submit(submission, { signal: cancel.signal, onProgress: () => undefined });
    await expect(canceled).rejects.toThrow('Canceled.');
    expect(records).toHaveLength(6);
    await submit(adapter, submission);
    expect(records).toHaveLength(20);
  } finally {
    await server.close();
  }
});

it('rejects with `not-allowed` without a valid token', () =>
  withServer(async ({ server }) => {
    const adapter = createContentAdapter({ url: server.url, model: 'contacts', token: 'wrong' });
    const submitting = submit(adapter, await engineSubmission(PEOPLE));
    await expect(submitting).rejects.toMatchObject({ code: 'not-allowed' });
  }));
