import type { Column } from '../column.js';
import { layouts } from '../pieces/layouts.js';
import { loadPieces } from '../pieces/load-pieces.js';
import type { DerivedColumn, SourceColumn } from '../source/layout/layout.js';
import type { ColumnMapping } from './column-mapping.js';
import { suggestWithPieces } from './suggest-with-pieces.js';

/** Columns to make of those of the file, because the names of people are in one column here and in two there. */
export interface DerivedOffer {
  readonly derived: readonly DerivedColumn[];
  /** Ids of the columns that they fill, in the same order. */
  readonly columns: readonly string[];
  /** What becomes of the first names of the file, one text for each column. */
  readonly sample: readonly string[];
}

const WHOLE: readonly Column[] = [{ id: 'name', label: 'Full name' }];
const PARTS: readonly Column[] = [
  { id: 'first', label: 'First name' },
  { id: 'last', label: 'Last name' },
];
/** Share of the samples that must have a separator. */
const MOST = 0.8;

/** The columns are asked first: a file may have thousands. */
interface Unmatched {
  readonly columns: readonly Column[];
  readonly sources: readonly SourceColumn[];
}

/** Offers for columns that nothing is mapped to, from columns of the file that are not mapped. */
export async function derivedOffers(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  mapping: ColumnMapping,
): Promise<readonly DerivedOffer[]> {
  const unmatched: Unmatched = {
    columns: columns.filter(({ id, readOnly }) => !readOnly && !mapping.includes(id)),
    sources: sources.filter(({ index, derived }) => !derived && (mapping[index] ?? null) === null),
  };
  if (unmatched.columns.length === 0 || unmatched.sources.length === 0) return [];
  return [await joined(unmatched), await split(unmatched)].filter((offer) => offer !== null);
}

async function joined({ columns, sources }: Unmatched): Promise<DerivedOffer | null> {
  const whole = await found(WHOLE, columns.map(asSource));
  const parts = whole && (await found(PARTS, sources));
  if (!parts) return null;
  const derived: DerivedColumn = { type: 'join', columns: parts.map(({ index }) => index), separator: ' ' };
  return offer(
    [derived],
    whole.map(({ index }) => columns[index]!),
    sources,
  );
}

async function split({ columns, sources }: Unmatched): Promise<DerivedOffer | null> {
  const parts = await found(PARTS, columns.map(asSource));
  const whole = parts && (await found(WHOLE, sources));
  if (!whole) return null;
  const [{ index: column, samples }] = whole as [SourceColumn];
  const separator = [',', ' '].find((mark) => isUsual(mark, samples));
  if (separator === undefined) return null;
  const derived = parts.map((_, part): DerivedColumn => ({
    type: 'part',
    column,
    separator,
    part,
    parts: parts.length,
    rest: 'first',
  }));
  const filled = parts.map(({ index }) => columns[index]!);
  // “Lovelace, Ada”.
  return offer(derived, separator === ',' ? filled.toReversed() : filled, sources);
}

/** The sources that certainly have these names, in their order; `null` unless all are there. */
async function found(names: readonly Column[], sources: readonly SourceColumn[]): Promise<SourceColumn[] | null> {
  const suggestions = await suggestWithPieces(names, sources);
  const certain = names.flatMap(({ id }) => {
    const at = suggestions.findIndex(({ column, tier }) => column === id && tier === 'sure');
    return at < 0 ? [] : sources[at]!;
  });
  return certain.length === names.length ? certain : null;
}

function asSource({ label }: Column, index: number): SourceColumn {
  return { index, name: label, samples: [], fillRate: 1 };
}

function isUsual(separator: string, samples: readonly string[]): boolean {
  const having = samples.filter((sample) => sample.trim().includes(separator));
  return samples.length > 0 && having.length >= samples.length * MOST;
}

async function offer(
  derived: readonly DerivedColumn[],
  columns: readonly Column[],
  sources: readonly SourceColumn[],
): Promise<DerivedOffer> {
  await loadPieces(['layouts']);
  const { derivedText } = layouts();
  const cells: string[] = [];
  for (const { index, samples } of sources) cells[index] = samples[0] ?? '';
  return { derived, columns: columns.map(({ id }) => id), sample: derived.map((each) => derivedText(each, cells)) };
}
