import type { Page } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { ImporterPage } from './importer-page.js';
import type { InputFile } from './importer-page.js';

export interface HostPageOptions {
  /** Styles of the host, before ours. */
  readonly css?: string;
  readonly body?: string;
  /** The Content-Security-Policy header. */
  readonly policy?: string;
  /** Placed in the head, after the styles. */
  readonly head?: string;
  /** The origin of the script-tag file. Default: the page's own origin. */
  readonly script?: string;
}

/** Creates a function that records its calls; `answer` sets its return value. */
type Recorder = <Fn>(name: string, answer?: () => unknown) => Fn;
/** Runs in the page, so it must not refer to anything outside. */
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

/** A third-party page with the script-tag file. It accepts every prop, functions included. */
export class HostPage {
  readonly page: Page;
  readonly importer: ImporterPage;

  constructor(page: Page) {
    this.page = page;
    this.importer = new ImporterPage(page);
  }

  async open(options: HostPageOptions = {}): Promise<void> {
    const { css = '', body = '', policy, head = '', script = '/dist/rowgate.umd.js' } = options;
    // Only final colors are compared, not transitions.
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

  /** Merges props over earlier ones. Functions among them must be created in the page. */
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

  /** Takes a file to the review of an inline importer. */
  async review(
    props: CSVImporterProps,
    file: InputFile,
    { height = '820px' }: { readonly height?: string } = {},
  ): Promise<ImporterPage> {
    const { importer } = this;
    await this.open({ css: `#place { height: ${height} }` });
    await this.mount(props);
    await importer.atStep('upload');
    await importer.upload(file);
    await importer.goTo('review');
    return importer;
  }

  async show(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as HostWindow).host.handle.showModal());
    await this.importer.root.waitFor();
  }

  async update(props: CSVImporterProps): Promise<void> {
    await this.page.evaluate((given) => (globalThis as unknown as HostWindow).host.handle.update(given), props);
  }

  /** The arguments of each call of a recorded function. */
  async calls(name: string): Promise<readonly (readonly unknown[])[]> {
    return this.page.evaluate(
      (wanted) =>
        JSON.parse(JSON.stringify((globalThis as unknown as HostWindow).host.calls[wanted] ?? [])) as unknown[][],
      name,
    );
  }

  /** The computed value of a property of the first matching element. */
  async style(selector: string, property: string): Promise<string> {
    const element = this.page.locator(selector).first();
    await element.waitFor({ state: 'attached' });
    return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);
  }
}
