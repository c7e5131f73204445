import { describe, expect, it } from 'vitest';
import { viewKey } from '../engine/index.js';
import type { RowView, RowWindow, WindowRow } from '../engine/index.js';
import { PAGE_ROWS, RowPages } from './row-pages.js';

const ALL: RowView = { state: 'all', group: null, filters: [], search: null, sort: [] };
const INVALID: RowView = { ...ALL, state: 'invalid' };

/** Reads resolved by the test, in any order. */
function setUp() {
  const asked: { start: number; answer: (window: Partial<RowWindow> & { text?: string }) => void; fail: () => void }[] =
    [];
  const later: (() => void)[] = [];
  const pages = new RowPages(
    (start, count) =>
      new Promise((resolve, reject) => {
        asked.push({
          start,
          fail: () => reject(new Error('lost')),
          answer: ({ text = 'a', ...rest }) =>
            resolve({
              dataVersion: 1,
              view: ALL,
              total: 1000,
              start,
              rows: Array.from({ length: count }, (_, index) => row(start + index, text)),
              ...rest,
            }),
        });
      }),
    (task) => later.push(task),
  );
  pages.setSource({ view: viewKey(ALL), version: 1 });
  return { pages, asked, later };
}

function row(index: number, text: string): WindowRow {
  return { index, number: index + 2, cells: [text], issues: [], results: [], edited: [] };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('RowPages', () => {
  it('reads the page nearest to the middle first, two at once', async () => {
    const { pages, asked } = setUp();
    pages.want({ start: 40, end: 160 }, null);
    expect(asked.map(({ start }) => start)).toEqual([50, 100]);
    asked[0]?.answer({});
    await settle();
    expect(pages.rowAt(50)?.index).toBe(50);
    expect(asked.map(({ start }) => start)).toEqual([50, 100, 0]);
  });

  it('keeps old rows visible until the new ones are read', async () => {
    const { pages, asked } = setUp();
    pages.want({ start: 0, end: 20 }, null);
    asked[0]?.answer({ text: 'old' });
    await settle();
    pages.setSource({ view: viewKey(ALL), version: 2 });
    expect(pages.rowAt(0)?.cells).toEqual(['old']);
    asked[1]?.answer({ text: 'new', dataVersion: 2 });
    await settle();
    expect(pages.rowAt(0)?.cells).toEqual(['new']);
  });

  it('drops rows of another filter and their late responses', async () => {
    const { pages, asked } = setUp();
    pages.want({ start: 0, end: 20 }, null);
    asked[0]?.answer({});
    await settle();
    pages.want({ start: 100, end: 120 }, null);
    pages.setSource({ view: viewKey(INVALID), version: 1 });
    asked[1]?.answer({});
    await settle();
    expect(pages.rowAt(0)).toBeUndefined();
    expect(pages.rowAt(100)).toBeUndefined();
  });

  it('requests again later if the response is for another filter or lost', async () => {
    const { pages, asked, later } = setUp();
    pages.want({ start: 0, end: 20 }, null);
    asked[0]?.answer({ view: INVALID });
    await settle();
    expect(pages.rowAt(0)).toBeUndefined();
    later.shift()?.();
    asked[1]?.fail();
    await settle();
    later.shift()?.();
    asked[2]?.answer({});
    await settle();
    expect(pages.rowAt(0)?.index).toBe(0);
  });

  it('does not let an earlier response undo an edit', async () => {
    const { pages, asked } = setUp();
    pages.want({ start: 0, end: 20 }, null);
    asked[0]?.answer({ text: 'old' });
    await settle();
    pages.setSource({ view: viewKey(ALL), version: 2 });
    pages.setPending(new Map([[3, [{ cell: 0, column: 'name', text: 'typed' }]]]));
    asked[1]?.answer({ text: 'old' });
    await settle();
    expect(pages.rowAt(3)?.cells).toEqual(['typed']);
    asked[2]?.answer({ text: 'typed', dataVersion: 2 });
    await settle();
    expect(pages.rowAt(3)?.cells).toEqual(['typed']);
  });

  it('evicts the oldest pages, but never the focused one', async () => {
    const { pages, asked } = setUp();
    for (let page = 0; page < 100; page += 1) {
      pages.want({ start: page * PAGE_ROWS, end: page * PAGE_ROWS + 10 }, 0);
      asked.at(-1)?.answer({});
      await settle();
    }
    expect(pages.rowAt(0)?.index).toBe(0);
    expect(pages.rowAt(PAGE_ROWS)).toBeUndefined();
    expect(pages.rowAt(99 * PAGE_ROWS)).toBeDefined();
  });

  it('accepts rows that were not requested and still reads them', () => {
    const { pages, asked } = setUp();
    pages.offer({ dataVersion: 1, view: ALL, total: 60, start: 0, rows: [row(0, 'first')] });
    expect(pages.rowAt(0)?.cells).toEqual(['first']);
    pages.want({ start: 0, end: 20 }, null);
    expect(asked).toHaveLength(1);
  });
});
