/** What is written around a number, and the number itself with its sign. */
export interface WithUnit {
  /** Normalized: two values with the same unit are in the same currency or measure. */
  readonly unit: string;
  readonly number: string;
}

/** The unit of amounts marked as debit (negative) or credit: it counts only if every value of a column has it. */
export const DEBIT_OR_CREDIT = 'dr/cr';

const CODES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY COP CRC CUP CVE CZK DEM DJF DKK DOP DZD EEK EGP ERN ESP ETB EUR FJD FKP FRF GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK ITL JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RMB RON RSD RUB RUR RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW';

/** Those that are words or measures in small letters: `12 cup`, `3 all`. */
const ONLY_CAPITAL: ReadonlySet<string> = new Set(
  'ALL BAM BOB COP CUP DOP GEL MAD MOP NAD PEN SOS STD STN TOP TRY'.split(' '),
);

/** Abbreviations and names of currencies, in lower case and without points. */
const NAMES =
  's/ b/ kr zł zl kč kc ft лв р руб rs fr din дин ден km lei br rm rp dm tl dh da fcfa cfa sfr nkr skr dkr сом сўм som so‘m ' +
  'đ рублей 人民币 euro euros dollar dollars pound pounds yen yuan franc francs franken rupee rupees kronor kroner koruna forint złotych zloty zlotych peso pesos real reais rand lira ' +
  '元 円 圓 圆 원 บาท грн тг ман دإ رس جم دك رق دب رع دت دج دل دم لل لس دع دا دأ';
/** Measures. Without those that may also mean thousands, millions or billions, such as `k`, `m`, `t` and `b`. */
const MEASURES =
  'kg g mg µg μg lb lbs oz km cm mm mi ft yd l ml cl dl hl gal kwh mwh wh kw mw kb mb gb tb h hr hrs min sec ms ' +
  'pc pcs ea stk stück st m² m2 m³ m3 km² ha sqm sqft sq ft psf °c °f ° units items people days hours minutes years Std кг см шт';

const CURRENCY_CODES: ReadonlySet<string> = new Set(CODES.split(' '));
const WORDS: ReadonlySet<string> = new Set([...NAMES.toLowerCase().split(' '), ...MEASURES.toLowerCase().split(' ')]);
/** `€`, `US$`, `$US`, `R$`. */
const SYMBOL = /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u;

/** The number is what stands between the first and the last digit. */
const PARTS = /^([^\p{Nd}]*?)((?:(?<![\p{L}\p{M}])[.,\u066b])?\p{Nd}(?:.*\p{Nd})?(?:[.,](?=\s*$))?)([^\p{Nd}]*)$/u;
const AROUND_UNIT = /[\s+()-]+/gu;
const NOT_SIGN = /[^+()-]+/gu;
const MARK = /^(cr|dr)$/u;
const CENTS = /[.,]\d{2}$/u;
const LONGEST = 60;

/** The unit of `$5`, `5 €`, `($5)`, `12 kg` or `5 DR`; `null` when there is none, or one that may mean anything. */
export function splitUnit(text: string): WithUnit | null {
  if (text.length > LONGEST) return null;
  const parts = PARTS.exec(text);
  if (!parts) return null;
  const [, before = '', digits = '', after = ''] = parts;
  const leading = before.replace(AROUND_UNIT, '');
  const trailing = after.replace(AROUND_UNIT, '');
  const written = unitAround(leading, trailing);
  const isRand = /\s/u.test(before) || CENTS.test(digits);
  const unit = written && unitOf(written, { isLeading: trailing === '', isRand });
  if (!unit) return null;
  const number = `${before.replace(NOT_SIGN, '')}${digits}${after.replace(NOT_SIGN, '')}`;
  if (!MARK.test(unit)) return { unit, number };
  // A debit that has a sign as well may be meant either way.
  if (number !== digits) return null;
  return { unit: DEBIT_OR_CREDIT, number: unit === 'dr' ? `-${digits}` : digits };
}

/** The only unit on either side, `$CAD` for `$5 CAD`, or none. */
function unitAround(leading: string, trailing: string): string {
  if (leading === '' || trailing === '') return leading || trailing;
  return SYMBOL.test(leading) && CURRENCY_CODES.has(trailing) ? `${leading}${trailing}` : '';
}

interface UnitPlace {
  readonly isLeading: boolean;
  /** Whether `R` before the number is the currency. */
  readonly isRand: boolean;
}

function unitOf(written: string, { isLeading, isRand }: UnitPlace): string | null {
  if (SYMBOL.test(written) || CURRENCY_CODES.has(written)) return SAME_UNIT[written] ?? written;
  const bare = written.replaceAll('.', '');
  const code = bare.toUpperCase();
  if (CURRENCY_CODES.has(code) && !ONLY_CAPITAL.has(code)) return SAME_UNIT[code] ?? code;
  const word = bare.toLowerCase();
  if (!isLeading) return WORDS.has(word) || MARK.test(word) || isRatio(word) ? (SAME_UNIT[word] ?? word) : null;
  // `R 12` and `R12.50` are amounts in rand, `R12` may be anything.
  if (written === 'R') return isRand ? 'R' : null;
  return NAME_WORDS.has(word) ? (SAME_UNIT[word] ?? word) : null;
}

/** `km/h`, `€/kg`, `m/s`. */
function isRatio(word: string): boolean {
  const [above = '', below = '', ...others] = word.split('/');
  const isKnown = (part: string): boolean => SYMBOL.test(part) || WORDS.has(part) || PART_OF_RATIO.test(part);
  return others.length === 0 && below !== '' && isKnown(above) && isKnown(below);
}

/** Letters that are only clear beside another unit. */
const PART_OF_RATIO = /^[mst]$/u;

/** Units that mean the same in every country. */
const SAME_UNIT: Readonly<Record<string, string>> = { EUR: '€', euro: '€', euros: '€', PLN: 'zł', zl: 'zł', INR: '₹' };

/** Names of currencies may precede a number, measures only follow one. */
const NAME_WORDS: ReadonlySet<string> = new Set(NAMES.toLowerCase().split(' '));

/** Whether a unit that `splitUnit` found is a currency; measures and marks of debit are not. */
export function isCurrencyUnit(unit: string): boolean {
  return SYMBOL.test(unit) || CURRENCY_CODES.has(unit) || unit === 'R' || NAME_WORDS.has(unit);
}

/** Counts the units of a column, to find the one that all its values are in. */
export class UnitTally {
  readonly #counts = new Map<string, number>();

  add(unit: string, times = 1): void {
    this.#counts.set(unit, (this.#counts.get(unit) ?? 0) + times);
  }

  /**
   * The only unit of a column; `undefined` when there is none or more than one. `bare` is the number of values without a
   * unit.
   */
  decide(bare: number): string | undefined {
    const [unit, ...others] = this.#counts.keys();
    if (unit === undefined || others.length > 0) return undefined;
    return unit === DEBIT_OR_CREDIT && bare > 0 ? undefined : unit;
  }

  /** Number of values with a unit. */
  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
