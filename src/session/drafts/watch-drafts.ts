import type { SessionContext } from '../session-context.js';
import { columnsAreKnown } from '../session-state.js';

/** Saves the import of a session as a draft, and offers an earlier draft. */
export interface DraftKeeper {
  start(): void;
  /** Stops saving; saved drafts remain. */
  stop(): void;
  /** Saves the current state; resolves when that is done, has failed, or takes too long. */
  keepNow(): Promise<void>;
  /** Continues the offered import. */
  resume(): Promise<void>;
  /** Removes the offered import. */
  discard(): Promise<void>;
}

/** The item of the session storage that names the drafts of this tab. */
export const TAB_ENTRIES = 'rowgate.drafts';

/** Loads the code for drafts once there is one to save or to offer. */
export function watchDrafts(
  { store, options }: SessionContext,
  load: () => Promise<DraftKeeper>,
): Pick<DraftKeeper, 'start' | 'stop'> {
  let stop = (): void => undefined;
  return {
    start() {
      const { persist } = options();
      const isOfTab = persist === 'session';
      if (!persist || (isOfTab && !(globalThis.crypto?.subtle && 'indexedDB' in globalThis))) return;
      const mayOffer = !isOfTab || hasTabEntries();
      let isWatching = true;
      const keep = async (): Promise<void> => {
        unsubscribe();
        const keeper = await load();
        if (!isWatching) return;
        stop = () => keeper.stop();
        keeper.start();
      };
      const look = (): void => {
        const { table, backend } = store.getState();
        // If the code cannot be loaded, no draft is saved, and everything else works.
        if (table || (mayOffer && columnsAreKnown(backend))) keep().catch(() => undefined);
      };
      const unsubscribe = store.subscribe(look);
      stop = () => {
        isWatching = false;
        unsubscribe();
      };
      look();
    },
    stop: () => stop(),
  };
}

function hasTabEntries(): boolean {
  try {
    return sessionStorage.getItem(TAB_ENTRIES) !== null;
  } catch {
    return false;
  }
}
