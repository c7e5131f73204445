import { z } from 'zod';
import type { ImportRows } from '../../../src/protocol/index.js';
import {
  destinationSchema,
  importerSchema,
  importJobItemSchema,
  importStatusSchema,
} from '../../../src/protocol/schemas.js';
import { ACTIONS } from '../../platform/http/principal.js';
import type { Operator } from '../content/kinds/field-kind.js';
import type { FieldType } from '../content/kinds/kinds.js';

/* Response and request types of the administration. The page at `/admin` imports these types too, so this file must not
   import anything that depends on Node's types. */

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
  disabled: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type UserRecord = z.output<typeof userSchema>;

export const userChangeSchema = z.strictObject({
  role: z.string().optional(),
  permissions: z.array(z.string()).max(1000).optional(),
  disabled: z.boolean().optional(),
});
export type UserChange = z.output<typeof userChangeSchema>;

const permissions = z.strictObject({
  /** Actions by model path. */
  models: z
    .record(
      z.string(),
      z.array(z.enum(ACTIONS)).transform((actions) => [...new Set(actions)]),
    )
    .default({}),
  admin: z.boolean().default(false),
  rateLimit: z
    .strictObject({
      requests: z.int().positive().max(1_000_000_000),
      windowMs: z.int().min(1000).max(86_400_000),
    })
    .optional(),
});

export const keySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  permissions,
  createdBy: z.object({ id: z.uuid().nullable(), name: z.string(), isDeleted: z.boolean() }).nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const newKeySchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  permissions,
  expiresAt: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullish(),
});
export type CreateApiKey = z.output<typeof newKeySchema>;

/** The system fields, which no model declares, have the type `id` or `datetime`. */
export interface FieldRecord {
  readonly name: string;
  readonly type: FieldType | 'id';
  readonly required: boolean;
  readonly unique: boolean;
  readonly readOnly: boolean;
  readonly description: string | null;
  /** Only for selects. */
  readonly options: readonly string[];
  /** Path of the model it points to. */
  readonly to: string | null;
  readonly many: boolean;
  readonly sortable: boolean;
  /** The filter operators it supports, without the `$`. */
  readonly operators: readonly Operator[];
}

export interface ModelRecord {
  readonly name: string;
  readonly path: string;
  readonly createdBy: 'api' | 'upload';
  /** Whether the caller may read its records. */
  readonly readable: boolean;
  /** The fields the caller may read: `id`, the declared ones in order, `createdAt`, `updatedAt`. */
  readonly fields: readonly FieldRecord[];
}

const ownerSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
/** The owner of a resource, as the administration shows users. */
export type Owner = z.output<typeof ownerSchema>;

export const importerRecordSchema = z.object({
  /** `null` when the user no longer exists. */
  owner: ownerSchema.nullable(),
  lastImport: z.object({ id: z.uuid(), status: importStatusSchema, createdAt: z.iso.datetime() }).nullable(),
  /** As `/api/v1/importers` returns it. */
  importer: importerSchema,
});
export type ImporterRecord = z.output<typeof importerRecordSchema>;

export const importRecordSchema = z.object({
  importer: z.object({ id: z.uuid(), name: z.string() }),
  /** As `/api/v1/imports` returns it. */
  job: importJobItemSchema,
});
export type ImportRecord = z.output<typeof importRecordSchema>;

export const importDetailsSchema = importRecordSchema.extend({
  /** `null` when the user no longer exists. */
  owner: ownerSchema.nullable(),
  /** The destination of this import; the importer's may have changed since. */
  destination: destinationSchema,
  startedAt: z.iso.datetime().nullable(),
});
export type ImportDetails = z.output<typeof importDetailsSchema>;

/* The same as in the importer API, in the format of the administration. */

export interface SecretState {
  readonly hint: string;
  /** Until when the previous secret also signs. */
  readonly previousUntil: string | null;
}

export interface ImportRowsPage {
  readonly data: ImportRows['rows'];
  readonly meta: { readonly nextCursor: string | null };
}
