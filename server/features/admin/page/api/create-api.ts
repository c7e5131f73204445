import { ApiFailure, request } from './request.js';
import type { RequestOptions } from './request.js';
import type {
  ApiKey,
  AuditEntry,
  ContentRecord,
  WebhookDelivery,
  DeliveryStatus,
  ImportDetails,
  ImporterRecord,
  ImportError,
  ImportRecord,
  ImportRows,
  ImportStatus,
  Invitation,
  CreatedInvitation,
  Model,
  NewApiKey,
  Page,
  Person,
  Rollback,
  SecretState,
  User,
  UserChange,
} from './answers.js';

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** Selects webhooks: of one receiver of a source, about one subject. */
export interface DeliveryQuery {
  readonly source?: string;
  readonly receiver?: string;
  readonly subject?: string;
  readonly status?: DeliveryStatus | undefined;
}

export interface UserQuery extends Paging {
  readonly search?: string | undefined;
  readonly role?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly sort?: string | undefined;
}

export interface AuditQuery {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

interface Data<Answer> {
  readonly data: Answer;
}

export type Api = ReturnType<typeof createApi>;

/** The API calls of this page. `onSignedOut` is called when the session has ended. */
export function createApi({ onSignedOut }: { onSignedOut(): void }) {
  const call = async <Answer>(path: string, options?: RequestOptions): Promise<Answer> => {
    try {
      return await request<Answer>(path, options);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'UNAUTHORIZED') onSignedOut();
      throw error;
    }
  };
  const data = async <Answer>(path: string, options?: RequestOptions): Promise<Answer> =>
    (await call<Data<Answer>>(path, options)).data;
  const page = <Item>(path: string, query: RequestOptions['query'], signal?: AbortSignal): Promise<Page<Item>> =>
    call(path, { query, signal });

  return {
    listModels: (signal?: AbortSignal) => data<readonly Model[]>('api/admin/models', { signal }),
    listRecords: (path: string, query: RequestOptions['query'], signal?: AbortSignal) =>
      page<ContentRecord>(`api/${path}`, query, signal),
    findRecord: (path: string, id: string, { populate, signal }: { populate?: string; signal?: AbortSignal }) =>
      data<ContentRecord>(`api/${path}/${encodeURIComponent(id)}`, { query: { populate }, signal }),

    listKeys: (paging: Paging, signal?: AbortSignal) => page<ApiKey>('api/admin/api-keys', { ...paging }, signal),
    createKey: (body: NewApiKey) =>
      data<ApiKey & { readonly key: string }>('api/admin/api-keys', { method: 'POST', body }),
    revokeKey: (id: string) => call<void>(`api/admin/api-keys/${id}`, { method: 'DELETE' }),

    listUsers: ({ disabled, ...query }: UserQuery, signal?: AbortSignal) =>
      page<User>(
        'api/admin/users',
        { ...query, disabled: disabled === undefined ? undefined : String(disabled) },
        signal,
      ),
    deleteUser: (id: string, transferTo: string | undefined) =>
      call<void>(`api/admin/users/${id}`, { method: 'DELETE', query: { transferTo } }),
    listInvitations: (paging: Paging, signal?: AbortSignal) =>
      page<Invitation>('api/admin/invitations', { ...paging }, signal),
    invite: (body: { readonly email: string; readonly role: string }) =>
      data<CreatedInvitation>('api/admin/invitations', { method: 'POST', body }),
    revokeInvitation: (id: string) => call<void>(`api/admin/invitations/${id}`, { method: 'DELETE' }),
    listAudit: (query: Paging & AuditQuery, signal?: AbortSignal) =>
      page<AuditEntry>('api/admin/audit', { ...query }, signal),
    changeOwnName: (name: string) => data<Person>('api/auth/me', { method: 'PATCH', body: { name } }),
    changeOwnPassword: (body: { readonly current: string; readonly password: string }) =>
      call<void>('api/auth/change-password', { method: 'POST', body }),
    changeUser: (id: string, body: UserChange) => data<User>(`api/admin/users/${id}`, { method: 'PATCH', body }),

    listDeliveries: (query: Paging & DeliveryQuery, signal?: AbortSignal) =>
      page<WebhookDelivery>('api/admin/webhook-deliveries', { ...query }, signal),
    resendDelivery: (id: string) =>
      data<WebhookDelivery>(`api/admin/webhook-deliveries/${id}/resend`, { method: 'POST' }),

    listImporters: (paging: Paging, signal?: AbortSignal) =>
      page<ImporterRecord>('api/admin/importers', { ...paging }, signal),
    findImporter: (id: string, signal?: AbortSignal) => data<ImporterRecord>(importerPath(id), { signal }),
    deleteImporter: (id: string) => call<void>(importerPath(id), { method: 'DELETE' }),
    rotateImporterKey: (id: string) => data<ImporterRecord>(importerPath(id, '/rotate-key'), { method: 'POST' }),
    findWebhookSecret: (id: string, signal?: AbortSignal) =>
      data<SecretState>(importerPath(id, '/webhook-secret'), { signal }),
    rotateWebhookSecret: (id: string) =>
      data<SecretState & { readonly secret: string }>(importerPath(id, '/webhook-secret'), { method: 'POST' }),

    listImports: (
      query: Paging & { readonly status?: ImportStatus | undefined; readonly importer?: string | undefined },
      signal?: AbortSignal,
    ) => page<ImportRecord>('api/admin/imports', { ...query }, signal),
    findImport: (id: string, signal?: AbortSignal) => data<ImportDetails>(importPath(id), { signal }),
    listImportErrors: (id: string, paging: Paging, signal?: AbortSignal) =>
      page<ImportError>(importPath(id, '/errors'), { ...paging }, signal),
    listImportRows: (
      id: string,
      query: { readonly limit: number; readonly cursor: string | undefined },
      signal?: AbortSignal,
    ) => call<ImportRows>(importPath(id, '/rows'), { query, signal }),
    cancelImport: (id: string) => data<ImportDetails>(importPath(id, '/cancel'), { method: 'POST' }),
    rollBackImport: (id: string) => data<Rollback>(importPath(id, '/rollback'), { method: 'POST' }),
  };
}

