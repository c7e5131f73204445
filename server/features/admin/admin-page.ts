import { join } from 'node:path';
import { Router } from 'express';

/** The shell of the page at `/admin`; anyone may have it, what it shows comes from the API. */
export function adminPage(siteFolder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/admin', (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    response.sendFile(join(siteFolder, 'admin/index.html'));
  });
  // The addresses in the page are relative, for servers that live below a path: they hold at one depth only.
  router.get('/admin/', (_request, response) => {
    response.redirect(301, '../admin');
  });
  return router;
}
