import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page at `/admin`, built next to the demo pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, '../../../../dist/site/admin'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  experimental: {
    // The page is at `/admin` without a trailing slash, on a server that may itself be below a path.
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `admin/${name}` : { relative: true }),
  },
});
