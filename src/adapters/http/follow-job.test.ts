import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Submission, SubmitProgress } from '../backend-adapter.js';
import { BackendError } from '../index.js';
import { engineSubmission, people } from '../testing/engine-submission.js';
import { adapterOf, submit } from '../testing/http-submission.js';
import { startImporterServer } from '../testing/importer-server.js';
import type { ImporterServer } from '../testing/importer-server.js';

let server: ImporterServer;
beforeEach(async () => {
  server = await startImporterServer();
});
afterEach(() => server.close());

const made = (pattern: RegExp): number => server.requests.filter((request) => pattern.test(request)).length;

/** Rejects people with errors of these codes. */
const refusals =
  (codes: Readonly<Record<string, string>>): ImporterServer['refuse'] =>
  ({ name }) => {
    const code = codes[String(name)];
    return code === undefined ? null : { field: 'age', message: 'No.', code };
  };

describe('a job', () => {
  it('is created once even when the response to the upload is lost', async () => {
    server.faults.push({ on: /upload/, how: 'lose' });
    const outcome = await submit(adapterOf(server), await engineSubmission(people(9)));
    expect(outcome.job).toMatchObject({ status: 'completed', num_rows: 9, num_imported_rows: 9 });
    expect(server.jobs.size).toBe(1);
    expect(server.rows).toHaveLength(9);
  });

  it.each([401, 403, 409, 413, 422])(
    'is created once even when the response is lost and the retry is refused with %d',
    async (status) => {
      const adapter = adapterOf(server);
      const submission = await engineSubmission(people(9));
      server.faults.push({ on: /upload/, how: 'lose' }, { on: /upload/, how: { status, body: '{}' } });
      await expect(submit(adapter, submission)).rejects.toThrow(BackendError);
      await submit(adapter, submission);
      expect(server.jobs.size).toBe(1);
      expect(server.rows).toHaveLength(9);
    },
  );

  it('is found again even when another importer used the adapter in between', async () => {
    const adapter = adapterOf(server, { retryWaits: [] });
    const [one, other] = [await engineSubmission(people(9)), await engineSubmission(people(4))];
    server.faults.push({ on: /upload/, how: 'lose' });
    await expect(submit(adapter, one)).rejects.toMatchObject({ code: 'unreachable' });
    await submit(adapter, other);
    await submit(adapter, one);
    expect(server.jobs.size).toBe(2);
    expect(server.rows).toHaveLength(13);
  });

  const changed = (submission: Submission): Submission => ({ ...submission, metadata: { changed: true } });

  it('whose response was lost is stopped before changed rows are sent', async () => {
    server.gate = new Promise(() => undefined);
    const adapter = adapterOf(server, { retryWaits: [] });
    const submission = await engineSubmission(people(9));
    server.faults.push({ on: /upload/, how: 'lose' });
    await expect(submit(adapter, submission)).rejects.toMatchObject({ code: 'unreachable' });
    server.gate = null;
    await submit(adapter, changed(submission));
    expect([...server.jobs.values()]).toMatchObject([{ error: 'Cancelled' }, { status: 'completed' }]);
    expect(server.forms.at(-1)).toMatchObject({ metadata: '{"changed":true}' });
  });

  it('that completed although its response was lost is reported before anything is imported twice', async () => {
    const adapter = adapterOf(server, { retryWaits: [] });
    const submission = await engineSubmission(people(9));
    server.faults.push({ on: /upload/, how: 'lose' });
    await expect(submit(adapter, submission)).rejects.toMatchObject({ code: 'unreachable' });
    await expect.poll(() => server.rows.length).toBe(9);
    server.faults.push({ on: /requests/, how: 'drop' });
    await expect(submit(adapter, changed(submission))).rejects.toMatchObject({ code: 'unreachable' });
    await expect(submit(adapter, changed(submission))).rejects.toMatchObject({ code: 'imported' });
    expect(server.jobs.size).toBe(1);
    // The user has been informed and may submit again on purpose.
    await submit(adapter, changed(submission));
    expect(server.rows).toHaveLength(18);
  });

  it('is found by the next attempt when the connection was lost', async () => {
    let release = (): void => undefined;
    server.gate = new Promise((resolve) => (release = resolve));
    const adapter = adapterOf(server);
    const submission = await engineSubmission(people(9));
    server.faults.push({ on: /GET .*events/, how: { status: 502, body: '' } });
    for (let fault = 0; fault < 3; fault += 1) server.faults.push({ on: /GET .*key\/[\w-]+\?/, how: 'drop' });
    await expect(submit(adapter, submission)).rejects.toMatchObject({ code: 'unreachable' });
    release();
    await expect(submit(adapter, submission)).resolves.toMatchObject({ job: { status: 'completed' } });
    expect(server.jobs.size).toBe(1);
  });

  it('is replaced by a new one after it failed', async () => {
    const adapter = adapterOf(server);
    const submission = await engineSubmission(people(9));
    server.refuse = ({ name }) => (name === 'P3' ? { field: '', message: 'Full.' } : null);
    const findings = [{ row: 5, column: null, message: 'Full.' }];
    const failure = { code: 'failed', message: 'Some rows were refused', findings };
    await expect(submit(adapter, submission)).rejects.toMatchObject(failure);
    server.refuse = null;
    await submit(adapter, submission);
    expect(server.jobs.size).toBe(2);
    expect(server.rows).toHaveLength(9);
  });

  it('that failed returns all its errors, not only the first ones', async () => {
    server.refuse = () => ({ field: 'age', message: 'No.' });
    const failing = submit(adapterOf(server), await engineSubmission(people(40)));
    const findings = Array.from({ length: 40 }, (_, row) => ({ row: row + 2, column: 'age', message: 'No.' }));
    await expect(failing).rejects.toMatchObject({ findings });
  });

  it('that failed returns its first errors when the rest cannot be loaded', async () => {
    server.refuse = () => ({ field: 'age', message: 'No.' });
    server.faults.push({ on: /errors/, how: 'drop' });
    const failing = submit(adapterOf(server), await engineSubmission(people(40)));
    await expect(failing).rejects.toHaveProperty('findings.length', 3);
  });

  it('that completed returns the errors for which the destination rejected rows', async () => {
    server.skipsRefused = true;
    server.refuse = refusals({ P1: 'custom', P2: 'rejected' });
    const outcome = await submit(adapterOf(server), await engineSubmission(people(9)));
    expect(outcome).toMatchObject({ job: { status: 'completed', num_imported_rows: 7, num_errors: 2 } });
    expect(outcome.findings).toEqual([{ row: 4, column: 'age', message: 'No.' }]);
  });

  it('that completed with many errors returns those of the destination, wherever they are', async () => {
    server.skipsRefused = true;
    const codes = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`P${at}`, 'custom']));
    server.refuse = refusals({ ...codes, P19: 'rejected' });
    const outcome = await submit(adapterOf(server), await engineSubmission(people(20)));
    expect(outcome.findings).toEqual([{ row: 21, column: 'age', message: 'No.' }]);
    expect(made(/errors.*code=rejected/)).toBe(1);
  });

  it('is polled when no stream is available', async () => {
    let release = (): void => undefined;
    server.gate = new Promise((resolve) => (release = resolve));
    for (let fault = 0; fault < 9; fault += 1) server.faults.push({ on: /events/, how: { status: 404, body: '' } });
    const progress: SubmitProgress[] = [];
    const running = submit(adapterOf(server), await engineSubmission(people(9)), { progress });
    await expect.poll(() => made(/GET .*key\/[\w-]+\?/)).toBeGreaterThan(5);
    expect(progress).toContainEqual({ phase: 'processing', percent: 40 });
    const [job] = server.jobs.values();
    Object.assign(job!, { progress: { phase: 'writing', percent: 70 }, num_imported_rows: 6 });
    await expect.poll(() => progress).toContainEqual({ phase: 'processing', percent: 70, rows: 6 });
    release();
    await expect(running).resolves.toMatchObject({ job: { status: 'completed' } });
  });
});

