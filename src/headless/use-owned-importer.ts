import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Words } from '../i18n/index.js';
import { createSession } from '../session/index.js';
import { createImporter } from './headless-importer.js';
import type { OwnedImporter } from './headless-importer.js';
import type { ImporterOptions } from './importer-options.js';
import { importerWords, useWording } from './wording.js';

/** `useLayoutEffect` without the warning in server rendering. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The import of the mounted component: it adopts changed options without being reset, and ends with the component.
 * `english` holds the English texts loaded so far.
 */
export function useOwnedImporter(options: ImporterOptions, english: Words): OwnedImporter {
  const { language, translator, isReady } = useWording({ ...options, english });
  const words = useMemo(() => importerWords(translator, { isReady }), [translator, isReady]);
  const [importer] = useState(() => createImporter(createSession({ ...options, language }), words));
  const { session } = importer;
  useIsomorphicLayoutEffect(() => session.update({ ...options, language }));
  useIsomorphicLayoutEffect(() => importer.speak(words), [importer, words]);
  useEffect(() => {
    session.begin();
    return () => session.destroy();
  }, [session]);
  return importer;
}
