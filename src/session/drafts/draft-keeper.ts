import type { SessionContext } from '../session-context.js';
import type { SessionState } from '../session-state.js';
import { painted } from '../painted.js';
import { settleRows } from '../review/left-out.js';
import { fixableRows } from '../state/complete-state.js';
import { applyDraft } from './apply-draft.js';
import { draftOf, offerOf, writeDraft } from './draft.js';
import { untilIdle } from './idle-wait.js';
import { importerId } from './importer-id.js';
import { slotsFor } from './slots.js';
import type { FoundDraft, Slot, Slots } from './slots.js';
import type { DraftKeeper } from './watch-drafts.js';

/** The state that a draft consists of. */
const MEMBERS = [
  'table',
  'mapping',
  'optionMatches',
  'optionValues',
  'formats',
  'review',
  'progress',
  'view',
  'reviewLayout',
  'step',
  'job',
  'notes',
] as const satisfies readonly (keyof SessionState)[];

/** The pause after a save, as a multiple of its duration: on slow storages, more changes are saved together. */
const WAIT_PER_SAVE = 2;
/** The longest pause, in milliseconds. */
const LONGEST_WAIT = 2000;
/** Bytes. A larger file is saved after its rows have been counted, so that the count does not wait for it. */
const SMALL_FILE = 8 << 20;

/** The state between `start` and `stop`, for one importer. */
interface DraftWatch {
  readonly importer: string;
  readonly slots: Slots;
  /** The slot that this tab holds. */
  slot: Slot | null;
  /** The file in that slot. */
  file: File | null;
  /** A file that is being saved, or could not be. */
  refused: File | null;
  offered: FoundDraft | null;
  isReported: boolean;
}

/** Nothing is left to do: no file is open, or all rows that can be corrected are imported. */
function isOver(state: SessionState): boolean {
  return state.source === null || (state.step === 'complete' && fixableRows(state) === 0);
}

