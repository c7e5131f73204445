import { Agent, request } from 'node:http';

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requests: number;
  /** The number of concurrent requests. */
  readonly concurrency: number;
}

/** Requests per second. Rejects when a response is not 200. */
export async function requestsPerSecond({ url, headers = {}, requests, concurrency }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  let left = requests;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1;
        await get(url, headers, agent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return requests / seconds;
}

function get(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}.`));
      response.resume().on('end', resolve).on('error', reject);
    });
    call.on('error', reject).end();
  });
}
