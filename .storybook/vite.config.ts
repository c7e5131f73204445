import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { isolatedStyles } from '../scripts/build/isolate-styles.js';

const SERVICE_WORKER = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** Maps the workers to their sources, because the published file names exist only after a build. */
function workersFromSource(): Plugin {
  return {
    name: 'workers-from-source',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/worker\/start-worker\.ts$/ },
      handler: (code) => code.replaceAll(/\.\/(\w+)\.worker\.js/g, './$1-worker.ts'),
    },
  };
}

/** The styles as published, isolated from those of the page, here Storybook's. */
function publishedStyles(): Plugin {
  return {
    name: 'published-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/theme\/css\/[\w-]+\.css\?inline/ },
      handler: (css) => isolatedStyles(css),
    },
  };
}

/**
 * The service worker that replaces a server in stories of backend mode, from the package so that the versions match.
 */
function mockServiceWorker(): Plugin {
  return {
    name: 'mock-service-worker',
    configureServer({ middlewares }) {
      middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(SERVICE_WORKER));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(SERVICE_WORKER) });
    },
  };
}

/** Stories run on the sources, under the module names that applications import. */
export default defineConfig({
  plugins: [react(), workersFromSource(), publishedStyles(), mockServiceWorker()],
  resolve: {
    alias: {
      'rowgate/headless': resolve(import.meta.dirname, '../src/headless.ts'),
      'rowgate/engine': resolve(import.meta.dirname, '../src/engine/full.ts'),
      rowgate: resolve(import.meta.dirname, '../src/index.ts'),
    },
  },
  worker: { format: 'es' },
  // Built from the sources, a worker contains all pieces of the engine and imports none; see `scripts/build/library.js`.
  define: { importModule: 'undefined' },
  // Vite would discover these only while a story runs, and then reload the page.
  optimizeDeps: {
    include: [
      '@storybook/addon-a11y',
      '@storybook/react-vite',
      'msw-storybook-addon',
      'msw/browser',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'zustand/vanilla',
      'downshift',
      'papaparse',
      'xlsx',
      're2js',
      'libphonenumber-js/min',
    ],
  },
});
