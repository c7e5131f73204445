import { isCurrencyUnit } from '../number-units.js';

/** What is written for a currency apart from its code, in lower case and without points. */
const WRITTEN: Readonly<Record<string, string>> = {
  $: 'USD AUD CAD NZD MXN ARS CLP COP HKD SGD TWD UYU BBD BMD BND BSD BZD DOP FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD',
  ...{ us$: 'USD', $us: 'USD', usd$: 'USD', c$: 'CAD', ca$: 'CAD', can$: 'CAD', a$: 'AUD', au$: 'AUD', nz$: 'NZD' },
  ...{ hk$: 'HKD', nt$: 'TWD', s$: 'SGD', mx$: 'MXN', mex$: 'MXN', ar$: 'ARS', r$: 'BRL', rd$: 'DOP', j$: 'JMD' },
  ...{
    '£gb': 'GBP',
    $ca: 'CAD',
    $au: 'AUD',
    $nz: 'NZD',
    $hk: 'HKD',
    '€': 'EUR',
    '₹': 'INR',
    '₩': 'KRW',
    '₽': 'RUB',
    '₺': 'TRY',
    '₴': 'UAH',
    '₪': 'ILS',
    '₫': 'VND',
    '฿': 'THB',
  },
  ...{ '₱': 'PHP CUP', '₦': 'NGN', '₡': 'CRC', '₲': 'PYG', '₸': 'KZT', '₮': 'MNT', '₾': 'GEL', '֏': 'AMD', '₼': 'AZN' },
  ...{
    '₵': 'GHS',
    'gh₵': 'GHS',
    '៛': 'KHR',
    '₭': 'LAK',
    '৳': 'BDT',
    '؋': 'AFN',
    '﷼': 'IRR OMR QAR SAR YER',
    '₨': 'INR PKR LKR NPR MUR SCR',
  },
  ...{
    '£': 'GBP EGP FKP GIP LBP SHP SYP',
    '¥': 'JPY CNY',
    '￥': 'JPY CNY',
    'jp¥': 'JPY',
    'cn¥': 'CNY',
    円: 'JPY',
    圓: 'JPY',
  },
  ...{ 元: 'CNY TWD HKD', 圆: 'CNY', 원: 'KRW', บาท: 'THB', kr: 'SEK NOK DKK ISK', nkr: 'NOK', skr: 'SEK', dkr: 'DKK' },
  ...{ zł: 'PLN', zl: 'PLN', kč: 'CZK', kc: 'CZK', ft: 'HUF', лв: 'BGN', р: 'RUB', руб: 'RUB', грн: 'UAH', тг: 'KZT' },
  ...{ rs: 'INR PKR LKR NPR MUR SCR', rp: 'IDR', rm: 'MYR', fr: 'CHF', sfr: 'CHF', franken: 'CHF', lei: 'RON MDL' },
  ...{ din: 'RSD', дин: 'RSD', ден: 'MKD', br: 'BYN ETB', tl: 'TRY', R: 'ZAR', dh: 'MAD AED', da: 'DZD', dm: 'DEM' },
  ...{ km: 'BAM', fcfa: 'XOF XAF', cfa: 'XOF XAF', euro: 'EUR', euros: 'EUR', yen: 'JPY', yuan: 'CNY', rand: 'ZAR' },
  ...{
    dollar: 'USD AUD CAD NZD HKD SGD TWD',
    dollars: 'USD AUD CAD NZD HKD SGD TWD',
    pound: 'GBP EGP',
    pounds: 'GBP EGP',
  },
  ...{ złotych: 'PLN', zloty: 'PLN', forint: 'HUF', koruna: 'CZK', kroner: 'NOK DKK', kronor: 'SEK', lira: 'TRY' },
  ...{
    rupee: 'INR PKR LKR NPR',
    rupees: 'INR PKR LKR NPR',
    real: 'BRL',
    reais: 'BRL',
    peso: 'MXN ARS CLP COP PHP UYU DOP CUP',
  },
  ...{ đ: 'VND', рублей: 'RUB', 人民币: 'CNY' },
  ...{ pesos: 'MXN ARS CLP COP PHP UYU DOP CUP', franc: 'CHF', francs: 'CHF' },
};
const CODE = /^[A-Z]{3}$/u;
/** `$CAD`, from `$5 CAD`. */
const SIGN_AND_CODE = /^(.*\p{Sc})([A-Z]{3})$/u;

/** The code of a unit that means one currency, the unit itself if it means several; `null` when it is not a currency. */
export function currencyOf(unit: string): string | null {
  // Kilometers, far more often than convertible marks.
  if (!isCurrencyUnit(unit) || unit === 'km') return null;
  const [code, ...others] = currenciesOf(unit);
  if (code === undefined) return SIGN_AND_CODE.test(unit) ? null : unit;
  return others.length === 0 ? code : unit;
}

export function isAmountIn(code: string, unit: string): boolean {
  return currenciesOf(unit).includes(code);
}

function currenciesOf(unit: string): readonly string[] {
  if (CODE.test(unit)) return [unit];
  const written = WRITTEN[unit] ?? WRITTEN[unit.toLowerCase()];
  if (written !== undefined) return written.split(' ');
  const [, sign = '', code = ''] = SIGN_AND_CODE.exec(unit) ?? [];
  return WRITTEN[sign.toLowerCase()]?.split(' ').filter((each) => each === code) ?? [];
}
