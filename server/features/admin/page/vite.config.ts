import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page at `/admin`, beside the demo pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, '../../../../dist/site/admin'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  experimental: {
    // The page is at `/admin`, without a slash, of a server that may itself live below a path.
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `admin/${name}` : { relative: true }),
  },
});
