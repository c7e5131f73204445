import { readFileSync } from 'node:fs';
import type { Column } from '../src/engine/column.js';
import type { MappingSuggestion } from '../src/engine/mapping/column-mapping.js';
import { ALL_WORDS, suggestMapping } from '../src/engine/mapping/suggest-mapping.js';
import type { AllWords } from '../src/engine/mapping/suggest-mapping.js';
import { createRandom } from '../scripts/testing/random.js';
import type { AccuracyResult, AccuracySet } from './accuracy-set.js';
import { createLeaveOut } from './words-left-out.js';

/** A schema of one domain with headers that other systems export. */
interface Schema {
  readonly domain: string;
  readonly columns: readonly Column[];
  readonly pairs: readonly HeaderPair[];
}

interface HeaderPair {
  readonly header: string;
  /** Id of the column; `null` for a header that belongs to none. */
  readonly column: string | null;
}

/** A wrong `sure` costs as much as this many missing ones. */
const COST_OF_WRONG = 5;
const SHARE_MISSING = 0.3;

/**
 * Reads blocks of `== domain (systems; languages)` and lines of `id = Label: header; header`. Headers of the id `-`
 * belong to no column.
 */
function readSchemas(file: string): readonly Schema[] {
  const blocks = readFileSync(new URL(`mapping/${file}`, import.meta.url), 'utf8').split(/^== /mu);
  return blocks.filter(Boolean).map((block): Schema => {
    const [title = '', ...lines] = block.split('\n').filter(Boolean);
    const columns: Column[] = [];
    const pairs: HeaderPair[] = [];
    for (const line of lines) {
      const [, id = '', label = '', headers = ''] = /^(\S+) =(?: (.*?))?: (.*)$/u.exec(line) ?? [];
      if (id === '') {
        const [, nowhere = ''] = /^- = (.*)$/u.exec(line) ?? [];
        for (const header of nowhere.split('; ')) pairs.push({ header, column: null });
        continue;
      }
      columns.push({ id, label });
      for (const header of headers.split('; ')) pairs.push({ header, column: id });
    }
    return { domain: title.split(' ')[0] ?? '', columns, pairs };
  });
}

const NO_COUNTS = {
  of: 0,
  offered: 0,
  offeredRight: 0,
  sure: 0,
  sureRight: 0,
  nowhere: 0,
  nowhereOffered: 0,
  nowhereMapped: 0,
};

type Counts = typeof NO_COUNTS;
type Figures = Counts & { readonly wrong: string[] };

function newFigures(): Figures {
  return { ...NO_COUNTS, wrong: [] };
}

function count(figures: Figures, { header, column }: HeaderPair, found: MappingSuggestion): void {
  const isRight = found.column === column;
  if (column === null) {
    figures.nowhere += 1;
    if (found.tier !== 'none') figures.nowhereOffered += 1;
    if (found.tier === 'sure') figures.nowhereMapped += 1;
  } else {
    figures.of += 1;
    if (isRight) figures.offeredRight += 1;
    if (isRight && found.tier === 'sure') figures.sureRight += 1;
    if (found.tier !== 'none') figures.offered += 1;
    if (found.tier === 'sure') figures.sure += 1;
  }
  if (!isRight) figures.wrong.push(`${header}: expected ${column}, found ${found.column} (${found.tier})`);
}

type CountSchema = (figures: Figures, schema: Schema, words: AllWords) => void;

/** Each header on its own, without values. */
function countOneByOne(figures: Figures, { columns, pairs }: Schema, words: AllWords): void {
  for (const pair of pairs) {
    const [found] = suggestMapping(columns, [{ index: 0, name: pair.header, samples: [], fillRate: 1 }], words);
    count(figures, pair, found!);
  }
}

/** Files of one header a column, as long as every column has another header. */
function countWholeFiles(figures: Figures, schema: Schema, words: AllWords): void {
  countFiles(figures, { ...schema, isMissing: () => false }, words);
}

/** The same, without three in ten columns, to which no header may be matched then. */
function countFilesOfOthers(figures: Figures, schema: Schema, words: AllWords): void {
  const random = createRandom(schema.columns.length);
  countFiles(figures, { ...schema, isMissing: () => random() < SHARE_MISSING }, words);
}

interface SchemaFiles extends Schema {
  readonly isMissing: () => boolean;
}

