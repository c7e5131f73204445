import { expect } from 'vitest';
import type { Action, Principal } from '../../../platform/http/principal.js';
import { requireOtherSuperAdmin } from '../../auth/accounts/last-super-admin.js';
import { fastestDatabase, openTestDatabase } from '../../../testing/databases.js';
import type { DatabaseKind } from '../../../testing/databases.js';
import { migrate } from '../../../main/migrate.js';
import type { DeleteDeps } from '../content-deps.js';
import type { ModelDefinition } from '../model.js';
import { resolveModels } from '../resolve-models.js';
import type { Model } from '../models.js';
import type { RecordEvent } from '../record-event.js';

/** The dependencies of content operations, with a database of their own. */
export interface ContentFixture {
  readonly deps: DeleteDeps;
  /** Changes announced so far. */
  readonly events: RecordEvent[];
  /** Statements run so far. */
  readonly statements: string[];
  readonly model: (name: string) => Model;
}

export interface ContentFixtureOptions {
  readonly definitions?: readonly ModelDefinition[];
  /** Default: the kind that is fastest to create. */
  readonly database?: DatabaseKind;
}

export async function contentFixture({
  definitions = [],
  database: kind = fastestDatabase(),
}: ContentFixtureOptions = {}): Promise<ContentFixture> {
  const statements: string[] = [];
  const events: RecordEvent[] = [];
  const database = await openTestDatabase(kind, { onQuery: (text) => statements.push(text) });
  const models = resolveModels(definitions);
  await migrate(database, models, { allowDestructive: false });
  const deps: DeleteDeps = {
    database,
    models,
    now: () => new Date(),
    deletionGuards: [],
    roleGuards: [requireOtherSuperAdmin],
    recordListeners: [
      (_transaction, changes) => {
        events.push(...changes);
        return Promise.resolve();
      },
    ],
  };
  const model = (name: string): Model => {
    const found = models.byName(name);
    if (found === undefined) throw new Error(`There is no model ${name}.`);
    return found;
  };
  return { deps, events, statements, model };
}

export const SYSTEM: Principal = { kind: 'system' };

type UserPrincipal = Extract<Principal, { kind: 'user' }>;

export function user(role: string, more: Partial<UserPrincipal> = {}): UserPrincipal {
  const id = crypto.randomUUID();
  return { kind: 'user', id, email: 'ann@example.com', name: 'Ann', role, permissions: [], address: '::1', ...more };
}

export function apiKey(
  models: Readonly<Record<string, readonly Action[]>>,
  { admin = false }: { readonly admin?: boolean } = {},
): Principal {
  return { kind: 'api-key', id: crypto.randomUUID(), name: 'Key', permissions: { models, admin }, address: '::1' };
}

/**
 * Matches an ApiError with a status and a detail for each of the fields in this order; any details when no field is
 * given.
 */
export const refusal = (status: number, ...fields: readonly string[]): object =>
  fields.length === 0
    ? expect.objectContaining({ status })
    : expect.objectContaining({ status, details: fields.map((field) => expect.objectContaining({ field })) });

/** Models that cover everything operations decide. */
export const NOTE_MODELS: readonly ModelDefinition[] = [
  {
    name: 'Note',
    fields: {
      title: { type: 'text', required: true },
      slug: { type: 'slug', from: 'title', required: true, maxLength: 40 },
      body: { type: 'json' },
      stage: {
        type: 'select',
        options: ['new', 'open', 'done'],
        default: 'new',
        required: true,
        transitions: { new: ['open'], open: ['done'], done: [] },
      },
      secret: { type: 'text' },
      rank: { type: 'number', default: 7 },
      counter: { type: 'number', readOnly: true },
      folder: { type: 'relation', to: 'Folder', required: true },
      related: { type: 'relation', to: 'Note', many: true },
    },
    access: { read: ['authenticated'], create: ['editor'], update: ['editor'], delete: ['editor'] },
    fieldAccess: { secret: { read: ['admin'], update: ['admin'] }, rank: { update: ['admin'] } },
  },
  { name: 'Folder', fields: { name: { type: 'text', unique: true } }, access: { delete: ['editor'] } },
];
