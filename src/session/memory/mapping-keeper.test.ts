import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryAdapter } from '../../adapters/index.js';
import type { SessionOptions } from '../options/session-options.js';
import type { Session } from '../session.js';
import { COLUMNS, csvFile, importSession } from '../testing/import-session.js';
import type { FileShape, LearnedMapping, MappingStorage } from './mapping-storage.js';

afterEach(() => void vi.restoreAllMocks());

const FILE = 'Name,Age,Years\nAnn,30,1\n';

async function opened(options: SessionOptions, text = FILE): Promise<Session> {
  const session = importSession({ persist: false, ...options });
  await session.actions.openFile(csvFile(text));
  return session;
}

/** The shape that a file has for the importer. */
async function shapeOf(options: SessionOptions = {}, text = FILE): Promise<FileShape> {
  const shapes: FileShape[] = [];
  const mappingMemory: MappingStorage = {
    load: (shape) => {
      shapes.push(shape);
      return null;
    },
    save: () => undefined,
  };
  await opened({ mappingMemory, ...options }, text);
  expect(shapes).toHaveLength(1);
  return shapes[0]!;
}

describe('the shape of a file', () => {
  it('has the names of the columns, and a short key', async () => {
    const { key, headers } = await shapeOf();
    expect(headers).toEqual(['Name', 'Age', 'Years']);
    expect(key).toMatch(/^[a-z0-9-]{3,40}$/);
  });

  const importer = (id: string): SessionOptions => ({ adapter: { ...createMemoryAdapter(), importer: id } });
  it.each<[what: string, one: SessionOptions, other: SessionOptions, isSame: boolean]>([
    ['the same importer', {}, {}, true],
    ['columns in another order', {}, { columns: COLUMNS.toReversed() }, true],
    ['other columns', {}, { columns: COLUMNS.slice(1) }, false],
    ['the same importer of a backend', importer('a'), { ...importer('a'), columns: COLUMNS.slice(1) }, true],
    ['another importer of a backend', importer('a'), importer('b'), false],
    ['another user', { user: { id: 1 } }, { user: { id: 2 } }, false],
    ['a user', {}, { user: { id: 1 } }, false],
  ])('for %s', async (_, one, other, isSame) => {
    expect((await shapeOf(one)).key === (await shapeOf(other)).key).toBe(isSame);
  });

  it('does not depend on the order of its columns', async () => {
    const { key } = await shapeOf();
    const other = await shapeOf({}, 'Years,Name,Age\n1,Ann,30\n');
    expect(other).toEqual({ key, headers: ['Years', 'Name', 'Age'] });
    expect((await shapeOf({}, 'Name,Age\nAnn,30\n')).key).not.toBe(key);
  });
});

it('does not wait longer than three seconds for a storage', async () => {
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds?: number) =>
    wait(run, milliseconds === 3000 ? 0 : milliseconds)) as typeof setTimeout);
  const mappingMemory: MappingStorage = { load: () => new Promise(() => undefined), save: () => undefined };
  const session = await opened({ mappingMemory });
  expect(session.store.getState()).toMatchObject({ mapping: ['name', 'age', null], error: null });
});

describe('what was learned', () => {
  function storage(initial: LearnedMapping, saved: LearnedMapping[] = []): MappingStorage {
    let kept = initial;
    return {
      load: () => kept,
      save: (_shape, mapping) => {
        kept = mapping;
        saved.push(mapping);
      },
    };
  }
  const learned = { Age: null, Years: 'age' };

  it('is saved when something was decided, and not when nothing was', async () => {
    const saved: LearnedMapping[] = [];
    const onMappingLearned = vi.fn<NonNullable<SessionOptions['onMappingLearned']>>();
    const session = await opened({ mappingMemory: storage(learned, saved), onMappingLearned });
    await session.actions.proceed();
    expect(saved, 'what was remembered applies').toEqual([]);
    session.actions.goTo('map');
    session.actions.mapColumn(1, 'age');
    await session.actions.proceed();
    expect(saved).toEqual([{ Age: 'age', Years: null }]);
    expect(onMappingLearned.mock.calls.map(([{ mapping }]) => mapping)).toEqual(saved);
  });

  it('does not stop an import when the host cannot take it', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('Not ready');
    const onMappingLearned = (): void => {
      throw failure;
    };
    const session = await opened({ mappingMemory: storage(learned), onMappingLearned });
    session.actions.mapColumn(1, 'age');
    await session.actions.proceed();
    expect(session.store.getState().step).not.toBe('map');
    expect(report).toHaveBeenCalledWith(failure);
    report.mockRestore();
  });

  it('does not stop an import when it cannot be saved', async () => {
    const mappingMemory: MappingStorage = { load: () => null, save: () => Promise.reject(new Error('Away')) };
    const session = await opened({ mappingMemory });
    session.actions.mapColumn(2, 'age');
    await session.actions.proceed();
    expect(session.store.getState()).toMatchObject({ step: 'review', error: null });
  });

  it('is forgotten about one column, which gets its suggestion if that is free', async () => {
    const saved: LearnedMapping[] = [];
    const session = await opened({ mappingMemory: storage(learned, saved) });
    expect(session.store.getState().mapping).toEqual(['name', null, 'age']);
    await session.actions.forgetMatch(1);
    expect(session.store.getState().mapping, 'the column is taken').toEqual(['name', null, 'age']);
    expect(saved).toEqual([{ Years: 'age' }]);
    await session.actions.forgetMatch(2);
    expect(session.store.getState().mapping).toEqual(['name', null, null]);
    await session.actions.forgetMatch(1);
    expect(session.store.getState().mapping).toEqual(['name', 'age', null]);
    expect(session.store.getState().suggestions.map(({ reason }) => reason)).not.toContain('remembered');
    await session.actions.forgetMatch(9);
    expect(saved).toHaveLength(3);
  });

  it('has nothing to forget before a file is open', async () => {
    const saved: LearnedMapping[] = [];
    await importSession({ mappingMemory: storage(learned, saved) }).actions.forgetMatch(0);
    expect(saved).toEqual([]);
  });
});
