export { ACCEPTED_FILES } from './accepted-files.js';
export type { ImporterOptions } from './importer-options.js';
export { errorText } from './importer-words.js';
export type { RowPages, RowRange } from './row-pages.js';
export { useAdapter } from './use-adapter.js';
export { useImportSession } from './use-import-session.js';
export { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js';
export { useWording } from './use-wording.js';
