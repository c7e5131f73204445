/** Path of a Chromium for the browser tests and benchmarks; installs one where there is none. */
export function findChromium(): Promise<string>;
