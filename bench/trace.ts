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
export async function longestTask(
  browser: Browser,
  page: Page,
  pid: number,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const main = trace.traceEvents.find(
    ({ name, pid: owner, args }) => name === 'thread_name' && owner === pid && args?.name === 'CrRendererMain',
  );
  if (!main) throw new Error('The trace does not name the main thread of the page.');
  let longest = 0;
  for (const { name, ph, tid, pid: owner, dur } of trace.traceEvents) {
    if (ph !== 'X' || owner !== pid || tid !== main.tid || !name.endsWith('RunTask') || dur === undefined) continue;
    longest = Math.max(longest, dur / 1000);
  }
  return longest;
}
