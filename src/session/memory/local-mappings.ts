import type { FileShape, LearnedMapping } from './mapping-storage.js';

const ITEM = 'rowgate.mappings';
const MAX_ENTRIES = 50;
/** Characters of all entries; browsers keep about five million for a page. */
const MAX_LENGTH = 200_000;

type Entry = readonly [key: string, mapping: LearnedMapping];

interface LocalMappings {
  load(shape: FileShape): LearnedMapping | null;
  /** Throws where there is no local storage. */
  save(shape: FileShape, mapping: LearnedMapping): void;
}

/** Keeps learned mappings in the local storage, those saved last first. */
export function localMappings(): LocalMappings {
  return {
    load: ({ key }) => entries().find(([kept]) => kept === key)?.[1] ?? null,
    save({ key }, mapping) {
      const others = entries().filter(([kept]) => kept !== key);
      const isEmpty = Object.keys(mapping).length === 0;
      write(isEmpty ? others : [[key, mapping], ...others]);
    },
  };
}

function write(all: readonly Entry[]): void {
  let kept = all.slice(0, MAX_ENTRIES);
  while (JSON.stringify(kept).length > MAX_LENGTH) kept = kept.slice(0, -1);
  if (kept.length > 0) localStorage.setItem(ITEM, JSON.stringify(kept));
  else localStorage.removeItem(ITEM);
}

function entries(): readonly Entry[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ITEM) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object' && value[1] !== null;
}
