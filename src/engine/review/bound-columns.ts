import type { InferredFormat, KnownFormat } from '../values/format.js';
import type { ImportPlan } from '../import-plan.js';
import type { MappedColumn } from '../mapping/apply-mapping.js';
import { knownFormat, operationFormat } from '../value-formats.js';
import type { BoundColumn } from '../validation/validate-rows.js';

export function boundColumns(
  mapped: readonly MappedColumn[],
  plan: Pick<ImportPlan, 'formats' | 'optionMatches'>,
): BoundColumn[] {
  return mapped.map(({ column, source }) => ({
    column,
    source,
    format: knownFormat(column, plan.formats),
    optionMatches: plan.optionMatches.filter((match) => match.column === column.id),
  }));
}

export function optionsOf(columnId: string, { optionMatches }: ImportPlan): ReadonlyMap<string, string> | undefined {
  const matches = optionMatches.filter(({ column }) => column === columnId);
  return matches.length === 0
    ? undefined
    : new Map(matches.flatMap(({ from, to }) => (to === null ? [] : [[from, to]])));
}

/** The known formats of the columns. Programs use them to read and write values. */
export function knownFormats({ plan, formats }: Pick<InferredColumns, 'plan' | 'formats'>): readonly KnownFormat[] {
  const settled = new Set(formats.map(({ column }) => column));
  const chosen = plan.formats.filter(({ column }) => !settled.has(column));
  return [
    ...chosen.map(({ column, dateOrder, number }) => ({ column, dateOrder, number })),
    ...formats.map(operationFormat),
  ];
}

interface InferredColumns {
  readonly mapped: readonly MappedColumn[];
  readonly plan: ImportPlan;
  readonly formats: readonly InferredFormat[];
}

/** The columns with the final formats of the pass, which include chosen and configured ones. */
export function columnsWithFormats({ mapped, plan, formats: inferred }: InferredColumns): BoundColumn[] {
  const columns = new Set(inferred.map(({ column }) => column));
  const others = plan.formats.filter(({ column }) => !columns.has(column));
  return boundColumns(mapped, { ...plan, formats: [...others, ...inferred] });
}
