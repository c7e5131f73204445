import type { Deps } from '../../main/deps.js';

/** What a try must know that is not kept with the message: a kind of sender, such as the records. */
export interface WebhookSource {
  /** `any` for addresses that the operator configures, `public` for those that users give. */
  readonly addresses: 'any' | 'public';
  /**
   * The secrets of a receiver as they are now, the newest first; several while one takes the place of another. None when
   * there is no such receiver any more.
   */
  secretsOf(deps: Deps, receiver: string): Promise<readonly string[]>;
}

/** By the name that deliveries keep. */
export type WebhookSources = Readonly<Record<string, WebhookSource>>;
