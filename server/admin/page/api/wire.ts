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
  'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin' | 'contains' | 'startsWith' | 'endsWith' | 'null';

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
  readonly event: string;
  readonly subject: string;
  readonly url: string;
  readonly status: DeliveryStatus;
  readonly createdAt: string;
  readonly nextTryAt: string | null;
  /** Oldest first. */
  readonly tries: readonly DeliveryTry[];
}
