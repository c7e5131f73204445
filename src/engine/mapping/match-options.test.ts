import { describe, expect, it } from 'vitest';
import { matchOptions } from './match-options.js';

const cases: readonly (readonly [string, readonly string[], string, string | null])[] = [
  ['the option itself', ['Active', 'active'], 'active', 'active'],
  ['case', ['Active', 'Inactive'], 'ACTIVE', 'Active'],
  ['punctuation', ['Part-time', 'Full-time'], 'part time', 'Part-time'],
  ['diacritics', ['Café', 'Bar'], 'cafe', 'Café'],
  ['plural', ['Customer', 'Supplier'], 'Customers', 'Customer'],
  ['yes in another language', ['Yes', 'No'], 'Ja', 'Yes'],
  ['a flag', ['true', 'false'], 'y', 'true'],
  ['no', ['Yes', 'No'], '0', 'No'],
  ['gender, where f could be false', ['Male', 'Female'], 'f', 'Female'],
  ['a letter that means yes only beside one that means no', ['X', 'Z'], 'Y', null],
  ['a letter beside a word', ['x', 'free'], 'y', null],
  ['letters that could all be flags', ['S', 'J', 'F'], 'N', null],
  ['one digit of several', ['1', '2', '3'], 'yes', null],
  ['flags as letters', ['Y', 'N'], 'ja', 'Y'],
  ['flags as letters, and one for unknown', ['Y', 'N', 'Unknown'], 'x', 'Y'],
  ['letters for genders, where n could be false', ['M', 'F'], 'n', null],
  ['letters for genders', ['M', 'F', 'X'], 'Weiblich', 'F'],
  ['letters for sizes', ['S', 'M', 'L'], 'large', 'L'],
  ['a code of one country among others', ['US', 'DE', 'XK'], 'Deutschland', 'DE'],
  ['a code that only could be of a country', ['IT', 'HR', 'PR'], 'Italy', null],
  ['a country code', ['United States', 'Germany'], 'US', 'United States'],
  ['spelling', ['Cancelled', 'Done'], 'canceled', 'Cancelled'],
  ['initials', ['Human Resources', 'Finance'], 'HR', 'Human Resources'],
  ['an abbreviation', ['Engineering', 'Marketing'], 'Eng.', 'Engineering'],
  ['an abbreviation of two options', ['Marketing', 'Market research'], 'Mark', null],
  ['a slip', ['Engineering', 'Marketing'], 'Enginering', 'Engineering'],
  ['swapped letters', ['Sales', 'Legal'], 'Slaes', 'Sales'],
  ['a typo between two options', ['Test', 'Text'], 'Tezt', null],
  ['numbers match only themselves', ['Level 10', 'Level 20'], 'Level 30', null],
  ['short words are not matched by typos', ['Cat', 'Dog'], 'Cot', null],
  ['opposites', ['Active'], 'Inactive', null],
  ['the sign of a currency', ['USD', 'EUR', 'GBP'], '€', 'EUR'],
  ['the sign of the only currency that is known', ['EUR', 'CHF'], '€', 'EUR'],
  ['a sign of many currencies', ['USD', 'NZD', 'EUR'], '$', null],
  ['a code for a sign', ['€', '£'], 'eur', '€'],
  ['nothing similar', ['Red', 'Green'], 'Blue', null],
  ['a prototype name', ['Red'], '__proto__', null],
  ['options that differ only in case', ['ab', 'AB'], 'Ab', null],
];

describe('matchOptions', () => {
  it.each(cases)('%s', (_, options, value, expected) => {
    expect(matchOptions(options, [value])[0]?.to).toBe(expected);
  });

  it('returns a result for each value in order, none for blank ones', () => {
    expect(matchOptions(['Yes', 'No'], ['no', ' ', 'Yes'])).toEqual([
      { from: 'no', to: 'No', confidence: 0.97 },
      { from: ' ', to: null, confidence: 0 },
      { from: 'Yes', to: 'Yes', confidence: 1 },
    ]);
  });
});
