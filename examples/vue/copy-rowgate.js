import { cp } from 'node:fs/promises';

/* Copies the script-tag file and the files next to it to a folder that the application serves unchanged. */
await cp('node_modules/rowgate/dist', 'public/rowgate', {
  recursive: true,
  filter: (path) => !/dist\/(server|cjs|site|types)(\/|$)/.test(path),
});
