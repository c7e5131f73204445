import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialImport } from '../session-state.js';
import type { Draft } from './draft.js';
import { writeDraft } from './draft.js';
import type { Persist } from './draft-storage.js';
import { slotsFor } from './slots.js';
import type { Slot, Slots } from './slots.js';
import { fakeBrowser } from './testing/fake-browser.js';
import type { FakeBrowser } from './testing/fake-browser.js';
import { memoryStorage } from './testing/memory-storage.js';

const DAY = 24 * 60 * 60 * 1000;
let browser: FakeBrowser;
let clock = 0;

beforeEach(() => {
  browser = fakeBrowser();
  clock = 100 * DAY;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { view, progress, reviewLayout } = initialImport();

function draft(name: string, savedAt = clock): Draft {
  return {
    version: 1,
    savedAt,
    file: { name, type: '', lastModified: 0 },
    rows: 1,
    columns: [],
    step: 'map',
    passedOver: [],
    mapping: [],
    optionMatches: [],
    formats: [],
    view,
    reviewLayout,
    hasEdits: false,
    progress,
    summary: null,
    job: null,
    notes: null,
    layout: {
      encoding: 'utf-8',
      sheet: null,
      header: { start: 0, rows: 1 },
      dialect: { delimiter: ',', quote: '"', escape: '"' },
    },
  };
}

async function fill({ storage, fileKey, stateKey }: Slot, name: string, savedAt = clock): Promise<void> {
  await storage.save(fileKey, new Blob([`${name}: the file`]));
  await storage.save(stateKey, writeDraft(draft(name, savedAt), new Blob(['work'])));
}

const slots = (persist: Exclude<Persist, false>, id = 'importer'): Slots =>
  slotsFor(persist, id, { now: () => clock, pause: async () => undefined });

/** Keeps a draft, and leaves the page. */
async function keep(persist: Exclude<Persist, false>, name: string, savedAt = clock): Promise<void> {
  const slot = (await slots(persist).take())!;
  await fill(slot, name, savedAt);
  slot.release();
}

const found = async (of: Slots): Promise<string | undefined> => (await of.find())?.draft.file.name;
/** As if it held no longer than a reload takes. */
const withoutWaiting = (): void => void vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());

describe('slots that outlive their tabs', () => {
  it('are three for each importer, and each is used by one tab at a time', async () => {
    const storage = memoryStorage();
    const taken: (Slot | null)[] = [];
    for (let tab = 0; tab < 4; tab += 1) taken.push(await slots(storage).take());
    expect(taken.map((slot) => slot?.stateKey)).toEqual([
      ...['importer/1/state', 'importer/2/state', 'importer/3/state', undefined],
    ]);
    expect(taken[0]?.fileKey).toBe('importer/1/file');
    expect((await slots(storage, 'other').take())?.stateKey).toBe('other/1/state');
    taken[1]?.release();
    await expect.poll(() => browser.held.size).toBe(3);
    expect((await slots(storage).take())?.stateKey).toBe('importer/2/state');
  });

  it('fail if none can be read, so that the user is told', async () => {
    const storage = { ...memoryStorage(), load: () => Promise.reject(new Error('503')) };
    expect(await slots(storage).find()).toBeNull();
    await expect(slots(storage).take()).rejects.toThrow('503');
    await expect.poll(() => browser.held.size).toBe(0);
  });

  it('offer the newest draft, hold it, and release the others', async () => {
    const storage = memoryStorage();
    const tabs = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => ({ name, slot: (await slots(storage).take())! })),
    );
    for (const { name, slot } of tabs) await fill(slot, name, clock + (name === 'b' ? 1 : 0));
    for (const { slot } of tabs) slot.release();
    await expect.poll(() => browser.held.size).toBe(0);
    const offered = await slots(storage).find();
    expect(offered?.draft.file.name).toBe('b');
    expect(await offered?.work.text()).toBe('work');
    await expect.poll(() => [...browser.held.keys()]).toEqual([`rowgate ${offered?.slot.stateKey.slice(0, -6)}`]);
    withoutWaiting();
    expect(await found(slots(storage)), 'to another tab').toBe('a');
  });

  it('replace the oldest draft if none is free', async () => {
    const storage = memoryStorage();
    const tabs: Slot[] = [];
    for (const age of [1, 3, 2]) {
      const slot = (await slots(storage).take())!;
      await fill(slot, `${age}`, clock - age);
      tabs.push(slot);
    }
    for (const slot of tabs) slot.release();
    await expect.poll(() => browser.held.size).toBe(0);
    expect((await slots(storage).take())?.stateKey).toBe('importer/2/state');
    await expect.poll(() => [...browser.held.keys()]).toEqual(['rowgate importer/2']);
  });

  it('are skipped if they cannot be read, and keep their content', async () => {
    const storage = memoryStorage();
    await keep(storage, 'a');
    const broken = { ...storage, load: () => Promise.reject(new Error('Away.')) };
    expect(await slots(broken).find()).toBeNull();
    await expect.poll(() => browser.held.size).toBe(0);
    expect(await found(slots(storage))).toBe('a');
  });

  it('wait for the page before a reload', async () => {
    const storage = memoryStorage();
    const slot = (await slots(storage).take())!;
    await fill(slot, 'a');
    const finding = found(slots(storage));
    await new Promise((resolve) => setTimeout(resolve));
    slot.release();
    expect(await finding).toBe('a');
  });

  it('wait longer for one that is slow to end, and not for others', async () => {
    const storage = memoryStorage();
    const slot = (await slots(storage).take())!;
    await fill(slot, 'a');
    withoutWaiting();
    expect(await found(slots(storage))).toBeUndefined();
    vi.restoreAllMocks();
    const finding = slots(storage).findLate();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([...browser.held.keys()]).toEqual(['rowgate importer/1']);
    slot.release();
    const offered = await finding;
    expect(offered?.draft.file.name).toBe('a');
    offered?.slot.release();
    await expect.poll(() => browser.held.size).toBe(0);
    expect(await slots(storage).findLate(), 'among those in use').toBeNull();
  });

  it('are not kept apart where there are no locks', async () => {
    vi.stubGlobal('navigator', undefined);
    const storage = memoryStorage();
    await keep(storage, 'a');
    const offered = await slots(storage).find();
    offered?.slot.release();
    offered?.slot.forget();
    expect(offered?.draft.file.name).toBe('a');
  });
});

