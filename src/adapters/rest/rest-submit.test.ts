import { expect, it } from 'vitest';
import type { BackendAdapter, SubmissionNotes, SubmitOutcome } from '../backend-adapter.js';
import { createRestAdapter } from '../index.js';
import { engineSubmission, people } from '../testing/engine-submission.js';
import { startTestServer } from '../testing/test-server.js';
import type { TestServer } from '../testing/test-server.js';
import type { RestAdapterOptions } from './create-rest-adapter.js';

interface Taken {
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

async function withServer(
  options: Partial<RestAdapterOptions>,
  test: (parts: {
    readonly server: TestServer;
    readonly taken: Taken[];
    /** Submits `count` people. */
    submit(count: number, notes?: SubmissionNotes): Promise<SubmitOutcome>;
    /** Makes the adapter anew, as after a reload of the page. */
    reload(): void;
  }) => Promise<void>,
): Promise<void> {
  const taken: Taken[] = [];
  const server = await startTestServer(async (request) => {
    taken.push({ method: request.method, headers: request.headers, body: await request.json() });
    return new Response(null, { status: 204 });
  });
  const made = (): BackendAdapter => createRestAdapter({ url: `${server.url}/people`, retryWaits: [1, 1], ...options });
  let adapter = made();
  const reload = (): void => void (adapter = made());
  const submit = async (count: number, notes?: SubmissionNotes): Promise<SubmitOutcome> =>
    adapter.submit(await engineSubmission(people(count), { user: 'Ada', notes }), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
  try {
    await test({ server, taken, submit, reload });
  } finally {
    await server.close();
  }
}

it("sends batches of the host's size and shape", () =>
  withServer(
    {
      method: 'PUT',
      batchSize: 2,
      headers: async () => ({ Authorization: 'Bearer secret' }),
      toBody: (rows, { index, isLast, user }) => ({ people: rows, index, isLast, user }),
    },
    async ({ taken, submit }) => {
      await submit(3);
      expect(taken.map(({ body }) => body)).toEqual([
        {
          people: [
            { name: 'P0', age: 0 },
            { name: 'P1', age: 1 },
          ],
          index: 0,
          isLast: false,
          user: 'Ada',
        },
        { people: [{ name: 'P2', age: 2 }], index: 1, isLast: true, user: 'Ada' },
      ]);
      expect(taken.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([
        ['PUT', 'Bearer secret'],
        ['PUT', 'Bearer secret'],
      ]);
    },
  ));

it('retries a batch under the same key and gives each batch its own', () =>
  withServer({ batchSize: 2 }, async ({ server, taken, submit }) => {
    server.faults.push({ on: /people/, how: 'lose' }, { on: /people/, how: { status: 503, body: '' } });
    await submit(4);
    const keys = taken.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[2]);
    expect(server.requests).toHaveLength(4);
  }));

it('keeps the key when the user submits again', () =>
  withServer({ retryWaits: [] }, async ({ server, taken, submit }) => {
    server.faults.push({ on: /people/, how: 'lose' });
    await expect(submit(3)).rejects.toMatchObject({ code: 'unreachable' });
    await submit(3);
    expect(new Set(taken.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  }));

it('keeps the key of a batch across a reload of the page, and gives equal batches keys of their own', () =>
  withServer({ retryWaits: [], batchSize: 1, toBody: () => 'the same' }, async ({ server, taken, submit, reload }) => {
    let kept: unknown = null;
    const notes = { read: () => kept, write: async (given: unknown) => void (kept = structuredClone(given)) };
    server.faults.push({ on: /people/, how: 'lose' });
    await expect(submit(2, notes)).rejects.toMatchObject({ code: 'unreachable' });
    reload();
    await submit(2, notes);
    const keys = taken.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[2]);
  }));

it.each([
  ['{"refused": [{"row": 1, "column": "age", "message": "Too young."}]}', 'Some rows were refused.'],
  ['{"message": "The list is closed."}', 'The list is closed.'],
  ['{"error": {"message": "The list is closed."}}', 'The list is closed.'],
  ['{"detail": "The list is closed."}', 'The list is closed.'],
])('reads the message of a 422 with %s', (body, message) =>
  withServer({}, async ({ server, submit }) => {
    server.faults.push({ on: /people/, how: { status: 422, body } });
    await expect(submit(3)).rejects.toMatchObject({ message });
    expect(server.requests).toHaveLength(1);
  }),
);

it('does not retry a request that is not allowed', () =>
  withServer({}, async ({ server, submit }) => {
    server.faults.push({ on: /people/, how: { status: 403, body: '' } });
    await expect(submit(3)).rejects.toMatchObject({ code: 'not-allowed' });
    expect(server.requests).toHaveLength(1);
  }));

it("reads refusals with the host's `readRefusals`", () =>
  withServer(
    { readRefusals: (_response, rows) => rows.map((_row, row) => ({ row, message: 'No.' })) },
    async ({ submit }) => {
      await expect(submit(3)).rejects.toThrow('Some rows were refused.');
    },
  ));

it("reads refusals of a 422 with the host's `readRefusals`", () =>
  withServer(
    {
      readRefusals: (response) =>
        (response as { errors: { at: number; text: string }[] }).errors.map(({ at, text }) => ({
          row: at,
          message: text,
        })),
    },
    async ({ server, submit }) => {
      server.faults.push({ on: /people/, how: { status: 422, body: '{"errors": [{"at": 1, "text": "Too young."}]}' } });
      await expect(submit(3)).rejects.toThrow('Some rows were refused.');
      server.faults.push({ on: /people/, how: { status: 422, body: '{"message": "The list is closed."}' } });
      await expect(submit(3)).rejects.toThrow('The list is closed.');
    },
  ));

it('takes a page behind a redirect for a sign-in, not for an answer', async () => {
  const server = await startTestServer(async (request) =>
    request.url.endsWith('/sign-in')
      ? new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } })
      : new Response(null, { status: 303, headers: { Location: '/sign-in' } }),
  );
  try {
    const adapter = createRestAdapter({ url: `${server.url}/people` });
    const submitted = adapter.submit(await engineSubmission(people(1)), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await expect(submitted).rejects.toMatchObject({ code: 'not-allowed' });
  } finally {
    await server.close();
  }
});
