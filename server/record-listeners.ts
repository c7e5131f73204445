import { onUserEvent } from './auth/user-listener.js';
import type { Config } from './config.js';
import type { RecordListener } from './content/record-event.js';

/** Who is told of changes of records, in this order. */
export function recordListeners(_config: Config): readonly RecordListener[] {
  return [onUserEvent];
}
