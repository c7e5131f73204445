import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { loggerOf, requestLog } from './request-log.js';

interface Line {
  readonly level: number;
  readonly req: { readonly id: string; readonly method: string; readonly path: string };
  readonly res?: { readonly status: number };
  readonly msg: string;
}

const { debug, info, error } = pino.levels.values;

/** The lines that requests write at this level, and their responses. */
async function linesOf(level: 'debug' | 'info', ...paths: readonly string[]): Promise<readonly Line[]> {
  const lines: Line[] = [];
  let closed = 0;
  const app = express();
  app.use(requestLog(pino({ level }, { write: (line) => void lines.push(JSON.parse(line) as Line) })));
  app.use((_request, response, next) => {
    response.on('close', () => (closed += 1));
    next();
  });
  app.get('/status/:status', ({ params }, response) => void response.status(Number(params.status)).end());
  app.get('/log', (_request, response) => {
    loggerOf(response).info('from a handler');
    response.end();
  });
  for (const path of paths) await supertest(app).get(path).set('X-Request-Id', 'given');
  await expect.poll(() => closed).toBe(paths.length);
  return lines;
}

test('failed requests are logged with their id, path and status, without the query', async () => {
  const lines = await linesOf('info', '/status/404?token=secret', '/status/503', '/status/200');

  expect(lines.map(({ level, req, res, msg }) => [level, req, res, msg])).toEqual([
    [info, { id: 'given', method: 'GET', path: '/status/404' }, { status: 404 }, 'request completed'],
    [error, { id: 'given', method: 'GET', path: '/status/503' }, { status: 503 }, 'request errored'],
  ]);
});

test('other requests are logged at the level debug', async () => {
  const lines = await linesOf('debug', '/status/200');

  expect(lines.map(({ level, res }) => [level, res])).toEqual([[debug, { status: 200 }]]);
});

test('lines of a handler name the request', async () => {
  const [line] = await linesOf('info', '/log');

  expect(line).toMatchObject({ req: { id: 'given', method: 'GET', path: '/log' }, msg: 'from a handler' });
});

test.each([
  ['a.b:c-1', 'a.b:c-1'],
  ['two words', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['x'.repeat(101), expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('the id "%s" of a caller is sent back if it is harmless', async (given, expected) => {
  const app = express();
  app.use(requestLog(pino({ level: 'silent' })), (_request, response) => void response.end());

  const response = await supertest(app).get('/').set('X-Request-Id', given);

  expect(response.headers['x-request-id']).toEqual(expected);
});
