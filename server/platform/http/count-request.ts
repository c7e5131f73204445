import type { Response } from 'express';
import type { Deps } from '../../main/deps.js';
import type { Counted } from './rate-limit.js';

/** Counts a request and says on its answer how many are left. Throws RATE_LIMITED when there are none. */
export async function countRequest(
  { config, rateLimit, background }: Pick<Deps, 'config' | 'rateLimit' | 'background'>,
  response: Response,
  counted: Counted,
): Promise<void> {
  const allowance = await rateLimit.count(counted);
  if (allowance) response.set(allowance.headers);
  if (allowance?.refusal) throw allowance.refusal;
  if (!config.rateLimit.skipSuccessfulRequests) return;
  response.on('finish', () => {
    if (response.statusCode < 400) void background.run('forgive a request', () => rateLimit.forgive(counted));
  });
}
