import { useEffect, useMemo, useRef } from 'react';
import { createHttpAdapter } from '../adapters/index.js';
import type { BackendAdapter, GetToken } from '../adapters/index.js';
import type { ImporterOptions } from './importer-options.js';

/** The host's adapter, or one for its importer key; none where props say everything. */
export function useAdapter(options: ImporterOptions): BackendAdapter | undefined {
  const { adapter, importerKey, backendUrl, getToken } = options;
  const newest = useRef(getToken);
  useEffect(() => {
    newest.current = getToken;
  });
  const ofKey = useMemo(() => {
    if (importerKey === undefined || backendUrl === undefined) return undefined;
    const token: GetToken = () => newest.current?.();
    // Asked with each request, never while rendering; the adapter must outlive renderings with new functions.
    // oxlint-disable-next-line react/refs
    return createHttpAdapter({ importerKey, backendUrl, getToken: token });
  }, [importerKey, backendUrl]);
  return adapter ?? ofKey;
}
