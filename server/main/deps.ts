import type { Config } from '../config/config.js';
import type { Assistant } from '../features/assistant/assistant.js';
import type { AuthDeps } from '../features/auth/auth-deps.js';
import type { Passwords } from '../features/auth/passwords/passwords.js';
import type { KnownCallers } from '../features/auth/tokens/known-callers.js';
import type { Models } from '../features/content/models.js';
import type { ImporterDeps } from '../features/importers/importer-deps.js';
import type { WebhookSources } from '../features/webhooks/webhook-deps.js';
import type { Platform } from '../platform/platform.js';

/** What features need before they are connected with each other. */
export interface OwnDeps extends Platform {
  readonly config: Config;
  readonly models: Models;
  readonly passwords: Passwords;
  readonly knownCallers: KnownCallers;
  readonly assistant: Assistant;
}

/** What all operations together need. Only `main` sees all of it. */
export interface Deps extends OwnDeps, AuthDeps, ImporterDeps {
  readonly webhookSources: WebhookSources;
}