function countFiles(figures: Figures, { columns, pairs, isMissing }: SchemaFiles, words: AllWords): void {
  for (let round = 0; ; round += 1) {
    const chosen = columns.flatMap(({ id }) => pairs.filter(({ column }) => column === id).slice(round, round + 1));
    if (chosen.length < columns.length / 2) return;
    const sources = chosen.map(({ header }, index) => ({ index, name: header, samples: [], fillRate: 1 }));
    const wanted = columns.filter(() => !isMissing());
    for (const [index, found] of suggestMapping(wanted, sources, words).entries()) {
      const { header, column } = chosen[index]!;
      count(figures, { header, column: wanted.some(({ id }) => id === column) ? column : null }, found);
    }
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;
}

function detailsOf(figures: Figures): Record<string, number> {
  const { of, offered, offeredRight, sure, sureRight, nowhere, nowhereOffered, nowhereMapped } = figures;
  return {
    precision: percent(offeredRight, offered),
    sureRecall: percent(sureRight, of),
    surePrecision: percent(sureRight, sure),
    weighted: percent(sureRight - COST_OF_WRONG * (sure - sureRight), of),
    ...(nowhere > 0 ? { nowhere, nowhereOffered, nowhereMapped } : {}),
  };
}

interface MappingSet {
  readonly id: string;
  readonly file: string;
  readonly isSealed: boolean;
}

interface Method {
  readonly countSchema: CountSchema;
  readonly wordsFor: (domain: string) => AllWords;
}

function measure({ id, file, isSealed }: MappingSet, { countSchema, wordsFor }: Method): AccuracyResult {
  const all = newFigures();
  const byDomain: Record<string, number> = {};
  for (const schema of readSchemas(file)) {
    const figures = newFigures();
    countSchema(figures, schema, wordsFor(schema.domain));
    byDomain[schema.domain] = percent(figures.offeredRight, figures.of);
    for (const key of Object.keys(NO_COUNTS) as (keyof Counts)[]) all[key] += figures[key];
    all.wrong.push(...figures.wrong.map((text) => `${schema.domain}: ${text}`));
  }
  return {
    id,
    right: all.offeredRight,
    of: all.of,
    // The sealed half shows its score only.
    wrong: isSealed ? [] : all.wrong,
    details: { ...detailsOf(all), ...byDomain },
  };
}

const SETS: readonly MappingSet[] = [
  { id: 'mapping-open', file: 'open.txt', isSealed: false },
  { id: 'mapping-sealed', file: 'sealed.txt', isSealed: true },
  { id: 'mapping-importers', file: 'importers.txt', isSealed: false },
  { id: 'mapping-importers-sealed', file: 'importers-sealed.txt', isSealed: true },
  { id: 'mapping-first-sight', file: 'first-sight.txt', isSealed: false },
  { id: 'mapping-second-sight', file: 'second-sight.txt', isSealed: false },
  { id: 'mapping-second-sight-sealed', file: 'second-sight-sealed.txt', isSealed: true },
];

let leaveOut: ((domain: string) => AllWords) | undefined;

/** The words that a domain shares with others: what would be known if nobody had written down its own. */
function sharedWords(domain: string): AllWords {
  leaveOut ??= createLeaveOut(ALL_WORDS, namesByDomain());
  return leaveOut(domain);
}

function namesByDomain(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { domain, columns, pairs } of SETS.flatMap(({ file }) => readSchemas(file))) {
    const ofDomain = names.get(domain) ?? [];
    names.set(domain, ofDomain);
    ofDomain.push(...columns.flatMap(({ id, label }) => [id, label]), ...pairs.map(({ header }) => header));
  }
  return names;
}

export const MAPPING_SETS: readonly AccuracySet[] = SETS.flatMap((set) =>
  [
    { suffix: '', countSchema: countOneByOne, wordsFor: () => ALL_WORDS },
    { suffix: '-files', countSchema: countWholeFiles, wordsFor: () => ALL_WORDS },
    { suffix: '-files-partly', countSchema: countFilesOfOthers, wordsFor: () => ALL_WORDS },
    { suffix: '-left-out', countSchema: countOneByOne, wordsFor: sharedWords },
  ].map(({ suffix, ...method }) => {
    const id = `${set.id}${suffix}`;
    return { id, run: () => measure({ ...set, id }, method) };
  }),
);
