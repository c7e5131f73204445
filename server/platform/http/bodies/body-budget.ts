import { ApiError } from '../errors.js';

/** Seconds until a rejected caller may try again. */
const RETRY_AFTER = 5;
const BYTES = 256 << 20;

/** The memory budget for request bodies in progress. It is shared because anyone may send bodies. */
export interface BodyBudget {
  /** Opens an account for one request. */
  open(): BodyAccount;
}

/** The memory one request has taken. Close it when the body is no longer needed. */
export interface BodyAccount {
  /** Takes bytes, or returns them with a negative count. Throws SERVICE_UNAVAILABLE when none are left. */
  take(bytes: number): void;
  close(): void;
}

export function createBodyBudget(bytes: number = BYTES): BodyBudget {
  let left = bytes;
  return {
    open() {
      let taken = 0;
      return {
        take(count) {
          if (count > left) {
            const message = 'The server is busy with other requests. Try again shortly.';
            throw new ApiError('SERVICE_UNAVAILABLE', { message, retryAfter: RETRY_AFTER });
          }
          left -= count;
          taken += count;
        },
        close() {
          left += taken;
          taken = 0;
        },
      };
    },
  };
}
