/**
 * The texts that follow some others: numbers and dates continue with their step, anything else repeats. A single text
 * repeats, too.
 */
export function continueSeries(source: readonly string[], count: number): readonly string[] {
  const next = source.length > 1 ? (numberSeries(source) ?? dateSeries(source)) : null;
  return Array.from({ length: count }, (_, at) => next?.(source.length + at) ?? source[at % source.length] ?? '');
}

/** The text at a place of a series; the source begins at 0. */
type Series = (at: number) => string;

const NUMBER = /^([-−]?)(\d+)(?:([.,])(\d+))?$/;
/** Up to this many digits, numbers are exact. */
const EXACT_DIGITS = 15;

function numberSeries(source: readonly string[]): Series | null {
  const parts = source.map((text) => NUMBER.exec(text.trim()));
  if (parts.includes(null)) return null;
  const decimals = Math.max(...parts.map((part) => part?.[4]?.length ?? 0));
  const signs = new Set(parts.flatMap((part) => part?.[3] ?? []));
  const scaled = parts.map((part) => {
    const [, minus, whole = '', , fraction = ''] = part ?? [];
    return whole.length + decimals > EXACT_DIGITS
      ? NaN
      : Number(`${minus ? '-' : ''}${whole}${fraction.padEnd(decimals, '0')}`);
  });
  const step = stepOf(scaled);
  if (step === null || signs.size > 1) return null;
  const [sign = '.'] = signs;
  const padded = parts.find((part) => /^0\d/.test(part?.[2] ?? ''))?.[2]?.length ?? 1;
  const minus = parts.find((part) => part?.[1])?.[1] ?? '-';
  const first = scaled[0] ?? 0;
  return (at) => {
    const value = first + step * at;
    const digits = String(Math.abs(value)).padStart(decimals + padded, '0');
    const whole = digits.slice(0, digits.length - decimals);
    return `${value < 0 ? minus : ''}${whole}${decimals > 0 ? sign + digits.slice(-decimals) : ''}`;
  };
}

type Unit = 'year' | 'month' | 'day';

const DATE = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/;
const DAY = 86_400_000;

/** Dates of one notation. Of two possible orders, that with the smaller step is taken. */
function dateSeries(source: readonly string[]): Series | null {
  const parts = source.map((text) => DATE.exec(text.trim()));
  if (parts.some((part) => !part || part[2] !== parts[0]?.[2])) return null;
  const orders: readonly (readonly [Unit, Unit, Unit])[] = [
    ['year', 'month', 'day'],
    ['day', 'month', 'year'],
    ['month', 'day', 'year'],
  ];
  const fields = parts.map((part) => [part?.[1] ?? '', part?.[3] ?? '', part?.[4] ?? '']);
  const found = orders.flatMap((order) => dateSeriesIn(order, fields, parts[0]?.[2] ?? '') ?? []);
  return found.toSorted((left, right) => left.size - right.size)[0]?.series ?? null;
}

function dateSeriesIn(
  order: readonly Unit[],
  fields: readonly (readonly string[])[],
  separator: string,
): { readonly size: number; readonly series: Series } | null {
  const dates = fields.map((texts) => {
    const [year, month, day] = (['year', 'month', 'day'] as const).map((unit) => texts[order.indexOf(unit)] ?? '');
    return year?.length === 4 ? utcDate(Number(year), Number(month) - 1, Number(day)) : null;
  });
  const [first] = dates;
  if (!first || dates.includes(null)) return null;
  const days = stepOf(dates.map((date) => (date?.getTime() ?? NaN) / DAY));
  const months = stepOf(dates.map((date) => (date ? date.getUTCFullYear() * 12 + date.getUTCMonth() : NaN)));
  const isMonthly = months !== null && months !== 0 && dates.every((date) => date?.getUTCDate() === first.getUTCDate());
  if (!isMonthly && days === null) return null;
  const widths = order.map((_, place) => {
    const lengths = fields.map((texts) => texts[place]?.length ?? 0);
    return lengths.every((length) => length === lengths[0]) ? (lengths[0] ?? 1) : 1;
  });
  return {
    size: isMonthly ? Math.abs(months) * 30 : Math.abs(days ?? 0),
    series(at) {
      const date = isMonthly ? monthsLater(first, months * at) : new Date(first.getTime() + (days ?? 0) * at * DAY);
      const values = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      return order.map((unit, place) => String(values[unit]).padStart(widths[place] ?? 1, '0')).join(separator);
    },
  };
}

/** The constant difference of numbers; `null` if it is not constant. */
function stepOf(values: readonly number[]): number | null {
  const step = (values[1] ?? NaN) - (values[0] ?? NaN);
  const isConstant = values.every((value, at) => at === 0 || value - (values[at - 1] ?? NaN) === step);
  return isConstant && Number.isFinite(step) ? step : null;
}

/** `null` for a day that does not exist. */
function utcDate(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date : null;
}

/** The same day of a later month, or its last day. */
function monthsLater(date: Date, months: number): Date {
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)));
}
