import { feature as admin } from '../features/admin/feature.js';
import { feature as assistant } from '../features/assistant/feature.js';
import { feature as audit } from '../features/audit/feature.js';
import { feature as auth } from '../features/auth/feature.js';
import { feature as content } from '../features/content/feature.js';
import type { AuthAdditions } from '../features/auth/auth-deps.js';
import type { ContentAdditions } from '../features/content/record-event.js';
import type { Feature } from '../features/feature.js';
import type { ImporterAdditions } from '../features/importers/importer-deps.js';
import { feature as idp } from '../features/idp/feature.js';
import { feature as importers } from '../features/importers/feature.js';
import { feature as imports } from '../features/imports/feature.js';
import { feature as uploads } from '../features/uploads/feature.js';
import { feature as webhooks } from '../features/webhooks/feature.js';
import type { WebhookAdditions } from '../features/webhooks/webhook-deps.js';
import { sweepRateLimits } from '../platform/http/limits/rate-limit.js';
import { rateLimitMigrations } from '../platform/http/limits/rate-limit.js';
import { sendMails } from '../platform/mail/mailer.js';
import type { Deps, OwnDeps } from './deps.js';

export type ServerFeature = Feature<Deps> &
  AuthAdditions<OwnDeps> &
  ContentAdditions<Deps, OwnDeps & Pick<Deps, 'importsOf'>> &
  ImporterAdditions<OwnDeps> &
  WebhookAdditions<OwnDeps>;

/** The platform's own housekeeping. */
const platform: ServerFeature = {
  name: 'platform',
  migrations: rateLimitMigrations,
  work: { 'send-mail': sendMails },
  sweeps: [{ name: 'rate limits', run: ({ database }) => sweepRateLimits(database) }],
};

/** Every part of the server. Each may use those before it, never those after it. */
export const features: readonly ServerFeature[] = [
  platform,
  audit,
  content,
  webhooks,
  auth,
  idp,
  uploads,
  importers,
  imports,
  assistant,
  admin,
];
