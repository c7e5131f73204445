import { join } from 'node:path';
import express from 'express';
import type { Express } from 'express';

export interface AppDeps {
  /** Folder of the built pages and library files. */
  readonly distFolder: string;
}

/** The HTTP application, apart from the port it listens on. */
export function createApp({ distFolder }: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' });
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.use('/dist', express.static(distFolder, { index: false }));
  app.use(express.static(join(distFolder, 'site')));
  app.use((request, response) => {
    response.status(404).type('text/plain').send(`There is nothing at ${request.path}.\n`);
  });
  return app;
}
