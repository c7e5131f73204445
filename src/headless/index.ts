export type { ImporterOptions } from './importer-options.js';
export { RowPages } from './row-pages.js';
export type { RowRange } from './row-pages.js';
export { useAdapter } from './use-adapter.js';
export { useImportSession } from './use-import-session.js';
export { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js';
export { useWording } from './use-wording.js';
