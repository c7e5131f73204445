import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionOptions } from './session-options.js';
import { COLUMNS, importSession, openAt, people, until } from '../testing/import-session.js';
import { optionFaults } from './option-faults.js';

const error = vi.fn();
beforeEach(() => {
  error.mockReset();
  vi.stubGlobal('console', { ...console, error });
});
afterEach(() => void vi.unstubAllGlobals());

const given = (options: object): SessionOptions => ({ persist: false, mappingMemory: false, ...options });
const said = (): string => error.mock.calls.flat().join('\n');

describe('props of a wrong type', () => {
  it.each<[name: string, value: unknown, sentence: string]>([
    ['onComplete', 5, '`onComplete` must be a function, but is 5.'],
    ['onBatch', [], '`onBatch` must be a function, but is a list.'],
    ['validateRows', 'check', '`validateRows` must be a function, but is the string "check".'],
    [
      'adapter',
      { send: 1 },
      '`adapter` must be an adapter, an object with a function `submit`, but is an object with `send`.',
    ],
    ['getToken', {}, '`getToken` must be a function, but is an empty object.'],
  ])('stop an import with a sentence, and are named in the console: %s', async (name, value, sentence) => {
    const session = importSession(given({ [name]: value }));
    session.begin();
    await expect(openAt(session, people(2), 'map')).rejects.toThrow('Stuck');
    expect(session.store.getState().error).toEqual({ code: 'invalid-columns', params: { reason: name } });
    expect(said()).toBe(`CSVImporter: ${sentence} Imports will fail.`);
    session.destroy();
  });

  it.each([5, 'a,b', {}, { rows: [] }, [5], [null], (): number => 1])(
    'say what demo data must be, and leave the upload usable: %s',
    async (demoData) => {
      const session = importSession(given({ demoData }));
      session.begin();
      const { error: shown } = await until(session, (state) => state.error !== null);
      expect(shown).toEqual({ code: 'invalid-columns', params: { reason: 'demoData' } });
      await expect
        .poll(() => said())
        .toContain('`demoData` must be `{ fileName, csvContent }` or a list of objects, but is');
      await openAt(session, people(2), 'review');
      session.destroy();
    },
  );

  it.each([
    ['batchSize', (): number => 1],
    ['invalidRowHandling', (): number => 1],
    ['includeUnmatchedColumns', (): number => 1],
    ['onClose', 5],
    ['onMappingLearned', {}],
    ['createWorker', (): number => 1],
  ])('without which an import works have their defaults: %s', async (name, value) => {
    const session = importSession(given({ [name]: value }));
    await openAt(session, people(2), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'complete', error: null });
    await session.actions.leave();
    session.destroy();
  });

  it.each([
    ['invalidRowHandling', 'excluded', '"block" or "exclude" or "include"'],
    ['resultShape', 'rows', '"result" or "data"'],
    ['batchShape', 'column', '"rows" or "columns"'],
  ])('are reported in every build if they decide what the host gets: %s', async (name, value, expected) => {
    const session = importSession(given({ [name]: value }));
    session.begin();
    const sentence = `\`${name}\` must be ${expected}, but is the string "${value}".`;
    await expect.poll(() => said()).toBe(`CSVImporter: ${sentence} It is ignored.`);
    session.destroy();
  });

  it('are reported once, and again if they change', async () => {
    const session = importSession(given({ language: 5 }));
    session.begin();
    session.update(given({ columns: COLUMNS, language: 5 }));
    await expect.poll(() => said()).toBe('CSVImporter: `language` must be a string, but is 5. It is ignored.');
    session.update(given({ columns: COLUMNS, language: 6 }));
    await expect.poll(() => error).toHaveBeenCalledTimes(2);
    session.destroy();
  });

  it('do not include absent ones and those of the right type', () => {
    const options = { onComplete: () => undefined, onBatch: null, demoData: [], language: 'de', i18n: { on: () => 1 } };
    expect(optionFaults({ ...options, validateRows: undefined, theme: 5 })).toEqual([]);
  });
});

it('checks of the host that return something else than a list are named', async () => {
  const session = importSession(given({ validateRows: () => true }));
  await openAt(session, people(2), 'review');
  expect(session.store.getState().error).toEqual({ code: 'invalid-columns', params: { reason: 'validateRows' } });
  expect(said()).toBe('CSVImporter: `validateRows` must return a list of findings, or a promise of one.');
  session.destroy();
});
