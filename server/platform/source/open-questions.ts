import type { Column, ColumnMapping, InferredFormat, ReviewSummary, SourceColumn } from '../../../src/engine/full.js';
import type { ImportQuestion } from '../../../src/protocol/index.js';

interface ImportColumns {
  readonly sources: readonly Pick<SourceColumn, 'name'>[];
  readonly mapping: ColumnMapping;
  readonly columns: readonly Column[];
}

/** The columns of a validated file that contain ambiguous values with nothing to decide how to read them. */
export function openQuestions(
  { formats }: Pick<ReviewSummary, 'formats'>,
  columns: ImportColumns,
): readonly ImportQuestion[] {
  return formats.filter(({ ambiguous }) => ambiguous).map((format) => findingOf(format, columns));
}

function findingOf(
  { column: field, example = '' }: InferredFormat,
  { sources, mapping, columns }: ImportColumns,
): ImportQuestion {
  const column = sources[mapping.indexOf(field)]?.name ?? '';
  const isNumber = columns.some(({ id, type }) => id === field && type === 'number');
  return isNumber
    ? {
        code: 'number_ambiguous',
        field,
        column,
        example,
        message: `Numbers in "${column}" such as ${example} can be read in two ways. Set decimal to "." or "," in the plan, the field or the importer.`,
      }
    : {
        code: 'date_ambiguous',
        field,
        column,
        example,
        message: `Dates in "${column}" such as ${example} can be read day first or month first. Set date_order to "dmy" or "mdy" in the plan, the field or the importer.`,
      };
}
