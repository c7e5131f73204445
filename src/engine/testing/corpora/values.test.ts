import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suggestMapping } from '../../mapping/suggest-mapping.js';
import type { SourceColumn } from '../../source/layout/layout.js';
import { ISO_DATE } from '../../values/calendar-date.js';
import { dateEvidence, formatDate, parseDate } from '../../values/dates.js';
import { isEmail } from '../../validation/checks/email-check.js';
import { isPhone } from '../../values/phone.js';

// Files of others, which are not part of the repository: without them, their tests are skipped.
const CORPORA = '../shared/corpora';
const DATES = `${CORPORA}/dates/dateutil.json`;
const EMAILS = `${CORPORA}/emails/isemail.json`;
const PHONES = `${CORPORA}/phones/libphonenumber-examples.json`;
const HEADERS = `${CORPORA}/header-mapping/header-mapping.json`;

const iso = (text: string): string | null => {
  const date = parseDate(text, null);
  return date && formatDate(date, ISO_DATE);
};

describe.skipIf(!existsSync(DATES))('dates', () => {
  interface DateCase {
    readonly text: string;
    readonly iso: string;
    readonly set: string;
  }
  // Also runs when the tests are skipped, to collect them.
  const { cases } = (existsSync(DATES) ? JSON.parse(readFileSync(DATES, 'utf8')) : { cases: [] }) as {
    cases: DateCase[];
  };

  it('reads no date wrong without reporting an ambiguity', () => {
    const wrong = cases.filter(({ text, iso: expected, set }) => {
      const found = iso(text);
      if (found === null || dateEvidence(text) === 'both') return false;
      // Incomplete dates must be rejected; `31-Dec-00` is among them by mistake.
      const incomplete = set !== 'PARSER_TEST_CASES' && text !== '31-Dec-00';
      return incomplete || found !== expected.slice(0, 10);
    });
    expect(wrong).toEqual([]);
  });

  it('rejects only what nobody writes in a table', () => {
    const complete = cases.filter(({ set }) => set === 'PARSER_TEST_CASES');
    const refused = complete.filter(({ text }) => iso(text) === null);
    expect(refused.map(({ text }) => text)).toEqual([
      '03 25 Sep',
      '25 03 Sep',
      '1996.July.10 AD 12:08 PM',
      '950404 122212',
      'December.0031.30',
      '2016-12-21 04.2h',
    ]);
  });
});

it.skipIf(!existsSync(EMAILS))('rejects no valid address and accepts two invalid ones', () => {
  const { cases } = JSON.parse(readFileSync(EMAILS, 'utf8')) as {
    cases: { address: string; category: string }[];
  };
  const valid = cases.filter(({ category }) => /^ISEMAIL_(VALID_CATEGORY|DNSWARN)$/u.test(category));
  const invalid = cases.filter(({ category }) => category === 'ISEMAIL_ERR');
  expect(valid.filter(({ address }) => !isEmail(address))).toEqual([]);
  expect(invalid.filter(({ address }) => isEmail(address)).length).toBeLessThanOrEqual(2);
});

it.skipIf(!existsSync(PHONES))('accepts the examples of every region', () => {
  const { cases } = JSON.parse(readFileSync(PHONES, 'utf8')) as {
    cases: { region: string; national: string; e164: string }[];
  };
  const refused = cases.filter(({ e164 }) => !isPhone(e164));
  const refusedAtHome = cases.filter(({ national, region }) => !isPhone(national, region));
  expect(refused).toEqual([]);
  expect(refusedAtHome).toEqual([]);
});

interface CorpusSchema {
  readonly id: string;
  readonly fields: readonly { readonly id: string; readonly label: string }[];
  readonly pairs: readonly { readonly header: string; readonly fields: readonly string[] }[];
}

const source = (name: string, index = 0): SourceColumn => ({ index, name, samples: [], fillRate: 1 });

describe.skipIf(!existsSync(HEADERS))('headers of other importers', () => {
  const schemas = existsSync(HEADERS) ? (JSON.parse(readFileSync(HEADERS, 'utf8')) as readonly CorpusSchema[]) : [];

  it('offers six headers in seven, is sure of nearly three in four and wrong about less than one in a hundred of these', () => {
    let offered = 0;
    let right = 0;
    let wrong = 0;
    let all = 0;
    for (const { fields, pairs } of schemas) {
      for (const pair of pairs) {
        const [suggestion] = suggestMapping(fields, [source(pair.header)]);
        all += 1;
        if (suggestion?.column && pair.fields.includes(suggestion.column)) offered += 1;
        if (suggestion?.tier !== 'sure' || suggestion.column === null) continue;
        if (pair.fields.includes(suggestion.column)) right += 1;
        else wrong += 1;
      }
    }
    expect(offered / all).toBeGreaterThanOrEqual(0.86);
    expect(right / all).toBeGreaterThanOrEqual(0.74);
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.99);
  });

  it('does as well when whole files are matched at once', () => {
    let offered = 0;
    let right = 0;
    let wrong = 0;
    let all = 0;
    for (const { fields, pairs } of schemas) {
      for (let round = 0; round < 5; round += 1) {
        // One header per field, a different one each round.
        const chosen = fields.flatMap(({ id }) => {
          const own = pairs.filter((pair) => pair.fields[0] === id);
          const pair = own[(round * 7 + id.length) % Math.max(own.length, 1)];
          return pair ? [pair] : [];
        });
        const suggestions = suggestMapping(
          fields,
          chosen.map((pair, index) => source(pair.header, index)),
        );
        for (const [index, suggestion] of suggestions.entries()) {
          all += 1;
          if (suggestion.column && chosen[index]?.fields.includes(suggestion.column)) offered += 1;
          if (suggestion.tier !== 'sure' || suggestion.column === null) continue;
          if (chosen[index]?.fields.includes(suggestion.column)) right += 1;
          else wrong += 1;
        }
      }
    }
    expect(offered / all).toBeGreaterThanOrEqual(0.86);
    expect(right / all).toBeGreaterThanOrEqual(0.72);
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.98);
  });
});
