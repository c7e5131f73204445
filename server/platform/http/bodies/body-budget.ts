import { ApiError } from '../errors.js';

/** Seconds after which a caller who was turned away may come again. */
const RETRY_AFTER = 5;
const BYTES = 256 << 20;

/** Memory that the bodies of all requests under way may take together; anyone may send them. */
export interface BodyBudget {
  /** Opens an account for one request. */
  open(): BodyAccount;
}

/** What one request has taken. Closed when its body is no longer needed. */
export interface BodyAccount {
  /** Takes bytes, or gives them back with a negative count. Throws SERVICE_UNAVAILABLE where none are left. */
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
            throw new ApiError('SERVICE_UNAVAILABLE', {
              message,
              retryAfter: RETRY_AFTER,
              headers: { Connection: 'close' },
            });
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
