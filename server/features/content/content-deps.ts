import type { Config } from '../../config/config.js';
import type { Platform } from '../../platform/platform.js';
import type { Models } from './models.js';
import type { RecordHooks } from './record-event.js';

/** What operations on records need. */
export interface ContentDeps extends Platform, RecordHooks {
  readonly config: Config;
  readonly models: Models;
}
