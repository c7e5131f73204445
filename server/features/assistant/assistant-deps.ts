import type { ContentDeps } from '../content/content-deps.js';
import type { Assistant } from './assistant.js';

/** What questions to the assistant work with. */
export interface AssistantDeps extends ContentDeps {
  readonly assistant: Assistant;
}
