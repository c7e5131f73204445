import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The demo pages, built like an application: on the published files. */
export default defineConfig({
  root: 'site',
  plugins: [react()],
  resolve: { alias: { rowgate: resolve(import.meta.dirname, 'dist/rowgate.js') } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/site'),
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'site/index.html'),
        bench: resolve(import.meta.dirname, 'site/bench.html'),
      },
    },
  },
});
