import { z } from 'zod';
import type { Destination, Importer, ImportJobItem, ImportRows, ImportStatus } from '../../../src/protocol/index.js';
import type { KeyPermissions } from '../../platform/http/principal.js';
import type { Operator } from '../content/kinds/field-kind.js';
import type { FieldType } from '../content/kinds/kinds.js';

/*
 * What the administration answers and takes. The page at `/admin` reads these types too, so this file imports nothing
 * that leads to Node's.
 */

export interface UserRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly disabled: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface UserChange {
  readonly role?: string | undefined;
  readonly permissions?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

export interface CreateApiKey {
  readonly name: string;
  readonly permissions: KeyPermissions;
  readonly expiresAt?: Date | null | undefined;
}

/** What every record has and no model declares is of type `id` or `datetime`. */
export interface FieldRecord {
  readonly name: string;
  readonly type: FieldType | 'id';
  readonly required: boolean;
  readonly unique: boolean;
  readonly readOnly: boolean;
  readonly description: string | null;
  /** Of a select. */
  readonly options: readonly string[];
  /** Path of the model it points to. */
  readonly to: string | null;
  readonly many: boolean;
  readonly sortable: boolean;
  /** What a filter by it may ask, without the `$`. */
  readonly operators: readonly Operator[];
}

export interface ModelRecord {
  readonly name: string;
  readonly path: string;
  readonly createdBy: 'api' | 'upload';
  /** Whether whoever asks may read its records. */
  readonly readable: boolean;
  /** Those whoever asks may read: `id`, the declared ones in their order, `createdAt`, `updatedAt`. */
  readonly fields: readonly FieldRecord[];
}

export const ownerSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
/** Whom something belongs to, as the administration names people. */
export type Owner = Readonly<z.output<typeof ownerSchema>>;

/** How the secret that signs webhooks begins, and until when the one before signs too. */
export const secretSchema = z.object({ hint: z.string(), previousUntil: z.iso.datetime().nullable() });
export type SecretState = z.output<typeof secretSchema>;

export interface LastImport {
  readonly id: string;
  readonly status: ImportStatus;
  readonly createdAt: string;
}

/** An importer as its owner is told of it, and what the owner knows anyway. */
export interface ImporterRecord {
  /** `null` when there is no such person. */
  readonly owner: Owner | null;
  readonly lastImport: LastImport | null;
  readonly importer: Importer;
}

/** An import as the importer API tells of it, and which importer it is of. */
export interface ImportRecord {
  readonly importer: { readonly id: string; readonly name: string };
  readonly job: ImportJobItem;
}

export interface ImportDetails extends ImportRecord {
  /** `null` when there is no such person. */
  readonly owner: Owner | null;
  /** Of this import: the importer may have another by now. */
  readonly destination: Destination;
  readonly startedAt: string | null;
}

export interface ImportRowsPage {
  readonly data: ImportRows['rows'];
  readonly meta: { readonly nextCursor: string | null };
}
