/** Milliseconds of work before messages and, on the main thread, frames get their turn. */
const SLICE_MS = 8;

/** Returns a `pause` that yields once a slice is used up and otherwise only reads the clock. */
export function createPause(sliceMs = SLICE_MS): () => Promise<void> {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  // In Node, an open port would keep the process alive.
  (channel.port1 as { unref?: () => void }).unref?.();
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMs) return;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(null);
    });
    sliceStart = performance.now();
  };
}
