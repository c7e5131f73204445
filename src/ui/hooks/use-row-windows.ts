import { useLayoutEffect, useMemo } from 'react';
import type { RowPages } from '../../headless/index.js';
import { createPages, followImport } from '../../headless/index.js';
import { useSessionObject } from './session-context.js';

/** The rows of the current filter, read as they are looked at and again when something changed them. */
export function useRowWindows(): RowPages {
  const session = useSessionObject();
  const pages = useMemo(() => createPages(session), [session]);
  useLayoutEffect(() => followImport(pages, session.store), [pages, session]);
  return pages;
}