export function createDraftKeeper(context: SessionContext, time: () => number = Date.now): DraftKeeper {
  const { store } = context;
  let watch: DraftWatch | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** Earliest time of the next save. */
  let nextSave = 0;
  let isResuming = false;
  let unsubscribe = (): void => undefined;
  /** Runs accesses to the storage one after another. */
  let turn: Promise<void> = Promise.resolve();
  /** Number of callers that wait for a save. */
  let waiting = 0;

  const inTurn = (run: (watch: DraftWatch) => Promise<void>): Promise<void> => {
    const mine = watch;
    turn = turn
      .then(() => (mine && mine === watch ? run(mine) : undefined))
      .catch((error: unknown) => {
        if (mine && mine === watch) report(mine, error);
      });
    return turn;
  };

  /** Leaves the processor to the engine and to the page between parts of a large file. */
  const pause = async (): Promise<void> => {
    const runner = await context.runner();
    const isUrgent = (): boolean => {
      const { file, step } = store.getState();
      return waiting > 0 || step === 'submit' || file !== watch?.refused;
    };
    await untilIdle({ isBusy: () => runner.isBusy(), isUrgent });
  };

  /** Reports a failure once, and never replaces another error. */
  const report = (mine: DraftWatch, error: unknown): void => {
    if (mine.isReported || store.getState().error) return;
    mine.isReported = true;
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    store.setState({ error: { code: isFull ? 'draft-full' : 'draft-unavailable', params: {} } });
  };

  const schedule = (): void => {
    if (timer !== null || isResuming) return;
    timer = setTimeout(() => {
      timer = null;
      void inTurn(save);
    }, nextSave - performance.now());
  };

  const save = async (mine: DraftWatch): Promise<void> => {
    // The page shows the change first.
    await painted();
    if (mine !== watch) return;
    const before = store.getState();
    const { file, table, step, progress } = before;
    if (!file || !draftOf(before, time()) || isOver(before) || file === mine.refused) return;
    const start = performance.now();
    // Imported rows must not be sent again, however they were delivered.
    if (step === 'complete' && progress.left.valid > 0) await settleRows(context);
    if (file !== mine.file) {
      if (file.size > SMALL_FILE && table?.rowCount === null) return;
      if (!(await keepFile(mine, file))) return;
    }
    // A delivery under way has not reported its rows yet.
    const now = step === 'submit' ? (await (await context.runner()).call('summary-read', {})).progress : null;
    // A sheet may have been chosen meanwhile.
    const work = store.getState().table ? await (await context.runner()).call('work-read', {}) : new Blob();
    const current = store.getState();
    const state = now ? { ...current, progress: now } : current;
    const draft = draftOf(state, time());
    if (!draft || state.file !== file) {
      // Another file, or none, was opened meanwhile.
      await remove(mine);
      return;
    }
    await mine.slot?.storage.save(mine.slot.stateKey, writeDraft(draft, work));
    const end = performance.now();
    nextSave = end + Math.min(LONGEST_WAIT, (end - start) * WAIT_PER_SAVE);
    // Rows that were accepted meanwhile must not be sent again.
    if (store.getState().step === 'submit') schedule();
  };

  /** Saves the file in place of an earlier draft. Returns false if there is no free slot. */
  const keepFile = async (mine: DraftWatch, file: File): Promise<boolean> => {
    mine.refused = file;
    mine.slot ??= await mine.slots.take();
    if (!mine.slot) return false;
    const { storage, fileKey, stateKey } = mine.slot;
    await storage.remove(stateKey);
    offer(mine, null);
    await storage.save(fileKey, file);
    mine.file = file;
    mine.refused = null;
    return true;
  };

  const offer = (mine: DraftWatch, found: FoundDraft | null): void => {
    mine.offered = found;
    store.setState({ draft: found && offerOf(found.draft) });
  };

  const remove = async (mine: DraftWatch): Promise<void> => {
    const { slot } = mine;
    mine.slot = null;
    mine.file = null;
    offer(mine, null);
    if (!slot) return;
    try {
      await slot.storage.remove(slot.stateKey);
      await slot.storage.remove(slot.fileKey);
    } finally {
      slot.forget();
      slot.release();
    }
  };

  const look = async (mine: DraftWatch, find: 'find' | 'findLate' = 'find'): Promise<void> => {
    const found = await mine.slots[find]().catch(() => null);
    if (!found) return;
    if (mine !== watch) found.slot.release();
    else if (mine.slot || store.getState().source) found.slot.release();
    else {
      mine.slot = found.slot;
      offer(mine, found);
    }
  };

  const follow = (state: SessionState, before: SessionState): void => {
    if (isResuming || !watch) return;
    if (isOver(state) && !isOver(before)) {
      if (state.source !== null || watch.file === before.file) void inTurn(remove);
    } else if (!isOver(state) && MEMBERS.some((member) => state[member] !== before[member])) schedule();
    else if (state.source === null && state.options !== before.options && importerId(context) !== watch.importer) {
      stop();
      void start();
    }
  };

  const start = async (): Promise<void> => {
    const { persist } = context.options();
    if (!persist || watch) return;
    const importer = importerId(context);
    watch = {
      importer,
      slots: slotsFor(persist, importer, { now: time, pause }),
      slot: null,
      file: null,
      refused: null,
      offered: null,
      isReported: false,
    };
    unsubscribe = store.subscribe(follow);
    if (store.getState().source) {
      schedule();
      return;
    }
    await inTurn((mine) => look(mine));
    // Not in turn: a file that is chosen meanwhile is saved at once.
    if (watch && !watch.slot && !store.getState().source) void look(watch, 'findLate');
  };

  const stop = (): void => {
    unsubscribe();
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const slot = watch?.slot;
    watch = null;
    // After the accesses that are under way.
    turn = turn.then(() => slot?.release());
    store.setState({ draft: null });
  };

  return {
    start,
    stop,
    async resume() {
      if (isResuming) return;
      isResuming = true;
      try {
        await inTurn(async (mine) => {
          const { offered: found, slot } = mine;
          if (!found || !slot) return;
          const file = await applyDraft(context, found);
          if (file === null) return;
          mine.file = file;
          offer(mine, null);
        });
      } finally {
        isResuming = false;
      }
      if (watch?.file) schedule();
    },
    discard: () => inTurn(remove),
    async keepNow() {
      waiting += 1;
      await Promise.race([inTurn(save), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
      waiting -= 1;
    },
  };
}
