import { expect, it } from 'vitest';
import { openTable } from '../source/open-table.js';
import { EditQueue } from './edit-queue.js';
import type { EditOptions } from './edit-queue.js';
import { UNCHANGED } from './edit-outcome.js';
import { IndexPass } from './index-pass.js';
import { Review } from './review.js';

async function reviewed(): Promise<Review> {
  const table = await openTable(new Blob(['name\na\nb\n']));
  await new IndexPass(table, { pause: async () => undefined }).end(new AbortController().signal);
  return new Review(table, {
    columns: [{ id: 'name', label: 'Name' }],
    dynamicColumns: [],
    layout: table.layout,
    mapping: ['name'],
    optionMatches: [],
    formats: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    operations: [],
  });
}

const context = (ask: EditOptions['ask'] = null): EditOptions => ({
  signal: new AbortController().signal,
  emit: () => undefined,
  pause: async () => undefined,
  ask,
});

/** Work that ends when it is told to. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

it('runs an edit when the one before it has ended, also if that has failed', async () => {
  const review = await reviewed();
  const queue = new EditQueue();
  const events: string[] = [];
  const first = gate();
  const failed = queue.run(
    review,
    async () => {
      events.push('first');
      await first.opened;
      throw new Error('failed');
    },
    context(),
  );
  const done = queue.run(
    review,
    async () => {
      events.push('second');
      return { ...UNCHANGED, rows: [1], locked: 2 };
    },
    context(),
  );
  const settled = queue.settled.then(() => events.push('settled'));
  first.open();
  await expect(failed).rejects.toThrow('failed');
  expect(await done).toMatchObject({
    lockedRows: 2,
    readOnlyColumns: [],
    changed: { rows: [{ index: 1 }], isAlone: true },
  });
  await settled;
  expect(events).toEqual(['first', 'second', 'settled']);
});

it.each([
  [true, ['asked', 'next', 'answered']],
  [false, ['asked', 'answered', 'next']],
])('runs the next edit during the checks of the host if a cell is set: %s', async (isCell, expected) => {
  const review = await reviewed();
  const queue = new EditQueue();
  const events: string[] = [];
  const answer = gate();
  const ask: EditOptions['ask'] = async () => {
    events.push('asked');
    await answer.opened;
    events.push('answered');
    return [];
  };
  const set = queue.run(
    review,
    async (_review, host) => {
      await host.ask?.([]);
      return UNCHANGED;
    },
    { ...context(ask), isCell },
  );
  const next = queue.run(
    review,
    async () => {
      events.push('next');
      return UNCHANGED;
    },
    context(),
  );
  if (isCell) await next;
  answer.open();
  await Promise.all([set, next]);
  expect(events).toEqual(expected);
});
