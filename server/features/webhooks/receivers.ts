/** Of the eight attempts that a process makes in parallel, those that one URL may occupy. */
const SHARE = 4;

/** The attempts in progress in this process, so that a receiver that hangs leaves room for the others. */
export interface Receivers {
  /** URLs at which no further attempt may start. The run that ends such an attempt continues with their messages. */
  busy(): readonly string[];
  /** Takes a message, which counts until it is released. One after the other, so that no two take the last place. */
  claim<Message extends { readonly url: string }>(
    take: (busy: readonly string[]) => Promise<Message | undefined>,
  ): Promise<Message | undefined>;
  release(message: { readonly url: string }): void;
}

export function createReceivers(): Receivers {
  const counts = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();
  const busy = (): readonly string[] => [...counts].filter(([, count]) => count >= SHARE).map(([url]) => url);
  return {
    busy,
    claim(take) {
      const claimed = turn.then(async () => {
        const message = await take(busy());
        if (message) counts.set(message.url, (counts.get(message.url) ?? 0) + 1);
        return message;
      });
      turn = claimed.catch(() => undefined);
      return claimed;
    },
    release({ url }) {
      const left = (counts.get(url) ?? 0) - 1;
      if (left > 0) counts.set(url, left);
      else counts.delete(url);
    },
  };
}
