import type { Platform } from '../../platform/platform.js';
import type { Assistant } from './assistant.js';

/** What requests to the assistant need. */
export interface AssistantDeps extends Platform {
  readonly assistant: Assistant;
}
