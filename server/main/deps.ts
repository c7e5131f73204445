import type { AssistantDeps } from '../features/assistant/assistant-deps.js';
import type { AuthDeps } from '../features/auth/auth-deps.js';
import type { RecordHooks } from '../features/content/record-event.js';
import type { ImporterDeps } from '../features/importers/importer-deps.js';
import type { WebhookDeps } from '../features/webhooks/webhook-deps.js';

/** What all operations together need. Only `main` sees all of it. */
export interface Deps extends AuthDeps, ImporterDeps, WebhookDeps, AssistantDeps {}

/** What features need before they are connected with each other. */
export type OwnDeps = Omit<Deps, 'tokenHolders' | 'importsOf' | 'webhookSources' | keyof RecordHooks>;
