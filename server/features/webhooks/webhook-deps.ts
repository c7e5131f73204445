import type { Config } from '../../config/config.js';
import type { Platform } from '../../platform/platform.js';

/** What a try must know that is not kept with the message: a kind of sender, such as the records. */
export interface WebhookSource {
  /** `any` for addresses that the operator configures, `public` for those that users give. */
  readonly addresses: 'any' | 'public';
  /**
   * The secrets of a receiver as they are now, the newest first; several while one takes the place of another. None when
   * there is no such receiver any more.
   */
  secretsOf(receiver: string): Promise<readonly string[]>;
}

/** By the name that deliveries keep. */
export type WebhookSources = Readonly<Record<string, WebhookSource>>;

/** What a feature that sends webhooks adds, beside what every feature has. */
export interface WebhookAdditions<Deps> {
  readonly webhookSources?: (deps: Deps) => WebhookSources;
}

/** What sending webhooks works with. */
export interface WebhookDeps extends Platform {
  readonly config: Config;
  readonly webhookSources: WebhookSources;
}

/** What writing down a message works with. */
export type QueueDeps = Pick<WebhookDeps, 'queue' | 'now' | 'config'>;
