import type { DateOrder, DecimalSign, FormatReading, InferredFormat, ValueFormat } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';

/** A column of the file with values that can be read in two ways, which nothing in the file decides. */
export interface FormatQuestion {
  readonly kind: 'date-order' | 'decimal';
  /** Id of the column that the values become. */
  readonly column: string;
  /** One of these values, as it stands in the file. */
  readonly example: string;
  /** What the example is under either answer. */
  readonly readings: readonly FormatReading[];
  /** Chosen by the person or set by the developer; `null` while the question is open. */
  readonly answer: DateOrder | DecimalSign | null;
}

/** The questions of the mapped columns, answered or not. */
export function formatQuestions({
  inferredFormats,
  formats,
  mapping,
}: Pick<SessionState, 'inferredFormats' | 'formats' | 'mapping'>): readonly FormatQuestion[] {
  return inferredFormats.flatMap((inferred) => {
    if (!mapping.includes(inferred.column)) return [];
    return formatQuestion(inferred, formats.find(({ column }) => column === inferred.column) ?? null) ?? [];
  });
}

export function formatQuestion(inferred: InferredFormat, chosen: ValueFormat | null): FormatQuestion | null {
  const { column, example, readings = [] } = inferred;
  const [first] = readings;
  if (example === undefined || !first) return null;
  const question = { column, example, readings };
  return 'dateOrder' in first
    ? { ...question, kind: 'date-order', answer: chosen?.dateOrder ?? inferred.dateOrder ?? null }
    : { ...question, kind: 'decimal', answer: chosen?.decimal ?? chosen?.number?.decimal ?? signOf(inferred) };
}

function signOf({ number }: InferredFormat): DecimalSign | null {
  return number?.decimal ?? null;
}
