import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createApp, ensureAdmin, loadConfig, openDeps } from '../index.js';
import { fillDataDir } from '../testing/embedded-snapshot.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rowgate-inside-'));
  await fillDataDir(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** An application that contains the server, as in the guide. */
async function openHost(variables: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { deps, close } = await openDeps(await loadConfig({ DATA_DIR: dataDir, ...variables }), { log });
  onTestFinished(close);
  const admin = await ensureAdmin(deps);
  const http = request(express().use('/content', createApp(deps)));
  const { body } = await http.post('/content/api/auth/signin').send({ ...admin });
  return { http, lines, auth: { Authorization: `Bearer ${(body as { token: string }).token}` } };
}

test('an import inside another application runs in its process', { timeout: 120_000 }, async () => {
  const { http, lines, auth } = await openHost({});
  const importer = { name: 'People', fields: [{ name: 'name', type: 'text' }] };
  const { body: saved } = await http.post('/content/api/v1/importers').set(auth).send(importer).expect(201);
  const { body: job } = await http
    .post('/content/api/v1/imports')
    .set(auth)
    .field('importer_id', (saved as { id: string }).id)
    .attach('file', Buffer.from('name\nAnn\n'), 'people.csv')
    .expect(201);
  const readJob = async (): Promise<unknown> =>
    (await http.get(`/content/api/v1/imports/${(job as { id: string }).id}`).set(auth)).body;
  await expect.poll(readJob, { timeout: 30_000 }).toMatchObject({ status: 'completed', num_rows: 1 });
  expect(lines).toEqual([
    expect.stringContaining('mounted at /content, but its links begin with http://localhost:3000'),
  ]);
});

test('links begin with PUBLIC_URL inside another application', { timeout: 120_000 }, async () => {
  const { http, lines, auth } = await openHost({ PUBLIC_URL: 'http://localhost:8080/content' });
  const invitation = { email: 'ann@example.org', role: 'editor' };
  const { body } = await http.post('/content/api/admin/invitations').set(auth).send(invitation).expect(201);
  expect(JSON.stringify(body)).toContain('http://localhost:8080/content/admin#invitation=');
  expect(lines).toEqual([]);
});
