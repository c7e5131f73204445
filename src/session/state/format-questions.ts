import type { DateOrder, DecimalSign, FormatReading, InferredFormat, ValueFormat } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';

/** A mapped column whose values can be read in two ways, with nothing in the file to decide. */
export interface FormatQuestion {
  readonly kind: 'date-order' | 'decimal';
  /** Id of the target column. */
  readonly column: string;
  /** One of these values, as written in the file. */
  readonly example: string;
  /** How each answer reads the example. */
  readonly readings: readonly FormatReading[];
  /** Chosen by the user or set by the host; `null` while the question is open. */
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
