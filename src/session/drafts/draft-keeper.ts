import type { SessionContext } from '../session-context.js';
import type { SessionState } from '../session-state.js';
import { applyDraft } from './apply-draft.js';
import { draftOf, offerOf, writeDraft } from './draft.js';
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
  'step',
  'job',
  'notes',
] as const satisfies readonly (keyof SessionState)[];

/** The longer it takes to keep a change, the more changes are kept together. */
const WAIT_PER_SAVE = 2;
/** Milliseconds. */
const LONGEST_WAIT = 2000;
/** Bytes; a larger file is kept once its rows are counted, which must not wait for it. */
const SMALL_FILE = 8 << 20;

/** What happens from `start` to `stop`, for one importer. */
interface Life {
  readonly importer: string;
  readonly slots: Slots;
  /** The place this tab holds. */
  slot: Slot | null;
  /** The file that the place has. */
  file: File | null;
  /** A file that the storage did not take. */
  refused: File | null;
  offered: FoundDraft | null;
  isReported: boolean;
}

export function createDraftKeeper(context: SessionContext, now: () => number = Date.now): DraftKeeper {
  const { store } = context;
  let life: Life | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** When the next save may begin. */
  let nextSave = 0;
  let isResuming = false;
  let unsubscribe = (): void => undefined;
  /** One access to the storage after another. */
  let turn: Promise<void> = Promise.resolve();

  const inTurn = (run: (life: Life) => Promise<void>): Promise<void> => {
    const mine = life;
    turn = turn
      .then(() => (mine && mine === life ? run(mine) : undefined))
      .catch((error: unknown) => {
        if (mine && mine === life) report(mine, error);
      });
    return turn;
  };

  /** Once, and not in place of another error. */
  const report = (mine: Life, error: unknown): void => {
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

  const save = async (mine: Life): Promise<void> => {
    const { file, table, step } = store.getState();
    if (!file || !table || step === 'complete' || file === mine.refused) return;
    const start = performance.now();
    if (file !== mine.file) {
      if (file.size > SMALL_FILE && table.rowCount === null) return;
      if (!(await keepFile(mine, file))) return;
    }
    const work = await (await context.runner()).call('work-read', {});
    const state = store.getState();
    const draft = draftOf(state, now());
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

  /** Whether there is a place for the file. What was there before gives way. */
  const keepFile = async (mine: Life, file: File): Promise<boolean> => {
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

  const offer = (mine: Life, found: FoundDraft | null): void => {
    mine.offered = found;
    store.setState({ draft: found && offerOf(found.draft) });
  };

  const remove = async (mine: Life): Promise<void> => {
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

  const look = async (mine: Life): Promise<void> => {
    const found = await mine.slots.find().catch(() => null);
    if (!found) return;
    if (mine !== life) found.slot.release();
    else if (mine.slot || store.getState().source) found.slot.release();
    else {
      mine.slot = found.slot;
      offer(mine, found);
    }
  };

  const follow = (state: SessionState, before: SessionState): void => {
    if (isResuming || !life) return;
    const hasEnded = state.step === 'complete' || state.source === null;
    const hadEnded = before.step === 'complete' || before.source === null;
    if (hasEnded && !hadEnded) {
      if (state.source !== null || life.file === before.file) void inTurn(remove);
    } else if (!hasEnded && MEMBERS.some((member) => state[member] !== before[member])) schedule();
    else if (state.source === null && state.options !== before.options && importerId(context) !== life.importer) {
      stop();
      start();
    }
  };

  const start = (): void => {
    const { persist } = context.options();
    if (!persist || life) return;
    const importer = importerId(context);
    life = {
      ...{ importer, slots: slotsFor(persist, importer, now) },
      ...{ slot: null, file: null, refused: null, offered: null, isReported: false },
    };
    unsubscribe = store.subscribe(follow);
    if (store.getState().source) schedule();
    else void inTurn(look);
  };

  const stop = (): void => {
    unsubscribe();
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const slot = life?.slot;
    life = null;
    // After what is under way.
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
      if (life?.file) schedule();
    },
    discard: () => inTurn(remove),
    keepNow: () => Promise.race([inTurn(save), new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT))]),
  };
}
