import { cp } from 'node:fs/promises';

/* The script-tag file with the files beside it, to where the application serves what it does not build. */
await cp('node_modules/rowgate/dist', 'public/rowgate', {
  recursive: true,
  filter: (path) => !/dist\/(server|cjs|site|types)(\/|$)/.test(path),
});
