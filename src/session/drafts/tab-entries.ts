import type { Secret } from './sealed-storage.js';
import { TAB_ENTRIES } from './watch-drafts.js';

/** Where the tab has stored a draft, and the key that decrypts it. */
export interface TabEntry {
  readonly name: string;
  readonly secret: Secret;
}

/** By importer. More than one if the page has the same importer twice, or if the tab was copied. */
type Entries = Record<string, readonly { readonly name: string; readonly secret: string }[]>;

export function readEntries(importer: string): readonly TabEntry[] {
  return (all()[importer] ?? []).map(({ name, secret }) => ({
    name,
    secret: Uint8Array.from(atob(secret), (unit) => unit.charCodeAt(0)),
  }));
}

export function addEntry(importer: string, { name, secret }: TabEntry): void {
  const entries = all();
  const added = { name, secret: btoa(String.fromCharCode(...secret)) };
  write({ ...entries, [importer]: [...(entries[importer] ?? []), added] });
}

export function removeEntry(importer: string, removed: string): void {
  const { [importer]: own = [], ...others } = all();
  const left = own.filter(({ name }) => name !== removed);
  write(left.length > 0 ? { ...others, [importer]: left } : others);
}

function all(): Entries {
  return JSON.parse(sessionStorage.getItem(TAB_ENTRIES) ?? '{}') as Entries;
}

function write(entries: Entries): void {
  if (Object.keys(entries).length > 0) sessionStorage.setItem(TAB_ENTRIES, JSON.stringify(entries));
  else sessionStorage.removeItem(TAB_ENTRIES);
}
