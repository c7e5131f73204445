import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.js';
import { readConfig } from './config.js';

const distFolder = mkdtempSync(join(tmpdir(), 'rowgate-'));
mkdirSync(join(distFolder, 'site'));
writeFileSync(join(distFolder, 'site/index.html'), '<h1>page</h1>');
writeFileSync(join(distFolder, 'rowgate.umd.js'), '// script');
const server = createServer(createApp({ distFolder }));
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['/', 200, 'page'],
  ['/dist/rowgate.umd.js', 200, 'script'],
  ['/healthz', 200, 'ok'],
  ['/nowhere', 404, '/nowhere'],
  ['/dist/..%2f..%2fetc/passwd', 404, 'nothing'],
])('%s answers %i', async (path, status, text) => {
  const response = await fetch(address + path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a bad port stops the start with a sentence that names it', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow('PORT is "eighty"');
  expect(readConfig({})).toMatchObject({ port: 3000, address: 'http://localhost:3000' });
});
