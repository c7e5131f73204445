import { Router } from 'express';

/** The HTML of the page at `/admin`. Anyone may load it; the data it shows comes from the API. */
export function adminPage(siteFolder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/admin', (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    // By `root`: pnpm installs below a folder whose name starts with a dot, which Express refuses in a path.
    response.sendFile('admin/index.html', { root: siteFolder });
  });
  // Addresses in the page are relative, for servers below a path, so they only work at one depth.
  router.get('/admin/', (_request, response) => {
    response.redirect(301, '../admin');
  });
  return router;
}
