import { parseBoolean } from '../../engine/rules/index.js';
import type { ColumnType } from '../../engine/index.js';

type Fits = (text: string) => boolean;

const hasDigit: Fits = (text) => /\p{Nd}/u.test(text);

/** What every value of a type has; the types that are absent have any text. */
const FITS: Partial<Record<ColumnType, Fits>> = {
  number: hasDigit,
  percent: hasDigit,
  currency: hasDigit,
  date: hasDigit,
  datetime: hasDigit,
  time: hasDigit,
  phone: hasDigit,
  iban: hasDigit,
  uuid: (text) => text.replace(/[^\da-f]/gi, '').length >= 32,
  email: (text) => text.includes('@'),
  url: (text) => /^\s*https?:\/\//i.test(text),
  boolean: (text) => parseBoolean(text) !== null,
};

/** A last transformation `default` whose value does not look like one of the column's type: it is delivered as it is. */
export function defaultWarnings(
  place: string,
  { type = 'string', options, allowNewOptions }: Readonly<Record<string, unknown>>,
  steps: readonly Readonly<Record<string, unknown>>[],
): readonly string[] {
  const isOption: Fits = (text) =>
    !Array.isArray(options) || options.some((option) => `${option}`.trim().toLowerCase() === text.trim().toLowerCase());
  const fits = type === 'select' && !allowNewOptions ? isOption : FITS[type as ColumnType];
  return steps.slice(-1).flatMap(({ type: step, value, stage }) => {
    const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
    if (step !== 'default' || stage === 'pre' || text.trim() === '' || !fits || fits(text)) return [];
    const wanted = type === 'select' ? 'one of the `options`' : `a value of the type "${String(type)}"`;
    return [`${place}.transformations: the default "${text}" does not look like ${wanted}. It is delivered as it is.`];
  });
}
