/** Milliseconds. A hidden page does not paint. */
const LONGEST_FRAME = 200;

/** Resolves when the page has painted what has just changed, or does not paint. */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME);
    // A timer set in a frame fires after its paint.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
