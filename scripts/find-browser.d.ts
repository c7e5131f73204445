/** Path of a Chromium for the browser tests and benchmarks; installs one where there is none. */
export function findChromium(): Promise<string>;
/** Path of a browser's program, installed where that is possible; throws in CI where there is none. */
export function findBrowser(name: 'chromium' | 'firefox' | 'webkit'): string | undefined;
