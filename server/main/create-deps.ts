import type { Config } from '../config/config.js';
import { createAssistant } from '../features/assistant/assistant.js';
import { createPasswords } from '../features/auth/passwords/passwords.js';
import type { Passwords } from '../features/auth/passwords/passwords.js';
import type { Models } from '../features/content/models.js';
import { createProviderTokens } from '../features/idp/provider-tokens.js';
import type { WebhookSources } from '../features/webhooks/queue-delivery.js';
import type { Platform } from '../platform/platform.js';
import type { Deps, OwnDeps } from './deps.js';
import { features } from './features.js';

export interface DepsOptions {
  readonly config: Config;
  readonly models: Models;
  readonly passwords?: Passwords;
}

/** The features, built on a platform and joined with each other. */
export function createDeps(platform: Platform, { config, models, passwords = createPasswords() }: DepsOptions): Deps {
  const own: OwnDeps = {
    ...platform,
    config,
    models,
    passwords,
    providerTokens: createProviderTokens(config.idpTokens, platform),
    assistant: createAssistant(config, platform.threads),
  };
  return {
    ...own,
    recordListeners: features.flatMap(({ recordListener }) => recordListener?.(own) ?? []),
    deletionGuards: features.flatMap(({ deletionGuard }) => deletionGuard?.(own) ?? []),
    webhookSources: Object.assign({}, ...features.map(({ webhookSources }) => webhookSources?.(own))) as WebhookSources,
  };
}
