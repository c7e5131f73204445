import { useEffect, useState } from 'react';
import type { BackendAdapter } from '../adapters/index.js';
import { createSession } from '../session/index.js';
import type { Session } from '../session/index.js';
import type { ImporterOptions } from './importer-options.js';
import { sessionOptions } from './session-options.js';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js';

/** The import of the mounted component: it takes every new option, is never reset by one, and ends with the component. */
export function useImportSession(options: ImporterOptions, adapter: BackendAdapter | undefined): Session {
  const [session] = useState(() => createSession(sessionOptions(options, adapter)));
  useIsomorphicLayoutEffect(() => session.update(sessionOptions(options, adapter)));
  useEffect(() => {
    session.begin();
    return () => session.destroy();
  }, [session]);
  return session;
}
