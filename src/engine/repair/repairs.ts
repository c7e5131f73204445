import type { NumberFormat } from '../values/format.js';
import { repairMisread } from '../source/text/misread.js';
import { repairCurrency, repairDecimal, repairPercent, repairUnit } from './number-repairs.js';
import { repairDateTime, repairTime, serialDate, serialDateTime } from './time-repairs.js';
import { repairIban, repairIbanZeros, repairUuid } from './code-repairs.js';
import { cleanCharacters, repairEmail, repairPhone, repairScheme } from './text-repairs.js';

/** What a repair can use in addition to the text. */
export interface RepairContext {
  /** Number format of the column; `null` when unknown. */
  readonly number: NumberFormat | null;
}

type Repair = (text: string, context: RepairContext) => string;

/** Each repair turns a kind of invalid text into a valid one, and returns all other texts unchanged. */
const repairFns = {
  characters: (text) => cleanCharacters(text),
  encoding: (text) => repairMisread(text),
  decimal: (text, { number }) => repairDecimal(cleanCharacters(text), number),
  currency: (text, { number }) => repairCurrency(cleanCharacters(text), number),
  percent: (text, { number }) => repairPercent(cleanCharacters(text), number),
  unit: (text, { number }) => repairUnit(cleanCharacters(text), number),
  serial: (text) => serialDate(text),
  'serial-time': (text) => serialDateTime(text),
  time: (text) => repairTime(cleanCharacters(text)),
  datetime: (text) => repairDateTime(cleanCharacters(text)),
  uuid: (text) => repairUuid(cleanCharacters(text)),
  iban: (text) => repairIban(cleanCharacters(text)),
  'iban-zeros': (text) => repairIbanZeros(cleanCharacters(text)),
  scheme: (text) => repairScheme(cleanCharacters(text)),
  email: (text) => repairEmail(cleanCharacters(text)),
  phone: (text) => repairPhone(cleanCharacters(text)),
} as const satisfies Readonly<Record<string, Repair>>;

export type RepairName = keyof typeof repairFns;

export const REPAIR_NAMES = Object.keys(repairFns) as readonly RepairName[];

/** Longer texts are not repaired, because the patterns can take quadratic time. */
const MAX_CHARACTERS = 400;

/** The repaired text; the same text if the repair does not apply. */
export function repaired(name: RepairName, text: string, context: RepairContext): string {
  if (text.length > MAX_CHARACTERS) return text;
  return repairFns[name](text, context);
}
