import { useEffect, useMemo, useState } from 'react';

import { createImporter } from './headless-importer.js';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterCall, ImporterOptions } from './importer-options.js';
import { useImportSession, useIsomorphicLayoutEffect } from './use-import-session.js';
import { importerWords, useWording } from './wording.js';

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
  const session = useImportSession(options);
  const { translator, isReady } = useWording(options);
  const words = useMemo(() => importerWords(translator, { isReady }), [translator, isReady]);
  const [importer] = useState(() => createImporter(session, words));
  useIsomorphicLayoutEffect(() => importer.speak(words), [importer, words]);
  useEffect(() => session.actions.loadImporter(), [session]);
  return importer;
}) as ImporterCall<unknown, HeadlessImporter>;
