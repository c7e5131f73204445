import { vi } from 'vitest';

/** What a browser keeps for a page: IndexedDB, locks between tabs, and the storage of one tab. */
export interface FakeBrowser {
  /** The values of the only object store, by key. */
  readonly kept: Map<string, { readonly value: Blob; readonly savedAt: number }>;
  /** The locks that are held, by name. */
  readonly held: Map<string, () => void>;
  /** The storage of the current tab. */
  readonly items: Map<string, string>;
  /** Makes the next access fail. */
  failNext(): void;
  /** Closes the database, as a browser does when its data is deleted. */
  closeDatabase(): void;
  /** The number of times that the database was opened. */
  opened(): number;
  newTab(): void;
}

/** Replaces the globals of a browser, until `vi.unstubAllGlobals`. */
export function fakeBrowser(): FakeBrowser {
  const kept: FakeBrowser['kept'] = new Map();
  const held: FakeBrowser['held'] = new Map();
  const items = new Map<string, string>();
  let fails = false;
  let opened = 0;
  let close = (): void => undefined;
  const request = <T>(result: T): { result: T; onsuccess?: () => void } => ({ result });

  const objectStore = {
    get: (key: string) => request(kept.get(key)),
    put: (value: { value: Blob; savedAt: number }, key: string) => request(void kept.set(key, value)),
    delete: (key: string) => request(void kept.delete(key)),
    openCursor() {
      const entries = [...kept];
      const cursor = request<unknown>(null);
      const step = (at: number): void => {
        const entry = entries[at];
        cursor.result = entry ? { key: entry[0], value: entry[1], continue: () => step(at + 1) } : null;
        cursor.onsuccess?.();
      };
      queueMicrotask(() => step(0));
      return cursor;
    },
  };
  const transaction = (): object => {
    const made = { objectStore: () => objectStore, error: null, oncomplete: () => {}, onabort: () => {} };
    const isFailure = fails;
    fails = false;
    setTimeout(() => (isFailure ? made.onabort() : made.oncomplete()));
    return made;
  };
  vi.stubGlobal('indexedDB', {
    open() {
      const database = {
        transaction,
        close: () => {},
        createObjectStore: () => {},
        onclose() {},
        onversionchange() {},
      };
      const opening = {
        result: database,
        error: new Error('No space.'),
        onupgradeneeded() {},
        onsuccess() {},
        onerror() {},
      };
      const isFailure = fails;
      fails = false;
      opened += 1;
      close = () => database.onversionchange();
      setTimeout(() => {
        if (isFailure) opening.onerror();
        else {
          opening.onupgradeneeded();
          opening.onsuccess();
        }
      });
      return opening;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  vi.stubGlobal('navigator', { locks: fakeLocks(held) });
  return {
    kept,
    held,
    items,
    failNext: () => (fails = true),
    closeDatabase: () => close(),
    opened: () => opened,
    newTab: () => items.clear(),
  };
}

type Grant = (lock: object | null) => Promise<void> | null;

function fakeLocks(held: Map<string, () => void>): object {
  const waiting: { readonly name: string; readonly take: () => void }[] = [];
  const hold = (name: string, grant: Grant, done: () => void): void => {
    const release = (): void => {
      held.delete(name);
      done();
      const at = waiting.findIndex((other) => other.name === name);
      if (at >= 0) waiting.splice(at, 1)[0]!.take();
    };
    held.set(name, release);
    void Promise.resolve(grant({ name })).then(release);
  };
  return {
    request: (name: string, options: LockOptions, grant: Grant) =>
      new Promise<void>((resolve, reject) => {
        if (!held.has(name)) hold(name, grant, resolve);
        else if (options.ifAvailable) void Promise.resolve(grant(null)).then(() => resolve());
        else {
          const entry = { name, take: () => hold(name, grant, resolve) };
          waiting.push(entry);
          const give = (): void => {
            waiting.splice(waiting.indexOf(entry), 1);
            reject(options.signal?.reason as Error);
          };
          if (options.signal?.aborted) give();
          else options.signal?.addEventListener('abort', give);
        }
      }),
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}
