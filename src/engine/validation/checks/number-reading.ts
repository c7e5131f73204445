import { parseNumber } from '../../values/numbers.js';
import type { ParsedNumber } from '../../values/numbers.js';

/** What a text is under either decimal sign. */
export interface NumberReading {
  readonly dot: ParsedNumber | null;
  readonly comma: ParsedNumber | null;
  /** A number only where exponents are. */
  readonly exponent: boolean;
}

export function readNumber(text: string): NumberReading {
  const plain = readBoth(text, false);
  return plain.dot || plain.comma ? plain : readBoth(text, true);
}

function readBoth(text: string, exponent: boolean): NumberReading {
  const dot = parseNumber(text, { decimal: '.', exponent });
  const comma = parseNumber(text, { decimal: ',', exponent });
  return { dot, comma, exponent: exponent && (dot !== null || comma !== null) };
}
