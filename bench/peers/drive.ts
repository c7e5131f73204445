import type { Browser, Page } from 'playwright';
import { openPage, rendererPids, rendererTime } from '../browser.js';
import { residentBytes } from '../resident-bytes.js';
import { median } from '../result.js';
import type { Format, Peer } from './peers.js';
import type { ServedPages } from './serve-pages.js';

/** One import, from the choice of the file to the rows in the host's hands. */
export interface Import {
  /** Milliseconds until the first rows are shown, or for a reader without a screen, received. */
  readonly firstRows: number;
  /** Milliseconds until the host has all rows, without the time of edits. */
  readonly delivered: number;
  /** The number of rows that the host has received. */
  readonly rows: number;
  /** Milliseconds of the page's longest task; 0 if none took 50 ms. */
  readonly longestTask: number;
  /** Bytes by which the page's process has grown, at its largest. */
  readonly memory: number;
  /** Milliseconds that cores worked for the page and its workers, without edits: little changed by other processes. */
  readonly processor: number;
  /** Compressed bytes of the scripts and styles that were fetched, without React. */
  readonly codeSize: number;
  /** Milliseconds from the key that ends an edit to the frame that shows the edited cell with its verdict; the median of edits. */
  readonly edit?: number;
}

/** What `pages/harness.js` exposes. Times are those of the page's clock. */
interface PeerPage {
  readonly startedAt: number;
  readonly receivedAt: number | undefined;
  readonly rows: number;
  readonly longestTask: number;
  showRows(): Promise<number>;
  check(): Promise<number>;
  recheck?(): Promise<void>;
  deliver(): Promise<number>;
  cell(): Element | null;
  armEdit(): void;
  untilShown(text: string, isWrong: boolean): Promise<number>;
}

declare const peer: PeerPage;

/** Single characters, so that the edit is complete with its only key where each key is an edit. */
const EDITS = ['x', '7', 'y', '8'];

export interface Driven {
  readonly browser: Browser;
  readonly pages: ServedPages;
  readonly peer: Peer;
  readonly format: Format;
  readonly file: string;
}

export async function driveImport({ browser, pages, peer: { editEndsWith }, format, file }: Driven): Promise<Import> {
  const page = await openPage(browser, `${pages.address}?format=${format}`);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  const pids = await rendererPids(browser);
  const before = residentBytes(pids);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pids));
  }, 40);
  try {
    const atStart = await rendererTime(browser);
    // Begun first, since the browser answers only some time after the page has the file.
    const shown = page.evaluate(() => peer.showRows());
    await page.setInputFiles('input[type=file]', file);
    const firstRows = (await shown) - (await page.evaluate(() => peer.startedAt));
    const checked = await page.evaluate(async () => (await peer.check()) - peer.startedAt);
    const atCheck = await rendererTime(browser);
    const edit = editEndsWith ? median(await editCells(page, editEndsWith)) : undefined;
    await page.evaluate(() => peer.recheck?.());
    const atPress = await rendererTime(browser);
    const pressed = await page.evaluate(() => peer.deliver());
    await page.waitForFunction(() => peer.receivedAt !== undefined, undefined, { timeout: 0 });
    const { receivedAt, rows, longestTask } = await page.evaluate(() => ({
      ...peer,
      receivedAt: peer.receivedAt ?? 0,
    }));
    const atEnd = await rendererTime(browser);
    return {
      firstRows,
      delivered: checked + receivedAt - pressed,
      rows,
      longestTask,
      memory: peak - before,
      processor: atCheck - atStart + atEnd - atPress,
      codeSize: pages.codeSize(),
      ...(edit === undefined ? {} : { edit }),
    };
  } finally {
    clearInterval(timer);
  }
}

/** Edits the id of one row with real keys, invalid and valid in turn. */
async function editCells(page: Page, end: 'Enter' | 'key'): Promise<number[]> {
  const times: number[] = [];
  for (const text of EDITS) {
    const cell = (await page.evaluateHandle(() => peer.cell())).asElement();
    if (!cell) throw new Error('There is no cell to edit.');
    await cell.dblclick();
    await page.keyboard.press('ControlOrMeta+A');
    if (end === 'Enter') await page.keyboard.press(text);
    await page.evaluate(() => peer.armEdit());
    await page.keyboard.press(end === 'Enter' ? 'Enter' : text);
    times.push(await page.evaluate((typed) => peer.untilShown(typed, /[a-z]/.test(typed)), text));
  }
  return times;
}
