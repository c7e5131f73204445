import type { SessionContext } from '../session-context.js';
import { columnsAreKnown } from '../session-state.js';

/** Saves the import of a session as a draft, and offers an earlier draft. */
export interface DraftKeeper {
  /** Resolves when it is known whether there is a draft to offer. */
  start(): Promise<void>;
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

interface DraftWatcher {
  /** Calls `then` when it is known whether there is a draft to offer, unless it was stopped before. */
  start(then?: () => void): void;
  stop(): void;
}

/** Loads the code for drafts once there is one to save or to offer. */
export function watchDrafts(
  { store, options }: Pick<SessionContext, 'store' | 'options'>,
  load: () => Promise<DraftKeeper>,
): DraftWatcher {
  let stop = (): void => undefined;
  return {
    start(then = () => undefined) {
      const { persist } = options();
      const isOfTab = persist === 'session';
      if (!persist || (isOfTab && !(globalThis.crypto?.subtle && 'indexedDB' in globalThis))) {
        then();
        return;
      }
      const mayOffer = !isOfTab || hasTabEntries();
      let isWatching = true;
      let keeper: DraftKeeper | null = null;
      const keep = async (): Promise<void> => {
        unsubscribe();
        const loaded = await load();
        if (!isWatching) return;
        keeper = loaded;
        await keeper.start();
      };
      const look = (): void => {
        const { table, step, backend } = store.getState();
        if (!table && step !== 'sheet' && !(mayOffer && columnsAreKnown(backend))) return;
        const ended = (): void => {
          if (mayOffer && isWatching) then();
        };
        // If the code cannot be loaded, no draft is saved, and everything else works.
        keep().then(ended, ended);
      };
      const unsubscribe = store.subscribe(look);
      stop = () => {
        isWatching = false;
        unsubscribe();
        keeper?.stop();
      };
      look();
      if (!mayOffer) then();
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
