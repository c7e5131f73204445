import type { Deps } from '../deps.js';

/** What a try must know that is not kept with the message: a kind of sender, such as the records. */
export interface WebhookSource {
  /** `any` for addresses that the operator configures, `public` for those that users give. */
  readonly addresses: 'any' | 'public';
  /** The secret of a receiver as it is now; `undefined` when there is no such receiver any more. */
  secretOf(deps: Deps, receiver: string): Promise<string | undefined>;
}

/** By the name that deliveries keep. */
export type WebhookSources = Readonly<Record<string, WebhookSource>>;
