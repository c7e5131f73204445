import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { formatE164Phone, formatNationalPhone, isPhone } from './phone.js';

const COUNTRIES = ['DE', 'AT', 'IT', 'BR', 'ID', 'US', 'GB', 'FR', 'IN', 'HU', 'RU', 'BJ', 'ZW'];

describe('a number without a plus', () => {
  it.each([
    ['491707148398', 'DE', '+491707148398'],
    ['49 170 7148398', 'DE', '+491707148398'],
    ['49 (0)170 7148398', 'DE', '+491707148398'],
    ['4930123456', 'DE', '+4930123456'],
    ['1707148398', 'DE', '+491707148398'],
    ['0491 7071483', 'DE', '+494917071483'],
    ['4917071483', 'DE', '+494917071483'],
    ['436641234567', 'AT', '+436641234567'],
    ['4315123456', 'AT', '+4315123456'],
    ['15123456', 'AT', '+4315123456'],
    ['393931234567', 'IT', '+393931234567'],
    ['3931234567', 'IT', '+393931234567'],
    ['3906698123', 'IT', '+393906698123'],
    ['5511991234567', 'BR', '+5511991234567'],
    ['55991234567', 'BR', '+5555991234567'],
    ['628123456789', 'ID', '+628123456789'],
    ['62212345', 'ID', '+6262212345'],
    ['9112345678', 'IN', '+919112345678'],
    ['14797735868', 'US', '+14797735868'],
    ['442079460958', 'GB', '+442079460958'],
    ['33612345678', 'FR', '+33612345678'],
    ['339123456', 'FR', '+33339123456'],
    ['81123456', 'BJ', '+22981123456'],
    ['2024-01-31', 'DE', '2024-01-31'],
  ])('%s in %s is %s', (text, country, expected) => {
    expect(formatE164Phone(text, country)).toBe(expected);
  });

  it.each(getCountries())('may begin with the country code of %s, or lack its trunk prefix', (country) => {
    const number = `${getCountryCallingCode(country)}${examples[country]}`;
    expect([number, examples[country]].map((text) => formatE164Phone(text, country))).toEqual([
      `+${number}`,
      `+${number}`,
    ]);
  });
});

describe('one reading of a text', () => {
  it.each([
    ['tel: 479-773-5868', '+14797735868', '(479) 773-5868'],
    ['tel: +1 479 773 5868', '+14797735868', '(479) 773-5868'],
    ['1-741-665-8355 x12', '+17416658355;ext=12', '1-741-665-8355 x12'],
    ['tel:+14797735868;ext=12', '+14797735868;ext=12', 'tel:+14797735868;ext=12'],
    ['+229 81 12 34 56 (#7)', '+22981123456;ext=7', '+229 81 12 34 56 (#7)'],
    ['+39 (0)6 69812345', '+390669812345', '+39 (0)6 69812345'],
  ])('%s is %s, nationally %s', (text, e164, national) => {
    expect(isPhone(text, 'US')).toBe(true);
    expect([formatE164Phone(text, 'US'), formatNationalPhone(text)]).toEqual([e164, national]);
  });

  it('formats whatever the check accepts, with its extension', () => {
    const text = fc
      .tuple(
        fc.constantFrom('', '+', 'tel:', 'tel: +', '00', '0', ...COUNTRIES.map((code) => callingCode(code))),
        fc.stringMatching(/^[ (]?\d{1,4}[-. /)]{0,2}\d{2,5}[-. ]?\d{2,6}$/u),
        fc.constantFrom('', ' x12', ';ext=12', ' (#12)'),
      )
      .map(([start, rest, extension]) => ({ written: start + rest + extension, hasExtension: extension !== '' }));
    fc.assert(
      fc.property(text, fc.constantFrom(...COUNTRIES), ({ written, hasExtension }, country) => {
        fc.pre(isPhone(written, country));
        expect(formatE164Phone(written, country)).toMatch(hasExtension ? /^\+\d+;ext=12$/u : /^\+\d+$/u);
      }),
      { numRuns: 3000 },
    );
  });
});

function callingCode(country: string): string {
  return getCountryCallingCode(country as Parameters<typeof getCountryCallingCode>[0]);
}
