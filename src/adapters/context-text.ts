import { MAX_CONTEXT_BYTES } from '../protocol/limits.js';

/** `user` or `metadata` as JSON; `null` when it cannot be serialized or exceeds the limit. */
export function contextText(value: unknown): string | null {
  try {
    const text = JSON.stringify(value) as string | undefined;
    return text !== undefined && new TextEncoder().encode(text).length <= MAX_CONTEXT_BYTES ? text : null;
  } catch {
    return null;
  }
}