describe('the storage of the browser', () => {
  it.each([
    [7, true],
    [7.01, false],
  ])('keeps drafts after %d days: %o', async (days, isKept) => {
    await keep(true, 'a');
    expect([...browser.kept.keys()]).toEqual(['importer/1/file', 'importer/1/state']);
    clock += days * DAY;
    expect(await found(slots(true))).toBe(isKept ? 'a' : undefined);
    expect(browser.kept.size).toBe(isKept ? 2 : 0);
  });

  it('keeps a file as long as its draft, and what a tab still uses', async () => {
    const slot = (await slots(true).take())!;
    await fill(slot, 'a');
    clock += 5 * DAY;
    await slot.storage.save(slot.stateKey, writeDraft(draft('a'), new Blob()));
    clock += 5 * DAY;
    withoutWaiting();
    await slots(true).find();
    expect(browser.kept.size).toBe(2);
    clock += 5 * DAY;
    await slots(true).find();
    expect(browser.kept.size, 'a tab holds it').toBe(2);
    slot.release();
    await expect.poll(() => browser.held.size).toBe(0);
    await slots(true, 'other').find();
    expect(browser.kept.size).toBe(0);
  });

  it('is opened once, and again after a failure or after it was closed', async () => {
    browser.failNext();
    await expect(slots(true).find()).rejects.toThrow('No space.');
    const here = slots(true);
    await here.find();
    await here.find();
    expect(browser.opened()).toBe(2);
    browser.closeDatabase();
    await here.find();
    expect(browser.opened()).toBe(3);
  });

  it('reports that nothing could be saved', async () => {
    const slot = (await slots(true).take())!;
    browser.failNext();
    await expect(slot.storage.save(slot.fileKey, new Blob())).rejects.toMatchObject({ name: 'AbortError' });
    await slot.storage.save(slot.fileKey, new Blob(['x']));
    await slot.storage.remove(slot.fileKey);
    expect(await slot.storage.load(slot.fileKey)).toBeNull();
  });
});

