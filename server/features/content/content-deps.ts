import type { Config } from '../../config/config.js';
import type { Platform } from '../../platform/platform.js';
import type { Models } from './models.js';
import type { RecordHooks } from './record-event.js';

/** What all operations on records together need. */
export interface ContentDeps extends Platform, RecordHooks {
  readonly config: Config;
  readonly models: Models;
}

/** What creating or changing a record needs. */
export type WriteDeps = Pick<ContentDeps, 'database' | 'now' | 'models' | 'recordListeners' | 'roleGuards'>;

/** What deleting a record needs. */
export type DeleteDeps = WriteDeps & Pick<ContentDeps, 'deletionGuards'>;
