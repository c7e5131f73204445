/** So that a host that does not respond leaves most of a process's attempts to others. */
const MOST_PER_HOST = 3;

interface Message {
  readonly url: string;
}

/** The attempts that one process makes in parallel, counted by host. */
export interface HostTurns {
  /** Hosts that may get no further attempt for now. */
  busy(): readonly string[];
  /** Claims a message, after claims that began earlier, and counts it until `end`. */
  begin<Claimed extends Message>(claim: () => Promise<Claimed | undefined>): Promise<Claimed | undefined>;
  end(message: Message): void;
}

export function createHostTurns(): HostTurns {
  const underWay = new Map<string, number>();
  const count = ({ url }: Message, change: number): void => {
    const host = hostOf(url);
    const left = (underWay.get(host) ?? 0) + change;
    if (left === 0) underWay.delete(host);
    else underWay.set(host, left);
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    busy: () => [...underWay].filter(([, attempts]) => attempts >= MOST_PER_HOST).map(([host]) => host),
    begin(claim) {
      const claimed = last.then(async () => {
        const message = await claim();
        if (message) count(message, 1);
        return message;
      });
      last = claimed.catch(() => undefined);
      return claimed;
    },
    end: (message) => count(message, -1),
  };
}

/** With the port, as `split_part(url, '/', 3)` in SQL. */
function hostOf(url: string): string {
  return url.split('/')[2] ?? '';
}
