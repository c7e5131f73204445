/** Milliseconds. Browsers may paint nothing for a while, and a page may become hidden. */
const LONGEST_FRAME = 200;

/** Resolves when the page has painted what has just changed; at once if it does not paint, as a hidden page. */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined' || globalThis.document?.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME);
    // A timer set in a frame fires after its paint.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
