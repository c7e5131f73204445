import type { DraftStorage } from './draft-storage.js';

const DATABASE = 'rowgate';
const STORE = 'drafts';

interface Kept {
  readonly value: Blob;
  readonly savedAt: number;
}

export interface BrowserStorage extends DraftStorage {
  /** The keys with the time of their last `save`. */
  times(): Promise<ReadonlyMap<string, number>>;
}

/** Keeps drafts in IndexedDB. */
export function browserStorage(now: () => number): BrowserStorage {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const withStore = async <T>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => { readonly result: T },
  ): Promise<T> => {
    opened ??= open(forget);
    const database = await opened.catch((error: unknown) => {
      forget();
      throw error;
    });
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted.', 'AbortError'));
    });
  };
  return {
    async load(key) {
      const kept = await withStore<Kept | undefined>('readonly', (store) => store.get(key));
      return kept?.value ?? null;
    },
    async save(key, value) {
      await withStore('readwrite', (store) => store.put({ value, savedAt: now() } satisfies Kept, key));
    },
    async remove(key) {
      await withStore('readwrite', (store) => store.delete(key));
    },
    times: () =>
      withStore('readonly', (store) => {
        const result = new Map<string, number>();
        const request = store.openCursor();
        request.onsuccess = () => {
          const cursor = request.result;
          if (!cursor) return;
          result.set(String(cursor.key), (cursor.value as Kept).savedAt);
          cursor.continue();
        };
        return { result };
      }),
  };
}

function open(onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClose;
      // The database is about to be deleted.
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be opened.'));
  });
}
