/** What the API answers, as far as this page reads it. `wire.test.ts` holds it to what the server says. */

export type Action = 'read' | 'create' | 'update' | 'delete';

export const ACTIONS: readonly Action[] = ['read', 'create', 'update', 'delete'];

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly meta: {
    readonly total: number;
    readonly limit: number;
    readonly offset: number;
    readonly hasMore: boolean;
  };
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

export interface User extends Person {
  readonly permissions: readonly string[];
  readonly disabled: boolean;
  readonly createdAt: string;
}

export interface UserChange {
  readonly role?: string;
  readonly permissions?: readonly string[];
  readonly disabled?: boolean;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** `link` where no mail server is configured. */
export type MadeInvitation = Invitation & { readonly link?: string };

export type AuditAction =
  | 'user.create'
  | 'user.update'
  | 'user.delete'
  | 'user.change_password'
  | 'user.reset_admin'
  | 'invitation.create'
  | 'invitation.revoke'
  | 'invitation.accept'
  | 'api_key.create'
  | 'api_key.revoke'
  | 'importer.create'
  | 'importer.update'
  | 'importer.delete'
  | 'importer.transfer'
  | 'importer.rotate_key'
  | 'importer.rotate_webhook_secret';

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: {
    readonly kind: 'user' | 'api-key' | 'system';
    readonly id: string | null;
    readonly name: string;
    readonly email: string | null;
  };
  readonly address: string | null;
  readonly action: string;
  readonly target: { readonly kind: string; readonly id: string | null; readonly name: string };
  readonly changes: readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[];
}

export interface KeyPermissions {
  readonly models: Readonly<Record<string, readonly Action[]>>;
  readonly admin: boolean;
  readonly rateLimit?: { readonly requests: number; readonly windowMs: number };
}

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly permissions: KeyPermissions;
  readonly createdBy: { readonly id: string | null; readonly name: string; readonly isDeleted: boolean } | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

export interface NewApiKey {
  readonly name: string;
  readonly permissions: KeyPermissions;
  readonly expiresAt: string | null;
}

export type Operator =
  | 'eq'
  | 'ne'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'in'
  | 'nin'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'eqi'
  | 'containsi'
  | 'null';

export type FieldType =
  | 'id'
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'email'
  | 'slug'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'select'
  | 'text[]'
  | 'json'
  | 'relation'
  | 'file'
  | 'image';

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly unique: boolean;
  readonly readOnly: boolean;
  readonly description: string | null;
  readonly options: readonly string[];
  readonly to: string | null;
  readonly many: boolean;
  readonly sortable: boolean;
  readonly operators: readonly Operator[];
}

export interface Model {
  readonly name: string;
  readonly path: string;
  readonly createdBy: 'api' | 'upload';
  readonly readable: boolean;
  readonly fields: readonly Field[];
}

export interface ContentRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'stopped';

export interface DeliveryTry {
  readonly at: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
}

export interface Delivery {
  readonly id: string;
  readonly messageId: string;
  /** Who sends: `records`, or `importers` about their imports. */
  readonly source: string;
  readonly event: string;
  readonly subject: string;
  readonly url: string;
  readonly status: DeliveryStatus;
  readonly createdAt: string;
  readonly nextTryAt: string | null;
  /** Oldest first. */
  readonly tries: readonly DeliveryTry[];
}

export interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface Worded {
  readonly message?: string | undefined;
}

export type Validator =
  | (Worded & { readonly type: 'required' | 'unique' })
  | (Worded & { readonly type: 'regex'; readonly pattern: string })
  | (Worded & { readonly type: 'min' | 'max' | 'min_length' | 'max_length'; readonly value: number });

interface Staged {
  readonly stage?: 'pre' | 'post' | undefined;
}

export type Transformation =
  | (Staged & { readonly type: 'trim' | 'uppercase' | 'lowercase' | 'capitalize' | 'remove_special_chars' })
  | (Staged & {
      readonly type: 'normalize_phone';
      readonly format?: 'national' | 'e164' | undefined;
      readonly country?: string | undefined;
    })
  | (Staged & { readonly type: 'normalize_date'; readonly format?: string | undefined })
  | (Staged & { readonly type: 'default'; readonly value: string })
  | (Staged & { readonly type: 'replace'; readonly find: string; readonly replace: string });

/** A field of an importer. */
export interface ImporterField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly validators?: readonly Validator[] | null | undefined;
  readonly transformations?: readonly Transformation[] | null | undefined;
  readonly options?: readonly string[] | null | undefined;
  readonly pattern?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly aliases?: readonly string[] | null | undefined;
}

export type Destination =
  | { readonly type: 'none' }
  | {
      readonly type: 'model';
      /** Path of the model. */
      readonly model: string;
      readonly mode: 'insert' | 'upsert';
      readonly key?: string | undefined;
      readonly relations?: Readonly<Record<string, string>> | undefined;
      readonly unmatchedTo?: string | undefined;
      readonly dynamicTo?: string | undefined;
    };

/** As the importer API writes it. */
export interface Importer {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly description: string | null;
  readonly fields: readonly ImporterField[];
  readonly webhook_url: string | null;
  readonly webhook_enabled: boolean;
  readonly include_data_in_webhook: boolean;
  readonly webhook_data_sample_size: number | null;
  readonly include_unmatched_columns: boolean;
  readonly filter_invalid_rows: boolean;
  readonly disable_on_invalid_rows: boolean;
  readonly dark_mode: boolean;
  readonly allowed_origins: readonly string[];
  readonly destination: Destination;
  readonly ai_enabled: boolean;
  readonly retention_days: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ImporterRecord {
  readonly owner: Owner | null;
  readonly lastImport: { readonly id: string; readonly status: ImportStatus; readonly createdAt: string } | null;
  readonly importer: Importer;
}

export interface SecretState {
  readonly hint: string;
  /** Until when the secret before signs too. */
  readonly previousUntil: string | null;
}

export type ImportStatus = 'pending' | 'processing' | 'completed' | 'failed';

export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
}

/** As the importer API writes it. */
export interface ImportJob {
  readonly id: string;
  readonly importer_id: string;
  readonly status: ImportStatus;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly num_rows: number;
  readonly num_valid_rows: number;
  readonly num_imported_rows: number;
  readonly num_errors: number;
  readonly error: string | null;
  readonly progress: { readonly phase: 'waiting' | 'reading' | 'writing' | 'ended'; readonly percent: number };
  readonly counts: ImportCounts | null;
  readonly dry_run: boolean;
  readonly rolled_back_at: string | null;
  readonly file_name: string;
  readonly user?: unknown;
  readonly metadata?: unknown;
}

export interface ImportRecord {
  readonly importer: { readonly id: string; readonly name: string };
  readonly job: ImportJob;
}

export interface ImportDetails extends ImportRecord {
  readonly owner: Owner | null;
  readonly destination: Destination;
  readonly startedAt: string | null;
}

export interface ImportError {
  /** The file's line for a person, from 1. */
  readonly row: number;
  /** Empty where the whole row is meant. */
  readonly field: string;
  readonly message: string;
}

export interface ImportRows {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly meta: { readonly nextCursor: string | null };
}

export interface Rollback {
  readonly restored: number;
  readonly deleted: number;
  /** The first of them. */
  readonly kept: readonly { readonly id: string; readonly reason: string }[];
  readonly num_kept: number;
}
