import { useEffect, useRef } from 'react';
import type { BackendAdapter } from '../../adapters/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';

/** `process.env.NODE_ENV` as the host's bundler replaces it; `undefined` without a bundler. */
declare const HOST_ENV: string | undefined;

type PropWarnings = typeof import('../warnings/prop-warnings.js').propWarnings;

let loadWarnings: (() => Promise<PropWarnings>) | undefined;
try {
  // Written so that bundlers remove it from production builds.
  if (HOST_ENV !== 'production') {
    loadWarnings = async () => (await import('../warnings/prop-warnings.js')).propWarnings;
  }
} catch {
  // A page without a bundler has no `process`.
}

/** Warns in the console about invalid props: in development only, and once per set of warnings. */
export function usePropWarnings(props: CSVImporterProps, adapter: () => BackendAdapter): void {
  const reported = useRef('');
  useEffect(() => {
    let isWanted = true;
    const warn = (propWarnings: PropWarnings): void => {
      const text = propWarnings(props, adapter()).join('\n- ');
      if (!isWanted || text === reported.current) return;
      reported.current = text;
      if (text !== '') console.warn(`CSVImporter:\n- ${text}`);
    };
    // If the code cannot be loaded, there are no warnings; everything else works.
    void loadWarnings?.().then(warn, () => undefined);
    return () => {
      isWanted = false;
    };
  });
}
