import type { KnownFormat } from '../values/format.js';
import { readNumber } from '../rules/transformer-fns.js';
import { numberEvidence } from '../values/numbers.js';
import type { ParsedNumber } from '../values/numbers.js';

interface Written extends ParsedNumber {
  readonly decimal: '.' | ',';
}

const operators = {
  add: (left, right) => left + right,
  subtract: (left, right) => left - right,
  multiply: (left, right) => left * right,
  divide: (left, right) => left / right,
} satisfies Record<string, (left: number, right: number) => number>;

export type Operator = keyof typeof operators;

/** Digits of a double that can be relied on. */
const SAFE_DIGITS = 15;
const LARGEST = 10 ** SAFE_DIGITS;

/** With at most so many decimals, halves away from zero. What needs no rounding, or is no number, stays as written. */
export function rounded(text: string, decimals: number, { format }: { readonly format?: KnownFormat }): string {
  // Digits that a double cannot hold are those that go.
  const written = read(text, format);
  if (!written) return text;
  const result = roundDecimally(written.value, decimals);
  return result === written.value ? text : write(result, written.decimal, text);
}

export function calculated(
  text: string,
  operator: Operator,
  { by, format }: { readonly by: number; readonly format?: KnownFormat },
): string {
  const written = read(text, format);
  if (!written?.exact) return text;
  const result = Number(operators[operator](written.value, by).toPrecision(SAFE_DIGITS));
  return result === written.value ? text : write(result, written.decimal, text);
}

function read(text: string, format: KnownFormat | undefined): Written | null {
  const parsed = readNumber(text, { format });
  if (!parsed || Math.abs(parsed.value) > LARGEST) return null;
  return { ...parsed, decimal: format?.number?.decimal ?? (numberEvidence(text) === ',' ? ',' : '.') };
}

/** Rounds what is written in decimal, not its nearest double: 1.005 becomes 1.01. */
function roundDecimally(value: number, decimals: number): number {
  const digits = String(Math.abs(value));
  if (digits.includes('e')) return Number(value.toFixed(decimals));
  const result = Number(`${Math.round(Number(`${digits}e${decimals}`))}e-${decimals}`);
  return value < 0 ? -result : result;
}

/** A number too large or too small to be written plainly leaves the text alone. */
function write(value: number, decimal: '.' | ',', text: string): string {
  const plain = String(value === 0 ? 0 : value);
  return Number.isFinite(value) && !plain.includes('e') ? plain.replace('.', decimal) : text;
}
