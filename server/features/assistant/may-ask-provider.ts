import type { Platform } from '../../platform/platform.js';
import type { ApiError } from '../../platform/http/errors.js';
import type { ImporterRow } from '../importers/tables.js';

/** Whether headers and samples of an import may go to the provider: its owner allows it, and not too often. */
export function mayAskProvider(
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
