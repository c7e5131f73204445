import type { PieceName } from '../engine/pieces/fetched-pieces.js';

/** The URL of a piece of the engine. `null` where modules have no URL, as in CommonJS. */
export function pieceUrl(name: PieceName): string | null {
  try {
    return pieceUrls[name]().href;
  } catch {
    return null;
  }
}

/** Bundlers recognize exactly these expressions, and publish the files. */
const pieceUrls: Readonly<Record<PieceName, () => URL>> = {
  asian: () => new URL('./engine.asian.js', import.meta.url),
  booleans: () => new URL('./engine.booleans.js', import.meta.url),
  changes: () => new URL('./engine.changes.js', import.meta.url),
  cjk: () => new URL('./engine.cjk.js', import.meta.url),
  countries: () => new URL('./engine.countries.js', import.meta.url),
  cyrillic: () => new URL('./engine.cyrillic.js', import.meta.url),
  decoders: () => new URL('./engine.decoders.js', import.meta.url),
  dutch: () => new URL('./engine.dutch.js', import.meta.url),
  eastern: () => new URL('./engine.eastern.js', import.meta.url),
  encodings: () => new URL('./engine.encodings.js', import.meta.url),
  examples: () => new URL('./engine.examples.js', import.meta.url),
  files: () => new URL('./engine.files.js', import.meta.url),
  french: () => new URL('./engine.french.js', import.meta.url),
  german: () => new URL('./engine.german.js', import.meta.url),
  iberian: () => new URL('./engine.iberian.js', import.meta.url),
  italian: () => new URL('./engine.italian.js', import.meta.url),
  layouts: () => new URL('./engine.layouts.js', import.meta.url),
  lexicon: () => new URL('./engine.lexicon.js', import.meta.url),
  mapping: () => new URL('./engine.mapping.js', import.meta.url),
  nordic: () => new URL('./engine.nordic.js', import.meta.url),
  options: () => new URL('./engine.options.js', import.meta.url),
  packing: () => new URL('./engine.packing.js', import.meta.url),
  patterns: () => new URL('./engine.patterns.js', import.meta.url),
  phones: () => new URL('./engine.phones.js', import.meta.url),
  rare: () => new URL('./engine.rare.js', import.meta.url),
  repairs: () => new URL('./engine.repairs.js', import.meta.url),
  scripts: () => new URL('./engine.scripts.js', import.meta.url),
  search: () => new URL('./engine.search.js', import.meta.url),
  trades: () => new URL('./engine.trades.js', import.meta.url),
  types: () => new URL('./engine.types.js', import.meta.url),
  views: () => new URL('./engine.views.js', import.meta.url),
};