describe('the storage of a tab', () => {
  it('can be read by this tab alone, encrypted', async () => {
    await keep('session', 'a');
    await expect.poll(() => browser.held.size).toBe(0);
    const stored = await Promise.all([...browser.kept.values()].map(({ value }) => value.text()));
    expect(stored.join('')).not.toMatch(/the file|mapping/);
    const offered = await slots('session').find();
    expect(await (await offered!.slot.storage.load(offered!.slot.fileKey))!.text()).toBe('a: the file');
    offered!.slot.release();
    expect(await slots('session', 'other').find(), 'for another importer').toBeNull();
    browser.newTab();
    expect(await slots('session').find()).toBeNull();
  });

  it('has an entry only once a draft is complete, and none any more when that is forgotten', async () => {
    const slot = (await slots('session').take())!;
    await slot.storage.save(slot.fileKey, new Blob(['x']));
    expect(browser.items.size).toBe(0);
    await fill(slot, 'a');
    await slot.storage.save(slot.stateKey, writeDraft(draft('b'), new Blob()));
    const other = (await slots('session', 'other').take())!;
    await fill(other, 'c');
    const entries = (): Record<string, unknown[]> =>
      JSON.parse(browser.items.get('rowgate.drafts') ?? '{}') as Record<string, unknown[]>;
    expect(entries()).toEqual({ importer: [expect.anything()], other: [expect.anything()] });
    const second = (await slots('session').take())!;
    await fill(second, 'd');
    expect(entries()).toMatchObject({ importer: [{}, {}] });
    slot.forget();
    expect(entries()).toEqual({ importer: [expect.anything()], other: [expect.anything()] });
    second.release();
    await expect.poll(() => browser.held.size).toBe(2);
    expect(await found(slots('session'))).toBe('d');
    second.forget();
    expect(Object.keys(entries())).toEqual(['other']);
    other.forget();
    expect(browser.items.size).toBe(0);
  });

  it('forgets drafts that are gone, and offers the newest of the others', async () => {
    for (const [name, age] of [['a', 2], ['b', 1], ['c', 3]] as const) await keep('session', name, clock - age); // prettier-ignore
    await expect.poll(() => browser.held.size).toBe(0);
    const state = [...browser.kept.keys()].findLast((key) => key.endsWith('/state'))!;
    browser.kept.delete(state);
    expect(await found(slots('session'))).toBe('b');
    expect(browser.items.get('rowgate.drafts')).not.toContain(state.slice(0, -'/state'.length));
    await expect.poll(() => browser.held.size, { message: 'only the one that is offered' }).toBe(1);
  });

  it('removes what closed tabs have left behind for more than a day', async () => {
    await keep('session', 'a');
    await keep(true, 'lasting');
    await expect.poll(() => browser.held.size).toBe(0);
    browser.newTab();
    clock += DAY;
    const slot = (await slots('session').take())!;
    expect(browser.kept.size).toBe(4);
    slot.release();
    clock += 1;
    await slots('session').take();
    expect([...browser.kept.keys()]).toEqual(['importer/1/file', 'importer/1/state']);
  });

  it('holds its slot against copies of the tab', async () => {
    const slot = (await slots('session').take())!;
    await fill(slot, 'a');
    withoutWaiting();
    expect(await slots('session').find()).toBeNull();
    expect(browser.items.size, 'the tab that has it keeps its entry').toBe(1);
  });
});
