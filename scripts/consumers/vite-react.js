import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { APP, page } from './app.js';
import { importIn, serve } from './browser.js';
import { createProject, installProject } from './project.js';

const FILES = { 'index.html': page('<script type="module" src="./main.js"></script>'), 'main.js': APP };
const OLDER = { react: '18.3.1', 'react-dom': '18.3.1', vite: '7.3.8' };

/**
 * With the packages installed here: every lazy file and all workers are found, and there are no warnings in
 * StrictMode.
 */
export async function vite8(packed) {
  const project = await createProject(packed, { links: ['react', 'react-dom', 'scheduler'], files: FILES });
  try {
    await buildAndImport(project.folder, build);
    const names = readdirSync(join(project.folder, 'dist/assets'));
    for (const wanted of [
      'engine.worker',
      'excel.worker',
      'spreadsheet.worker',
      'de-',
      'inline-runner',
      'http-adapter',
    ]) {
      if (!names.some((name) => name.startsWith(wanted))) throw new Error(`The build has no file of ${wanted}.`);
    }
  } finally {
    await project.remove();
  }
}

export async function vite7(packed) {
  const { folder, root } = await installProject(packed, { dependencies: OLDER, files: FILES });
  const older = await import(pathToFileURL(join(root, 'node_modules/vite/dist/node/index.js')).href);
  await buildAndImport(folder, older.build);
}

/** React's development build, which prints warnings. */
async function buildAndImport(root, buildWith) {
  const define = { 'process.env.NODE_ENV': '"development"' };
  await buildWith({ root, configFile: false, logLevel: 'error', define, build: { chunkSizeWarningLimit: 2000 } });
  const site = await serve(join(root, 'dist'));
  try {
    await importIn(site.address, { allow: (text) => text.includes('Download the React DevTools') });
  } finally {
    site.close();
  }
}
