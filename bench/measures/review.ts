import type { Browser, Page } from 'playwright';
import { openPage } from '../browser.js';
import { dragToLastRow, dropFile, pressToReview, scrollThrough, submit, waitForVerdicts } from '../importer.js';
import { median, quantile, resultOf, round } from '../result.js';
import type { BenchResult } from '../result.js';
import { longestTask } from '../trace.js';
import type { LongestTask } from '../trace.js';
import { editCells } from './edit-cells.js';
import type { PageContext, PageMeasure } from './measure.js';

const SCROLL_MS = 3000;
const EDITS = 60;

/** What users notice: tasks that block the page, frames while scrolling, edits, and the delivery of all rows. */
export const review: PageMeasure = {
  ids: ['longest-task', 'scroll-frames', 'scroll-to-last', 'edit-p95', 'deliver-batches'],
  async run(context, wanted) {
    const rounds: Round[] = [];
    const plain: Plain[] = [];
    for (let run = 0; run < Math.min(3, context.runs); run += 1) {
      if (wanted.has('longest-task')) rounds.push(await withPage(context, traced(context)));
      if (wanted.size > (wanted.has('longest-task') ? 1 : 0)) plain.push(await withPage(context, untraced(context)));
    }
    return [
      ...(rounds.length > 0 ? [tasksOf(rounds)] : []),
      ...(plain.length > 0 ? figuresOf(plain, context.rows) : []),
    ].filter(({ id }) => wanted.has(id));
  },
};

interface Round {
  readonly dropToReview: LongestTask;
  readonly scrolling: LongestTask;
  readonly delivery: LongestTask;
}

interface Plain {
  readonly frames: number;
  readonly toLast: number;
  readonly edits: readonly number[];
  readonly delivery: number;
}

type OnPage<T> = (page: Page, browser: Browser) => Promise<T>;

/** The longest tasks, from the browser's trace. Tracing slows everything down, so nothing else is measured here. */
function traced({ file }: PageContext): OnPage<Round> {
  return async (page, browser) => {
    const dropToReview = await longestTask(browser, page, async () => {
      await dropFile(page, file);
      await pressToReview(page);
      await waitForVerdicts(page);
    });
    const scrolling = await longestTask(browser, page, async () => {
      await scrollThrough(page, SCROLL_MS);
      await dragToLastRow(page);
    });
    const delivery = await longestTask(browser, page, () => submit(page));
    return { dropToReview, scrolling, delivery };
  };
}

function untraced({ file }: PageContext): OnPage<Plain> {
  return async (page) => {
    await dropFile(page, file);
    await pressToReview(page);
    await waitForVerdicts(page);
    const edits = await editCells(page, EDITS);
    const frames = await scrollThrough(page, SCROLL_MS);
    const toLast = await dragToLastRow(page);
    const start = performance.now();
    await submit(page);
    return { frames, toLast, edits, delivery: performance.now() - start };
  };
}

async function withPage<T>({ launch, address }: PageContext, act: OnPage<T>): Promise<T> {
  const browser = await launch();
  try {
    return await act(await openPage(browser, `${address}/bench.html?importer`), browser);
  } finally {
    await browser.close();
  }
}

function tasksOf(rounds: readonly Round[]): BenchResult {
  const of = (part: keyof Round): number => round(median(rounds.map((one) => one[part].milliseconds)));
  const longest = (one: Round, kind: keyof LongestTask): number =>
    Math.max(one.dropToReview[kind], one.scrolling[kind], one.delivery[kind]);
  return resultOf({
    id: 'longest-task',
    unit: 'ms',
    samples: rounds.map((one) => longest(one, 'milliseconds')),
    details: {
      dropToReview: of('dropToReview'),
      scrolling: of('scrolling'),
      delivery: of('delivery'),
      processor: round(median(rounds.map((one) => longest(one, 'processor')))),
    },
  });
}

function figuresOf(plain: readonly Plain[], rows: number): BenchResult[] {
  const delivery = plain.map((one) => one.delivery);
  return [
    resultOf({ id: 'scroll-frames', unit: 'frames/s', samples: plain.map(({ frames }) => frames) }),
    resultOf({ id: 'scroll-to-last', unit: 'ms', samples: plain.map(({ toLast }) => toLast) }),
    resultOf({
      id: 'edit-p95',
      unit: 'ms',
      samples: plain.map(({ edits }) => quantile(edits, 0.95)),
      details: { median: round(median(plain.flatMap(({ edits }) => edits))) },
    }),
    resultOf({
      id: 'deliver-batches',
      unit: 'ms',
      samples: delivery,
      details: { rowsPerSecond: Math.round((rows * 1000) / median(delivery)) },
    }),
  ];
}
