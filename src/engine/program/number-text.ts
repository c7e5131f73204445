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

/** Reliable digits of a double. */
const SAFE_DIGITS = 15;
const LARGEST = 10 ** SAFE_DIGITS;

/**
 * Rounds to at most this many decimals, halves away from zero. Text that needs no rounding or is not a number stays as
 * written.
 */
export function rounded(text: string, decimals: number, { format }: { readonly format?: KnownFormat }): string {
  // The digits a double cannot hold are the ones that rounding drops.
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

/** Rounds the decimal notation, not the nearest double: 1.005 becomes 1.01. */
function roundDecimally(value: number, decimals: number): number {
  const digits = String(Math.abs(value));
  if (digits.includes('e')) return Number(value.toFixed(decimals));
  const result = Number(`${Math.round(Number(`${digits}e${decimals}`))}e-${decimals}`);
  return value < 0 ? -result : result;
}

/** A result too large or too small for plain notation leaves the text unchanged. */
function write(value: number, decimal: '.' | ',', text: string): string {
  const plain = String(value === 0 ? 0 : value);
  return Number.isFinite(value) && !plain.includes('e') ? plain.replace('.', decimal) : text;
}
