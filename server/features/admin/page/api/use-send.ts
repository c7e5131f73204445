import { useCallback, useState } from 'react';
import { asFailure } from './request.js';
import type { ApiFailure } from './request.js';

export interface Sending {
  readonly isSending: boolean;
  readonly failure: ApiFailure | undefined;
  /** Resolves with whether it succeeded; stores a failure for display. */
  send(work: () => Promise<void>): Promise<boolean>;
}

/** Sends one change to the server. */
export function useSend(): Sending {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const send = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(asFailure(error));
      return false;
    } finally {
      setIsSending(false);
    }
  }, []);
  return { isSending, failure, send };
}
