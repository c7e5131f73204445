import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { APP, page } from './app.js';
import { importIn, serve } from './browser.js';
import { createProject, installProject } from './project.js';

const FILES = { 'index.html': page('<script type="module" src="./main.js"></script>'), 'main.js': APP };
const REACT_18 = { react: '18.3.1', 'react-dom': '18.3.1' };

/** With the React of here: every lazy file and both workers are found, and nothing is said in StrictMode. */
export async function viteReact19(packed) {
  const project = await createProject(packed, { links: ['react', 'react-dom', 'scheduler'], files: FILES });
  try {
    await buildAndImport(project.folder);
    const names = readdirSync(join(project.folder, 'dist/assets'));
    for (const wanted of ['engine.worker', 'excel.worker', 'de-', 'inline-runner', 'http-adapter']) {
      if (!names.some((name) => name.startsWith(wanted))) throw new Error(`The build has no file of ${wanted}.`);
    }
  } finally {
    await project.remove();
  }
}

export async function viteReact18(packed) {
  const { folder } = await installProject(packed, { dependencies: REACT_18, files: FILES });
  await buildAndImport(folder);
}

/** React as in development, which warns. */
async function buildAndImport(root) {
  const define = { 'process.env.NODE_ENV': '"development"' };
  await build({ root, configFile: false, logLevel: 'error', define, build: { chunkSizeWarningLimit: 2000 } });
  const site = await serve(join(root, 'dist'));
  try {
    await importIn(site.address, { allow: (text) => text.includes('Download the React DevTools') });
  } finally {
    site.close();
  }
}