describe('cancelling', () => {
  it('stops the job on the server', async () => {
    server.gate = new Promise(() => undefined);
    const controller = new AbortController();
    const running = submit(adapterOf(server), await engineSubmission(people(9)), { within: controller.signal });
    await expect.poll(() => made(/events/)).toBe(1);
    controller.abort(new DOMException('Enough.', 'AbortError'));
    await expect(running).rejects.toBe(controller.signal.reason);
    expect([...server.jobs.values()]).toMatchObject([{ status: 'failed', error: 'Cancelled' }]);
  });

  it('stops a job whose id has not arrived yet', async () => {
    server.gate = new Promise(() => undefined);
    let release = (): void => undefined;
    server.responseGate = new Promise((resolve) => (release = resolve));
    const controller = new AbortController();
    const adapter = adapterOf(server, { maxSingleBytes: 10 });
    const running = submit(adapter, await engineSubmission(people(9)), { within: controller.signal });
    await expect.poll(() => server.jobs.size).toBe(1);
    controller.abort(new DOMException('Enough.', 'AbortError'));
    release();
    await expect(running).rejects.toBe(controller.signal.reason);
    expect([...server.jobs.values()]).toMatchObject([{ status: 'failed', error: 'Cancelled' }]);
  });

  it('stops a job between two attempts to learn its id', async () => {
    server.gate = new Promise(() => undefined);
    server.faults.push({ on: /upload/, how: 'lose' });
    const controller = new AbortController();
    const adapter = adapterOf(server, { retryWaits: [3_600_000] });
    const running = submit(adapter, await engineSubmission(people(9)), { within: controller.signal });
    await expect.poll(() => server.jobs.size).toBe(1);
    await new Promise((later) => setTimeout(later, 50));
    controller.abort(new DOMException('Enough.', 'AbortError'));
    await expect(running).rejects.toBe(controller.signal.reason);
    expect([...server.jobs.values()]).toMatchObject([{ status: 'failed', error: 'Cancelled' }]);
  });

  it('before a job was created does not block the next submission', async () => {
    server.arrivalGate = new Promise(() => undefined);
    const adapter = adapterOf(server);
    const controller = new AbortController();
    const submission = await engineSubmission(people(9));
    const running = submit(adapter, submission, { within: controller.signal });
    await expect.poll(() => made(/upload/)).toBe(1);
    controller.abort(new DOMException('Enough.', 'AbortError'));
    await expect(running).rejects.toBe(controller.signal.reason);
    server.arrivalGate = null;
    await expect(submit(adapter, submission)).resolves.toMatchObject({ job: { status: 'completed' } });
    expect(server.rows).toHaveLength(9);
  });

  it('too late still reports the rows as imported', async () => {
    const controller = new AbortController();
    let release = (): void => undefined;
    server.gate = new Promise((resolve) => (release = resolve));
    for (let fault = 0; fault < 3; fault += 1) server.faults.push({ on: /events/, how: { status: 404, body: '' } });
    const adapter = adapterOf(server, { pollEvery: 3_600_000 });
    const running = submit(adapter, await engineSubmission(people(9)), { within: controller.signal });
    await expect.poll(() => made(/GET .*key\/[\w-]+\?/)).toBe(1);
    release();
    await expect.poll(() => server.rows.length).toBe(9);
    controller.abort();
    await expect(running).resolves.toMatchObject({ job: { status: 'completed' } });
  });
});
