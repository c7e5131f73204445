import type { SessionContext } from '../session-context.js';

/**
 * Identifies the importer whose drafts may be offered: the backend's importer, otherwise the ids of the columns, on this
 * page, for this user, and for the same file if the host has chosen it. As a digest, because keys can be read by
 * everything on the page.
 */
export function importerId({ adapter, options, store }: SessionContext): string {
  const { importer } = adapter();
  const columns = store.getState().columns.map(({ id }) => id);
  const { user = null, source } = options();
  const place = [importer ?? columns.sort(), globalThis.location?.pathname, user];
  return digest(JSON.stringify(source ? [...place, source.url] : place));
}

/** 64 bits of two FNV-1a sums. */
export function digest(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x1000193;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x85ebca6b) ^ (second >>> 13);
  }
  return [first, second].map((sum) => (sum >>> 0).toString(36)).join('-');
}
