import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportJob } from '../src/protocol/index.js';

export const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the faults' };

export interface Importer {
  readonly id: string;
  readonly key: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the server as an administrator. */
export interface Client {
  readonly headers: Readonly<Record<string, string>>;
  /** Rejects when there was no response. */
  call(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** An importer into contacts; `webhookUrl` receives the events of its imports. */
  makeImporter(options: { readonly webhookUrl?: string }): Promise<Importer>;
  /** `key` identifies the request when it is repeated. */
  sendFile(importer: Importer, file: { readonly lines: string; readonly key: string }): Promise<Answer>;
  /** The job as the server last reported it; `undefined` while it does not respond. */
  job(id: string): Promise<ImportJob | undefined>;
}

/** Longest wait for a response: a server that takes longer counts as one that does not respond. */
const REQUEST_TIMEOUT_MS = 20_000;

export async function signIn(address: string): Promise<Client> {
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const { body } = await clientOf(address, {}).post('/api/auth/signin', credentials);
  return clientOf(address, { Authorization: `Bearer ${(body as { token: string }).token}` });
}

function clientOf(address: string, headers: Readonly<Record<string, string>>): Client {
  const call: Client['call'] = async (path, init = {}) => {
    const response = await fetch(address + path, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const post: Client['post'] = (path, body, more) =>
    call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  return {
    headers,
    call,
    post,
    async makeImporter({ webhookUrl }) {
      const { status, body } = await post('/api/v1/importers', {
        name: 'Contacts',
        fields: [
          { name: 'email', type: 'email' },
          { name: 'firstName', type: 'text' },
        ],
        destination: { type: 'model', model: 'contacts' },
        ...(webhookUrl !== undefined && { webhook_url: webhookUrl, webhook_enabled: true }),
      });
      if (status !== 201) throw new Error(`An importer could not be created: ${JSON.stringify(body)}`);
      return body as Importer;
    },
    async sendFile({ id }, { lines, key }) {
      const form = new FormData();
      form.set('importer_id', id);
      form.set('file', new Blob([lines]), 'contacts.csv');
      return call('/api/v1/imports', { method: 'POST', body: form, headers: { 'Idempotency-Key': key } });
    },
    async job(id) {
      const answer = await call(`/api/v1/imports/${id}`).catch(() => undefined);
      return answer?.status === 200 ? (answer.body as ImportJob) : undefined;
    },
  };
}

/** Waits until a condition holds; throws with the reason after `seconds`. */
export async function until(
  reached: () => Promise<boolean> | boolean,
  { seconds, reason }: { readonly seconds: number; readonly reason: string },
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await reached())) {
    if (performance.now() > end) throw new Error(`${reason} (waited ${seconds} s)`);
    await sleep(50);
  }
}
