import type { ContentDeps } from '../content/content-deps.js';
import type { Assistant } from './assistant.js';

/** What requests to the assistant need. */
export interface AssistantDeps extends ContentDeps {
  readonly assistant: Assistant;
}
