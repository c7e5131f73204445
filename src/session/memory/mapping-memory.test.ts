import { describe, expect, it, vi } from 'vitest';
import type { SessionOptions } from '../options/session-options.js';
import type { SessionState } from '../session-state.js';
import { csvFile, importSession, until } from '../testing/import-session.js';
import { localMappings } from './local-mappings.js';
import type { FileShape, LearnedMapping, MappingStorage } from './mapping-storage.js';

const FILE = 'Name,Age,Years in total\nAda,36,15\n';

function memoryStorage(): MappingStorage & { readonly kept: Map<string, LearnedMapping> } {
  const kept = new Map<string, LearnedMapping>();
  return {
    kept,
    load: async ({ key }) => kept.get(key) ?? null,
    save: async ({ key }, mapping) => void kept.set(key, mapping),
  };
}

/** Opens a file at the mapping, and continues after `choose`. */
async function importFile(
  options: SessionOptions,
  text = FILE,
  choose: (map: (source: number, column: string | null) => void) => void = () => undefined,
): Promise<SessionState> {
  const session = importSession(options);
  const { actions, store } = session;
  await actions.openFile(csvFile(text));
  if (store.getState().step === 'header') await actions.proceed();
  const opened = store.getState();
  choose(actions.mapColumn);
  await actions.proceed();
  await until(session, ({ step, busy }) => step === 'review' && busy === null);
  session.destroy();
  return opened;
}

const reasons = ({ suggestions }: SessionState): readonly string[] => suggestions.map(({ reason }) => reason);

describe('learned mappings', () => {
  it('apply to files of the same shape, in any order of the columns', async () => {
    const mappingMemory = memoryStorage();
    const onMappingLearned = vi.fn<NonNullable<SessionOptions['onMappingLearned']>>();
    const options = { mappingMemory, onMappingLearned };
    const first = await importFile(options, FILE, (map) => map(2, 'age'));
    expect(first.mapping).toEqual(['name', 'age', null]);
    await expect.poll(() => onMappingLearned).toHaveBeenCalledTimes(1);
    const mapping = { Age: null, 'Years in total': 'age' };
    const headers = ['Name', 'Age', 'Years in total'];
    expect(onMappingLearned).toHaveBeenCalledWith({ shape: { key: expect.any(String), headers }, mapping });
    expect([...mappingMemory.kept.values()]).toEqual([mapping]);

    const second = await importFile(options, 'Years in total,Name,Age\n15,Ada,36\n');
    expect(second.mapping).toEqual(['age', 'name', null]);
    expect(reasons(second)).toEqual(['remembered', 'same-name', 'remembered']);
    expect(onMappingLearned, 'nothing new').toHaveBeenCalledTimes(1);

    const other = await importFile(options, 'Name,Age\nAda,36\n');
    expect(other.mapping).toEqual(['name', 'age']);
  });

  it('do not apply to other columns, nor where they are not wanted', async () => {
    const mappingMemory = memoryStorage();
    await importFile({ mappingMemory }, FILE, (map) => map(2, 'age'));
    await expect.poll(() => mappingMemory.kept.size).toBe(1);
    const columns = [{ id: 'name', label: 'Name' }, { id: 'years', label: 'Years in total' }]; // prettier-ignore
    expect((await importFile({ mappingMemory, columns })).mapping).toEqual(['name', null, 'years']);
    expect((await importFile({ mappingMemory: false })).mapping).toEqual(['name', 'age', null]);
  });

  it.each<{ readonly what: string; readonly load: () => never }>([
    { what: 'a failure', load: () => Promise.reject(new Error('away')) as never },
    { what: 'a failure at once', load: () => { throw new Error('away'); } }, // prettier-ignore
    { what: 'an unknown column', load: () => ({ Age: 'gone' }) as never },
    { what: 'a column twice', load: () => ({ Name: 'name', Age: 'name' }) as never },
    { what: 'no mapping', load: () => ['name'] as never },
    { what: 'inherited names', load: () => Object.create({ Age: null }) as never },
  ])('are ignored where they cannot apply: $what', async ({ load }) => {
    const opened = await importFile({ mappingMemory: { load, save: () => undefined } });
    expect(opened.mapping).toEqual(['name', 'age', null]);
  });

  it('are forgotten one by one', async () => {
    const mappingMemory = memoryStorage();
    await importFile({ mappingMemory }, FILE, (map) => map(2, 'age'));
    const session = importSession({ mappingMemory });
    await session.actions.openFile(csvFile(FILE));
    await session.actions.forgetMatch(2);
    expect(session.store.getState().mapping).toEqual(['name', null, null]);
    await session.actions.forgetMatch(1);
    expect(session.store.getState().mapping).toEqual(['name', 'age', null]);
    expect(reasons(session.store.getState())).not.toContain('remembered');
    expect([...mappingMemory.kept.values()]).toEqual([{}]);
    session.destroy();
  });
});

describe('the local storage of mappings', () => {
  const items = new Map<string, string>();
  const shape = (key: number): FileShape => ({ key: `k${key}`, headers: [] });

  it('keeps the 50 that were saved last, and no empty one', () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
    const storage = localMappings();
    for (let key = 0; key < 60; key += 1) storage.save(shape(key), { Name: `c${key}` });
    expect([9, 10, 59].map((key) => storage.load(shape(key)))).toEqual([null, { Name: 'c10' }, { Name: 'c59' }]);
    storage.save(shape(59), {});
    expect(storage.load(shape(59))).toBeNull();
    for (const broken of ['{"broken', '{"k10":1}', '[1,null,["k10"],["k10",null],["k10","x"],[10,{}]]']) {
      items.set('rowgate.mappings', broken);
      expect(storage.load(shape(10))).toBeNull();
    }
    items.set('rowgate.mappings', '[["k9"],["k10",{"Name":"n"}]]');
    expect(storage.load(shape(10))).toEqual({ Name: 'n' });
    storage.save(shape(1), { Long: 'x'.repeat(300_000) });
    expect(items.size, 'too long to be kept').toBe(0);
    vi.unstubAllGlobals();
  });
});
