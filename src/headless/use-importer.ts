import { useEffect, useState } from 'react';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterCall, ImporterOptions } from './importer-options.js';
import { createRowReader } from './row-reader.js';
import { useOwnedImporter } from './use-owned-importer.js';

/**
 * An import for a screen of your own: everything `CSVImporter` does, without any of what it shows. It lives as long as
 * the component that calls this, and takes every new option without being reset. Rendering again for its own sake never
 * happens here: `useImporterState`, `useImporterRows` and `useImporterWords` do that where they are called.
 *
 * @example
 * const importer = useImporter({ columns, onComplete: ({ rows }) => save(rows) });
 * const state = useImporterState(importer);
 * if (state.step === 'upload') return <UploadScreen importer={importer} />;
 */
export const useImporter = ((options: ImporterOptions): HeadlessImporter => {
  const owned = useOwnedImporter(options);
  const [importer] = useState(() => ({ ...owned, openRows: () => createRowReader(owned.session) }));
  useEffect(() => importer.actions.loadImporter(), [importer]);
  return importer;
}) as ImporterCall<unknown, HeadlessImporter>;
