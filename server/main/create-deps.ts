import type { Config } from '../config/config.js';
import { createAssistant } from '../features/assistant/assistant.js';
import { createPasswords } from '../features/auth/passwords/passwords.js';
import type { Passwords } from '../features/auth/passwords/passwords.js';
import { createKnownCallers } from '../features/auth/tokens/known-callers.js';
import type { Models } from '../features/content/models.js';
import type { WebhookSources } from '../features/webhooks/webhook-deps.js';
import type { Platform } from '../platform/platform.js';
import type { Deps, OwnDeps } from './deps.js';
import { features } from './features.js';

export interface DepsOptions {
  readonly config: Config;
  readonly models: Models;
  readonly passwords?: Passwords;
}

/** Builds the features on a platform and connects them. */
export function createDeps(platform: Platform, { config, models, passwords = createPasswords() }: DepsOptions): Deps {
  const own: OwnDeps = {
    ...platform,
    config,
    models,
    passwords,
    knownCallers: createKnownCallers(platform.database),
    assistant: createAssistant(config, platform.threads),
  };
  const [importsOf] = features.flatMap((feature) => feature.importsOf?.(own) ?? []);
  if (importsOf === undefined) throw new Error('No feature runs importers.');
  const joined = { ...own, importsOf };
  return {
    ...joined,
    tokenHolders: features.flatMap(({ tokenHolder }) => tokenHolder?.(own) ?? []),
    recordListeners: features.flatMap(({ recordListener }) => recordListener?.(joined) ?? []),
    deletionGuards: features.flatMap(({ deletionGuard }) => deletionGuard?.(joined) ?? []),
    roleGuards: features.flatMap(({ roleGuard }) => roleGuard ?? []),
    webhookSources: Object.assign({}, ...features.map(({ webhookSources }) => webhookSources?.(own))) as WebhookSources,
  };
}
