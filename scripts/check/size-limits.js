import { eagerSize, engineFiles, importSize } from './eager-size.js';
import { LANGUAGE_PIECES } from '../build/words.js';

/** In bytes, compressed. */
const KIB = 1024;
const LIMITS = {
  eager: 62 * KIB,
  toImportData: 1_500,
  // The engine's worker, and the files it fetches when an import needs them.
  'engine.worker': 70_000,
  'engine.booleans': 4 * KIB,
  'engine.changes': 8 * KIB,
  'engine.countries': 5 * KIB,
  'engine.decoders': 4 * KIB,
  'engine.encodings': 35 * KIB,
  'engine.examples': 4 * KIB,
  'engine.files': 15 * KIB,
  'engine.layouts': 8 * KIB,
  'engine.lexicon': 40 * KIB,
  'engine.mapping': 29 * KIB,
  'engine.options': 6 * KIB,
  'engine.packing': 5 * KIB,
  'engine.patterns': 46 * KIB,
  'engine.phones': 37 * KIB,
  'engine.repairs': 6 * KIB,
  'engine.search': 5 * KIB,
  'engine.types': 13 * KIB,
  'engine.views': 5 * KIB,
  ...Object.fromEntries(LANGUAGE_PIECES.map((name) => [`engine.${name}`, 21 * KIB])),
};
/** Vite puts smaller files into the code as data URLs, which strict policies forbid. */
const LEAST_PIECE = 4 * KIB;

/** The modules that applications load stay below their limits. Default: those in `dist`. */
export async function checkModuleSizes(folder) {
  const engine = await engineFiles(folder);
  checkSizes(LIMITS, {
    eager: await eagerSize(folder),
    toImportData: await importSize('toImportData', folder),
    ...Object.fromEntries(engine.map(({ name, compressed }) => [`engine.${name}`, compressed])),
  });
  const small = engine.filter(({ size }) => size < LEAST_PIECE).map(({ name }) => name);
  if (small.length > 0) throw new Error(`These pieces are too small to stay files in Vite: ${small.join(', ')}`);
}

/** Every size has a limit, and none exceeds it. */
export function checkSizes(limits, sizes) {
  const limited = Object.entries(sizes).map(([name, size]) => ({ name, size, limit: limits[name] ?? 0 }));
  for (const { name, size, limit } of limited) process.stdout.write(`  ${name}: ${size} of ${limit} bytes\n`);
  const exceeded = limited.filter(({ size, limit }) => size > limit);
  if (exceeded.length > 0) throw new Error(`Over the limit: ${exceeded.map(({ name }) => name).join(', ')}`);
}