const importerPath = (id: string, rest = ''): string => `api/admin/importers/${encodeURIComponent(id)}${rest}`;

/** Path of an import, relative to the page. */
export const importPath = (id: string, rest = ''): string => `api/admin/imports/${encodeURIComponent(id)}${rest}`;

/** The user of this browser's session. */
export async function findSignedIn(signal?: AbortSignal): Promise<Person | null> {
  const { data } = await request<Data<{ readonly user: Person | null }>>('api/auth/session', { signal });
  return data.user;
}

/** Creates a session in an HTTP-only cookie; the token used for it is discarded at once. */
export async function signIn(
  credentials: { readonly email: string; readonly password: string },
  { mayEnter }: { mayEnter(person: Person): boolean },
): Promise<Person> {
  const signedIn = await request<SignedIn>('api/auth/signin', { method: 'POST', body: credentials });
  return openSession(signedIn, { mayEnter });
}

/** Creates the account of an invitation, and a session like signing in. */
export async function acceptInvitation(
  body: { readonly token: string; readonly name: string; readonly password: string },
  { mayEnter }: { mayEnter(person: Person): boolean },
): Promise<Person> {
  const signedIn = await request<SignedIn>('api/auth/invitations/accept', { method: 'POST', body });
  return openSession(signedIn, { mayEnter });
}

interface SignedIn {
  readonly user: Person;
  readonly token: string;
}

async function openSession(
  { user, token }: SignedIn,
  { mayEnter }: { mayEnter(person: Person): boolean },
): Promise<Person> {
  if (mayEnter(user)) await request('api/auth/session', { method: 'POST', token });
  return user;
}

export async function signOut(): Promise<void> {
  await request('api/auth/signout', { method: 'POST' });
}

export async function askForPasswordReset(email: string): Promise<string> {
  const { data } = await request<Data<{ readonly message: string }>>('api/auth/reset-password', {
    method: 'POST',
    body: { email },
  });
  return data.message;
}

export async function resetPassword(body: { readonly token: string; readonly password: string }): Promise<void> {
  await request('api/auth/reset-password/confirm', { method: 'POST', body });
}
