import type { AuthDeps } from '../auth/auth-deps.js';
import type { ImporterDeps } from '../importers/importer-deps.js';
import type { WebhookDeps } from '../webhooks/webhook-deps.js';

/** What administration needs. */
export interface AdminDeps extends AuthDeps, ImporterDeps, WebhookDeps {}
