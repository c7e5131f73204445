import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../src/ui/index.js';
import { ImporterPage } from './importer-page.js';

export interface HostPageOptions {
  /** Of the host, before ours. */
  readonly css?: string;
  readonly body?: string;
  /** Content-Security-Policy. */
  readonly policy?: string;
  /** In the head, after the styles. */
  readonly head?: string;
  /** Where the script-tag file is taken from. Default: the page's own origin. */
  readonly script?: string;
}

/** Makes a function whose calls are kept; `answer` says what it returns. */
type Recorder = <Fn>(name: string, answer?: () => unknown) => Fn;
/** Runs in the page: what it uses must be inside it. */
export type MakeProps = (record: Recorder) => CSVImporterProps;

interface HostWindow {
  CSVImporter: { createCSVImporter(props: CSVImporterProps): Handle };
  host: { calls: Record<string, unknown[][]>; handle: Handle };
}

interface Handle {
  showModal(): void;
  closeModal(): void;
  update(props: CSVImporterProps): void;
  destroy(): void;
}

/** A page of somebody else's, with the script-tag file: every prop can be given to it, functions too. */
export class HostPage {
  readonly page: Page;
  readonly importer: ImporterPage;

  constructor(page: Page) {
    this.page = page;
    this.importer = new ImporterPage(page);
  }

  async open(options: HostPageOptions = {}): Promise<void> {
    const { css = '', body = '', policy, head = '', script = '/dist/rowgate.umd.js' } = options;
    // Colours are looked at, not how they come about.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.unroute('**/host-page');
    await this.page.route('**/host-page', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: policy === undefined ? {} : { 'content-security-policy': policy },
        body: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">
          <link rel="stylesheet" href="/host-page.css">${head}<script src="${script}"></script></head>
          <body>${body}<div id="place"></div></body></html>`,
      }),
    );
    await this.page.unroute('**/host-page.css');
    await this.page.route('**/host-page.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
    await this.page.goto('/host-page');
  }

  /** Later props are laid over earlier ones. Functions among them have to be made in the page. */
  async mount(...props: readonly (MakeProps | CSVImporterProps)[]): Promise<void> {
    const makers = props.map((given) =>
      typeof given === 'function' ? String(given) : `() => (${JSON.stringify(given)})`,
    );
    await this.page.evaluate(`{
      globalThis.host?.handle.destroy();
      const calls = {};
      const record = (name, answer = () => undefined) => (...given) => {
        (calls[name] ??= []).push(given);
        return answer(...given);
      };
      const props = Object.assign({}, ...[${makers.join(',')}].map((make) => make(record)));
      const domElement = props.isModal === false ? document.getElementById('place') : undefined;
      const handle = CSVImporter.createCSVImporter(domElement ? { ...props, domElement } : props);
      globalThis.host = { calls, handle };
    }`);
  }

  async show(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as HostWindow).host.handle.showModal());
    await this.importer.root.waitFor();
  }

  async update(props: CSVImporterProps): Promise<void> {
    await this.page.evaluate((given) => (globalThis as unknown as HostWindow).host.handle.update(given), props);
  }

  /** What was given to each call of a recorded function. */
  async calls(name: string): Promise<readonly (readonly unknown[])[]> {
    return this.page.evaluate(
      (wanted) =>
        JSON.parse(JSON.stringify((globalThis as unknown as HostWindow).host.calls[wanted] ?? [])) as unknown[][],
      name,
    );
  }

  /** The computed value of one property of the first element that is found. */
  async style(selector: string, property: string): Promise<string> {
    const element = this.page.locator(selector).first();
    await element.waitFor({ state: 'attached' });
    return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);
  }
}
