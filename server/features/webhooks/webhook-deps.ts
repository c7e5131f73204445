import type { Config } from '../../config/config.js';
import type { Platform } from '../../platform/platform.js';

/** What an attempt needs to know that is not stored with the message, by kind of sender. */
export interface WebhookSource {
  /** `any` for addresses that the operator configures, `public` for those that users enter. */
  readonly addresses: 'any' | 'public';
  /**
   * The current secrets of a receiver, newest first; several during a rotation. Empty when the receiver no longer
   * exists.
   */
  secretsOf(receiver: string): Promise<readonly string[]>;
}

/** By the name stored with each delivery. */
export type WebhookSources = Readonly<Record<string, WebhookSource>>;

/** What a feature that sends webhooks provides, in addition to the usual members. */
export interface WebhookAdditions<Deps> {
  readonly webhookSources?: (deps: Deps) => WebhookSources;
}

/** What sending webhooks needs. */
export interface WebhookDeps extends Platform {
  readonly config: Config;
  readonly webhookSources: WebhookSources;
}

/** What storing a message needs. */
export type QueueDeps = Pick<WebhookDeps, 'queue' | 'now' | 'config'>;
