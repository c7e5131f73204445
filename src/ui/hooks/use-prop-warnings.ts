import { useEffect, useRef } from 'react';
import type { BackendAdapter } from '../../adapters/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';

/** What the host's bundler writes for `process.env.NODE_ENV`; nothing where there is none. */
declare const HOST_ENV: string | undefined;

type PropWarnings = typeof import('../warnings/prop-warnings.js').propWarnings;

let loadWarnings: (() => Promise<PropWarnings>) | undefined;
try {
  // Written so that a bundler leaves it out of what it builds for production.
  if (HOST_ENV !== 'production') {
    loadWarnings = async () => (await import('../warnings/prop-warnings.js')).propWarnings;
  }
} catch {
  // A page without a bundler has no `process`, and nobody developing with it.
}

/** Tells whoever writes the host, once and in development, which of its props cannot do what they say. */
export function usePropWarnings(props: CSVImporterProps, adapter: () => BackendAdapter): void {
  const told = useRef('');
  useEffect(() => {
    let isWanted = true;
    const warn = (propWarnings: PropWarnings): void => {
      const text = propWarnings(props, adapter()).join('\n- ');
      if (!isWanted || text === told.current) return;
      told.current = text;
      if (text !== '') console.warn(`CSVImporter:\n- ${text}`);
    };
    // Without the code for it there is no warning, and nothing else is wrong.
    void loadWarnings?.().then(warn, () => undefined);
    return () => {
      isWanted = false;
    };
  });
}
