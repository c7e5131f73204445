import type { Browser, Page } from 'playwright';

const CATEGORIES = ['toplevel', 'devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's main thread while `act` runs, in milliseconds, as the browser's own trace has it. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const isMain = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  if (isMain.size === 0) throw new Error('The trace does not name the main thread of the page.');
  let longest = 0;
  for (const { name, ph, pid, tid, dur } of trace.traceEvents) {
    if (ph !== 'X' || dur === undefined || !name.endsWith('RunTask') || !isMain.has(`${pid}:${tid}`)) continue;
    longest = Math.max(longest, dur / 1000);
  }
  return longest;
}
