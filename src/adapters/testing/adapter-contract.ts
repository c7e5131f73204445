import { describe, expect, it } from 'vitest';
import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, SubmitProgress } from '../backend-adapter.js';
import { isBackendError } from '../backend-error.js';
import { engineSubmission, people } from './engine-submission.js';
import type { EngineSubmission } from './engine-submission.js';

export interface ContractSubject {
  readonly adapter: BackendAdapter;
  /** Rows that have reached their destination. */
  rows(): readonly unknown[];
  /** Makes the next attempts fail, enough of them for the adapter to give up. */
  breakDown(): void;
  /** Rejects rows with this name, with the message `Taken.` in the column `name`. */
  refuse(name: string): void;
  /** No submission finishes before the promise resolves. */
  hold(until: Promise<void>): void;
}

/** Tests of the behavior that every adapter shares. */
export function adapterContract(
  name: string,
  withSubject: (test: (subject: ContractSubject) => Promise<void>) => Promise<void>,
): void {
  const submit = (
    { adapter }: ContractSubject,
    submission: EngineSubmission,
    { signal = new AbortController().signal, progress = [] }: SubmitOptions = {},
  ): Promise<unknown> => adapter.submit(submission, { signal, onProgress: (step) => progress.push(step) });

  describe(`${name} adapter`, () => {
    it('delivers every row once, in order', () =>
      withSubject(async (subject) => {
        await submit(subject, await engineSubmission(people(2500)));
        expect(namesOf(subject)).toEqual(names(2500));
      }));

    it('reports progress, first of sending and then of processing', () =>
      withSubject(async (subject) => {
        const progress: SubmitProgress[] = [];
        await submit(subject, await engineSubmission(people(2500)), { progress });
        const phases = progress.map(({ phase }) => phase);
        expect(phases[0]).toBe('sending');
        expect(phases.lastIndexOf('sending')).toBeLessThan([...phases, 'processing'].indexOf('processing'));
        for (const { percent } of progress) expect(percent).toBeGreaterThanOrEqual(0);
        for (const { percent } of progress) expect(percent).toBeLessThanOrEqual(100);
      }));

    it('rejects on failure and delivers every row once on the next attempt', () =>
      withSubject(async (subject) => {
        const submission = await engineSubmission(people(30));
        subject.breakDown();
        await expect(submit(subject, submission)).rejects.toThrow();
        await submit(subject, submission);
        expect(namesOf(subject).sort()).toEqual(names(30).sort());
      }));

    it('reports rejected rows with their messages', () =>
      withSubject(async (subject) => {
        subject.refuse('P7');
        const submission = await engineSubmission(people(20));
        const failure: unknown = await submit(subject, submission).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(Error);
        const found = isBackendError(failure) ? failure.findings.map(({ row }) => row) : submission.refused;
        expect(found).toEqual([9]);
        expect(namesOf(subject)).not.toContain('P7');
      }));

    it('rejects with the reason when aborted beforehand, and delivers nothing', () =>
      withSubject(async (subject) => {
        const signal = AbortSignal.abort(new DOMException('Enough.', 'AbortError'));
        const failing = submit(subject, abortable(await engineSubmission(people(5)), signal), { signal });
        await expect(failing).rejects.toBe(signal.reason);
        expect(subject.rows()).toEqual([]);
      }));

    it('ends soon after it is aborted midway', () =>
      withSubject(async (subject) => {
        const controller = new AbortController();
        let release = (): void => undefined;
        subject.hold(new Promise((resolve) => (release = resolve)));
        const submission = abortable(await engineSubmission(people(2500)), controller.signal);
        const running = submit(subject, submission, { signal: controller.signal }).then(
          () => 'through',
          () => 'ended',
        );
        controller.abort(new DOMException('Enough.', 'AbortError'));
        release();
        expect(await running).toBe('ended');
        expect(subject.rows().length).toBeLessThan(2500);
      }));
  });
}

interface SubmitOptions {
  readonly signal?: AbortSignal;
  readonly progress?: SubmitProgress[];
}

/** Like the session: hands over no batch after an abort. */
function abortable(submission: EngineSubmission, signal: AbortSignal): EngineSubmission {
  const deliver: EngineSubmission['deliver'] = (take, options) =>
    submission.deliver((batch) => {
      signal.throwIfAborted();
      return take({ ...batch, signal });
    }, options);
  return { ...submission, deliver };
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, row) => `P${row}`);
}

function namesOf(subject: ContractSubject): unknown[] {
  return subject.rows().map((row) => (row as ResultRow)['name']);
}
