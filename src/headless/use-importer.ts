import { useEffect, useState } from 'react';
import { english } from '../i18n/english.js';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterCall, ImporterOptions } from './importer-options.js';
import { createRowReader } from './row-reader.js';
import { savingActions } from './unsaved-texts.js';
import { useOwnedImporter } from './use-owned-importer.js';

/**
 * An import for your own UI: everything `CSVImporter` does, without its screens. It lives as long as the component
 * that calls this hook, and adopts changed options without being reset. This hook never causes a render:
 * `useImporterState`, `useImporterRows` and `useImporterWords` do, where they are called.
 *
 * @example
 * const importer = useImporter({ columns, onComplete: ({ rows }) => save(rows) });
 * const state = useImporterState(importer);
 * if (state.step === 'upload') return <UploadScreen importer={importer} />;
 */
export const useImporter = ((options: ImporterOptions): HeadlessImporter => {
  const owned = useOwnedImporter(options, english);
  const [importer] = useState(() => ({
    ...owned,
    actions: savingActions(owned.actions),
    openRows: () => createRowReader(owned.session),
  }));
  useEffect(() => importer.actions.loadImporter(), [importer]);
  return importer;
}) as ImporterCall<unknown, HeadlessImporter>;
