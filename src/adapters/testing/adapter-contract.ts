import { describe, expect, it } from 'vitest';
import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, SubmitProgress } from '../backend-adapter.js';
import { isBackendError } from '../backend-error.js';
import { engineSubmission, people } from './engine-submission.js';
import type { EngineSubmission } from './engine-submission.js';

export interface ContractSubject {
  readonly adapter: BackendAdapter;
  /** Rows that arrived where they belong. */
  rows(): readonly unknown[];
  /** The next tries fail: as many as make the adapter give up. */
  breakDown(): void;
  /** Rows of this name are not taken, for the reason `Taken.` in their column `name`. */
  refuse(name: string): void;
  /** Nothing comes to an end until the promise does. */
  hold(until: Promise<void>): void;
}

/** What every adapter does, whatever is behind it. */
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
    it('brings every row where it belongs, once and in order', () =>
      withSubject(async (subject) => {
        await submit(subject, await engineSubmission(people(2500)));
        expect(namesOf(subject)).toEqual(names(2500));
      }));

    it('tells how far it is, first sending and then processing', () =>
      withSubject(async (subject) => {
        const progress: SubmitProgress[] = [];
        await submit(subject, await engineSubmission(people(2500)), { progress });
        const phases = progress.map(({ phase }) => phase);
        expect(phases[0]).toBe('sending');
        expect(phases.lastIndexOf('sending')).toBeLessThan([...phases, 'processing'].indexOf('processing'));
        for (const { percent } of progress) expect(percent).toBeGreaterThanOrEqual(0);
        for (const { percent } of progress) expect(percent).toBeLessThanOrEqual(100);
      }));

    it('rejects when it fails, and brings every row once when tried again', () =>
      withSubject(async (subject) => {
        const submission = await engineSubmission(people(30));
        subject.breakDown();
        await expect(submit(subject, submission)).rejects.toThrow();
        await submit(subject, submission);
        expect(namesOf(subject).sort()).toEqual(names(30).sort());
      }));

    it('says which rows were not taken, and why', () =>
      withSubject(async (subject) => {
        subject.refuse('P7');
        const submission = await engineSubmission(people(20));
        const failure: unknown = await submit(subject, submission).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(Error);
        const found = isBackendError(failure) ? failure.findings.map(({ row }) => row) : submission.refused;
        expect(found).toEqual([9]);
        expect(namesOf(subject)).not.toContain('P7');
      }));

    it('rejects with the reason when it is aborted beforehand, and nothing arrives', () =>
      withSubject(async (subject) => {
        const signal = AbortSignal.abort(new DOMException('Enough.', 'AbortError'));
        const failing = submit(subject, abortable(await engineSubmission(people(5)), signal), { signal });
        await expect(failing).rejects.toBe(signal.reason);
        expect(subject.rows()).toEqual([]);
      }));

    it('ends soon when it is aborted on the way', () =>
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

/** As the session does: no batch is handed over once the user has had enough. */
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
