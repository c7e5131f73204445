import { SSF } from 'xlsx';
import type { NumberStyle } from './excel-number-format.js';

type NumberWriter = (value: number, style: NumberStyle, format: string) => string;

const writers = {
  plain: (value, style) => padded(plainNumber(value), style),
  percent: (value, style) => `${padded(plainNumber(Number((value * 100).toPrecision(15))), style)}%`,
  shown: (value, style, format) => {
    const shown = shownText(value, format);
    return shown !== null && keepsDigits(shown, value, style.decimals) ? shown : padded(plainNumber(value), style);
  },
  words: (value, _style, format) => shownText(value, format) ?? plainNumber(value),
} satisfies Record<NumberStyle['kind'], NumberWriter>;

export function numberText(value: number, style: NumberStyle, format: string): string {
  return Number.isFinite(value) ? writers[style.kind](value, style, format) : '';
}

/** A number in plain decimal notation: integers exactly, others with the 15 digits that Excel itself keeps. */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Number.isSafeInteger(value)) return String(Object.is(value, -0) ? 0 : value);
  const short = String(kept(value));
  return short.includes('e') ? withoutExponent(short) : short;
}

/** With the digits that Excel keeps: those after them are of the binary form. */
function kept(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
}

/** Whether a shown text has all digits of a number, which rounding, and formats too short for it, take away. */
function keepsDigits(shown: string, value: number, decimals: number): boolean {
  const text = plainNumber(Math.abs(value));
  const places = text.split('.')[1]?.length ?? 0;
  return places <= decimals && shown.replace(/\D/g, '').includes(text.replace('.', ''));
}

/**
 * Zeros that are shown on both sides. Not up to three places after the point: `1.500` would be taken for fifteen
 * hundred where the comma is the decimal sign, and `1.5` never is.
 */
function padded(text: string, { digits, decimals }: NumberStyle): string {
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const places = decimals === 3 ? fraction : fraction.padEnd(decimals, '0');
  return `${sign}${whole.padStart(digits, '0')}${places && `.${places}`}`;
}

function withoutExponent(text: string): string {
  const [mantissa = '', exponentText = '0'] = text.split('e');
  const exponent = Number(exponentText);
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - whole.length)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(exponent, '0')}`;
}

function shownText(value: number, format: string): string | null {
  try {
    return String(SSF.format(format, kept(value))).trim() || null;
  } catch {
    return null;
  }
}
