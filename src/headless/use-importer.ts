import { useEffect, useMemo, useState } from 'react';
import type { Column, RowHandling } from '../engine/index.js';
import type { ResultShape } from '../session/index.js';
import { createImporter } from './headless-importer.js';
import type { HeadlessImporter } from './headless-importer.js';
import type { ImporterOptions } from './importer-options.js';
import { importerWords } from './importer-words.js';
import { useAdapter } from './use-adapter.js';
import { useImportSession } from './use-import-session.js';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js';
import { useWording } from './use-wording.js';

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
export function useImporter<
  Schema = unknown,
  const Columns extends readonly Column[] = readonly Column[],
  const Dynamic extends readonly Column[] = readonly [],
  Handling extends RowHandling = 'block',
  Unmatched extends boolean = false,
  Shape extends ResultShape = 'result',
>(options: ImporterOptions<Schema, Columns, Dynamic, Handling, Unmatched, Shape>): HeadlessImporter;
export function useImporter(options: ImporterOptions): HeadlessImporter {
  const session = useImportSession(options, useAdapter(options));
  const { translator, isReady } = useWording(options);
  const words = useMemo(() => importerWords(translator, { isReady }), [translator, isReady]);
  const [importer] = useState(() => createImporter(session, words));
  useIsomorphicLayoutEffect(() => importer.speak(words), [importer, words]);
  useEffect(() => session.actions.loadImporter(), [session]);
  return importer;
}
