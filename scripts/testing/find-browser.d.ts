/** Path of a Chromium for the browser tests and benchmarks; installs one if there is none. */
export function findChromium(): Promise<string>;
/** Path of a browser's executable, which is installed if possible; throws in CI if there is none. */
export function findBrowser(name: 'chromium' | 'firefox' | 'webkit'): string | undefined;
