import { expect } from '@playwright/test';
import type { AdminServer } from './admin-server.js';

export interface Importer {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

const PEOPLE = {
  fields: [
    {
      name: 'email',
      type: 'email',
      validators: [{ type: 'required' }, { type: 'unique' }],
      transformations: [{ type: 'trim', stage: 'pre' }, { type: 'lowercase' }],
    },
    { name: 'name', display_name: 'Full name', type: 'text', validators: [{ type: 'max_length', value: 40 }] },
    { name: 'size', type: 'select', options: ['S', 'M', 'L'] },
  ],
};

/** An importer of people, as its owner creates it. */
export function makeImporter(server: AdminServer, more: { readonly name: string; readonly [member: string]: unknown }) {
  return server.call<Importer>('POST', '/api/v1/importers', { ...PEOPLE, ...more });
}

/** Imports a file and waits until the import has ended. */
export async function runImport(
  server: AdminServer,
  { id }: Importer,
  file: Parameters<AdminServer['importFile']>[1],
): Promise<string> {
  const job = await server.importFile(id, file);
  await expect
    .poll(async () => (await server.call<{ status: string }>('GET', `/api/v1/imports/${job}`)).status)
    .toMatch(/completed|failed/);
  return job;
}

/** Lines of a file of people; `wrong` of them have no email address. */
export function people(count: number, { wrong = 0 }: { readonly wrong?: number } = {}): string {
  const lines = Array.from({ length: count }, (_, index) => `p${index}@example.com,Person ${index},M`);
  const broken = Array.from({ length: wrong }, (_, index) => `nowhere ${index},Lost ${index},M`);
  return `${['email,name,size', ...lines, ...broken].join('\n')}\n`;
}
