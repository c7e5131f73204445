import { browserStorage } from './browser-storage.js';
import type { BrowserStorage } from './browser-storage.js';
import { claim, claimedNames } from './claim.js';
import { readDraft } from './draft.js';
import type { Draft } from './draft.js';
import type { DraftStorage, Persist } from './draft-storage.js';
import { newSecret, sealedStorage } from './sealed-storage.js';
import { addEntry, readEntries, removeEntry } from './tab-entries.js';
import type { TabEntry } from './tab-entries.js';

/** Storage for one draft, held by this tab. */
export interface Slot {
  readonly storage: DraftStorage;
  readonly fileKey: string;
  readonly stateKey: string;
  /** Releases it for other tabs. */
  release(): void;
  /** Call this when the draft has been removed. */
  forget(): void;
}

export interface FoundDraft {
  readonly slot: Slot;
  readonly draft: Draft;
  readonly work: Blob;
}

export interface Slots {
  /** The newest draft that no other tab is using. */
  find(): Promise<FoundDraft | null>;
  /** The same among those that are in use now, once they are free: a page before a reload may end late. */
  findLate(): Promise<FoundDraft | null>;
  /** A free slot; `null` if other tabs use all of them. */
  take(): Promise<Slot | null>;
}

/** Number of drafts of one importer that can outlive their tabs. */
const LASTING = 3;
/** How long the page before a reload may still hold its slot. */
const RELOAD_MS = 500;
/** The same on a slow computer, or with a large file. */
const SLOW_RELOAD_MS = 20_000;
const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 7;
const SESSION = 'session/';

interface SlotOptions {
  readonly now: () => number;
  /** Called between parts of a large file that is encrypted. */
  readonly pause: () => Promise<void>;
}

/** Where the drafts of an importer are kept. */
export function slotsFor(persist: Exclude<Persist, false>, id: string, options: SlotOptions): Slots {
  const { now } = options;
  if (persist === 'session') return sessionSlots(id, browserStorage(now), options);
  return persist === true ? browserSlots(id, browserStorage(now), now) : lastingSlots(id, persist);
}

function slotAt(storage: DraftStorage, name: string, ends: Pick<Slot, 'release' | 'forget'>): Slot {
  return { storage, fileKey: `${name}/file`, stateKey: `${name}/state`, ...ends };
}

/** Slots that only this tab can read. Drafts that closed tabs have left behind are removed after a day. */
function sessionSlots(id: string, storage: BrowserStorage, { now, pause }: SlotOptions): Slots {
  const hold: Hold<TabEntry> = async ({ name, secret }, waitMs) => {
    const release = await claim(name, waitMs);
    const forget = (): void => removeEntry(id, name);
    return release && slotAt(sealedStorage(storage, secret, pause), name, { release, forget });
  };
  return {
    ...finding(() => readEntries(id), hold),
    async take() {
      await sweep(storage, now());
      const entry = { name: SESSION + crypto.randomUUID(), secret: newSecret() };
      const slot = await hold(entry, 0);
      return slot && { ...slot, storage: onceSaved(slot, () => addEntry(id, entry)) };
    },
  };
}

/** Calls `then` after the draft has been saved completely for the first time. */
function onceSaved({ storage, stateKey }: Slot, then: () => void): DraftStorage {
  let isDone = false;
  return {
    ...storage,
    async save(key, value) {
      await storage.save(key, value);
      if (isDone || key !== stateKey) return;
      isDone = true;
      then();
    },
  };
}

function browserSlots(id: string, storage: BrowserStorage, now: () => number): Slots {
  const slots = lastingSlots(id, storage);
  return {
    ...slots,
    async find() {
      await sweep(storage, now());
      return slots.find();
    },
  };
}

/** Slots that all tabs share, each used by one tab at a time. */
function lastingSlots(id: string, storage: DraftStorage): Slots {
  const places = Array.from({ length: LASTING }, (_, at) => ({ name: `${id}/${at + 1}` }));
  const hold: Hold<{ readonly name: string }> = async ({ name }, waitMs) => {
    const release = await claim(name, waitMs);
    return release && slotAt(storage, name, { release, forget: () => undefined });
  };
  return {
    ...finding(() => places, hold),
    async take() {
      const { free, found, failures } = await readSlots(places, 0, hold);
      // Replaces the oldest draft if no slot is free.
      const slot = free[0] ?? found.at(-1)?.slot ?? null;
      // The user is told that the storage does not work, not that other tabs use all slots.
      if (!slot && failures.length > 0) throw failures[0];
      for (const other of [...free, ...found.map((each) => each.slot)]) if (other !== slot) other.release();
      return slot;
    },
  };
}

/** Claims a slot for this tab; `null` if another one still uses it after that time. */
type Hold<Place> = (place: Place, waitMs: number) => Promise<Slot | null>;

/** Finds the drafts in some places. Slots without one are given up. */
function finding<Place extends { readonly name: string }>(
  places: () => readonly Place[],
  hold: Hold<Place>,
): Pick<Slots, 'find' | 'findLate'> {
  const findIn = async (some: readonly Place[], waitMs: number): Promise<FoundDraft | null> => {
    const { free, found } = await readSlots(some, waitMs, hold);
    for (const slot of free) {
      slot.forget();
      slot.release();
    }
    return newestOf(found);
  };
  return {
    find: () => findIn(places(), RELOAD_MS),
    async findLate() {
      const claimed = await claimedNames();
      const held = places().filter(({ name }) => claimed.has(name));
      return findIn(held, SLOW_RELOAD_MS);
    },
  };
}

interface ReadSlots {
  /** Slots without a draft. */
  readonly free: readonly Slot[];
  /** The newest first. */
  readonly found: readonly FoundDraft[];
  /** Of slots that could not be read. */
  readonly failures: readonly unknown[];
}

/** Reads all slots that no other tab holds. */
async function readSlots<T>(places: readonly T[], waitMs: number, hold: Hold<T>): Promise<ReadSlots> {
  const free: Slot[] = [];
  const found: FoundDraft[] = [];
  const failures: unknown[] = [];
  for (const place of places) {
    const slot = await hold(place, waitMs);
    if (!slot) continue;
    try {
      const kept = await slot.storage.load(slot.stateKey);
      const draft = kept && (await readDraft(kept));
      if (draft) found.push({ slot, ...draft });
      else free.push(slot);
    } catch (error) {
      // The content stays there.
      failures.push(error);
      slot.release();
    }
  }
  return { free, found: found.sort((left, right) => right.draft.savedAt - left.draft.savedAt), failures };
}

/** Returns the newest draft and releases the other slots. */
function newestOf([newest, ...others]: readonly FoundDraft[]): FoundDraft | null {
  for (const { slot } of others) slot.release();
  return newest ?? null;
}

/** Removes drafts that are too old or cannot be read any more. */
async function sweep(storage: BrowserStorage, now: number): Promise<void> {
  const claimed = await claimedNames();
  const newest = new Map<string, number>();
  const times = await storage.times();
  const nameOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));
  for (const [key, time] of times) newest.set(nameOf(key), Math.max(time, newest.get(nameOf(key)) ?? 0));
  for (const key of times.keys()) {
    const name = nameOf(key);
    const days = name.startsWith(SESSION) ? 1 : KEPT_DAYS;
    if (!claimed.has(name) && now - newest.get(name)! > days * DAY) await storage.remove(key);
  }
}
