import type { Browser, Page } from 'playwright';

const CATEGORIES = ['toplevel', 'devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface LongestTask {
  readonly milliseconds: number;
  /** The CPU time of the longest task, which excludes other processes on a busy machine. */
  readonly processor: number;
}

/** The longest task of the page's main thread while `act` runs, from the browser's trace. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<LongestTask> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const isMain = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  if (isMain.size === 0) throw new Error('The trace does not name the main thread of the page.');
  let milliseconds = 0;
  let processor = 0;
  for (const { name, ph, pid, tid, dur, tdur = 0 } of trace.traceEvents) {
    if (ph !== 'X' || dur === undefined || !name.endsWith('RunTask') || !isMain.has(`${pid}:${tid}`)) continue;
    milliseconds = Math.max(milliseconds, dur / 1000);
    processor = Math.max(processor, tdur / 1000);
  }
  return { milliseconds, processor };
}
