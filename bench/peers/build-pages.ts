import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin } from 'vite';
import type { Peer } from './peers.js';

const ROOT = import.meta.dirname;

/** A production build for each page alone, so that no code is shared with the page of another peer. */
export async function buildPages(peers: readonly Peer[]): Promise<void> {
  for (const { id, page } of peers) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [react(), pageOf(page)],
      resolve: {
        alias: { rowgate: resolve(ROOT, '../../dist/rowgate.js') },
        dedupe: ['react', 'react-dom'],
      },
      build: {
        outDir: pagesFolder(id),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
          },
        },
      },
    });
  }
}

export function pagesFolder(id: string): string {
  return resolve(ROOT, '../../.cache/bench/peers', id);
}

function pageOf(page: string): Plugin {
  const handler = (html: string): string => html.replace('%PEER%', page);
  return { name: 'page-of-peer', transformIndexHtml: { order: 'pre', handler } };
}
