import type { Platform } from '../../platform/platform.js';
import type { ApiError } from '../../platform/http/errors.js';
import type { ImporterRow } from '../importers/tables.js';

/**
 * Whether headers and samples of an import may be sent to the provider: the owner must allow it, within the rate limit.
 */
export function mayUseProvider(
  { rateLimit }: Pick<Platform, 'rateLimit'>,
  { id, ai_enabled: isAllowed }: ImporterRow,
  address: string,
): () => Promise<boolean | ApiError> {
  return async () => {
    if (!isAllowed) return false;
    const allowance = await rateLimit.count({ kind: 'assistant', id, address });
    return allowance?.refusal ?? true;
  };
}
