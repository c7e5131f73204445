import type { Response } from 'express';
import type { Platform } from '../../platform.js';
import type { Counted } from './rate-limit.js';

/** Counts a request and sends the remaining number in the response headers. Throws RATE_LIMITED when none are left. */
export async function countRequest(
  { rateLimit, background }: Pick<Platform, 'rateLimit' | 'background'>,
  response: Response,
  counted: Counted,
): Promise<void> {
  const allowance = await rateLimit.count(counted);
  if (allowance) response.set(allowance.headers);
  if (allowance?.refusal) throw allowance.refusal;
  if (!rateLimit.skipsSuccessful) return;
  response.on('finish', () => {
    if (response.statusCode < 400) void background.run('forgive a request', () => rateLimit.forgive(counted));
  });
}
