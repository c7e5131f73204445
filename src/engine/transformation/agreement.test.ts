import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { CellValue } from '../row.js';
import { delimited, passOver } from '../testing/check-column.js';
import { createTableValidator } from '../validation/validate-rows.js';
import { parseDate } from '../values/dates.js';
import { createRowTransform } from './transform-rows.js';

/** Errors and delivered values of one column, each text under the format inferred for the whole column. */
function validateAndDeliver(
  column: Column,
  texts: readonly string[],
): { readonly errors: number; readonly value: CellValue }[] {
  const bound = { column, source: 0, optionMatches: [] };
  const validator = createTableValidator([bound], { rowNumber: (index) => index + 1, seed: 1 });
  const rows = delimited(texts.map((text) => [text]));
  passOver(rows, 1 << 16, (block) => validator.checkBlock(block));
  const { formats, again } = validator.decideFormats();
  if (again.length > 0) passOver(rows, 1 << 16, (block) => validator.recheckBlock(block, again));
  const transform = createRowTransform([{ ...bound, format: formats[0] }]);
  return texts.map((text, row) => ({
    errors: validator.issues.ofRow(row).length,
    value: transform.apply([text])[0] ?? null,
  }));
}

const number = fc.stringMatching(/^[-+(]?[0-9]{0,4}([.,' ][0-9]{3}){0,2}([.,][0-9]{0,18})?(e[-+]?[0-9])?[-)%]?$/);
const date = fc.oneof(
  fc.stringMatching(/^[0-3]?[0-9][./-][0-3]?[0-9][./-](20)?[0-9]{2}$/),
  fc.stringMatching(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]( [0-9]{2}:[0-9]{2})?$/),
  fc.constantFrom('12/31/2024', '12/30/2024', '03/04/2024', '31.12.2024', '30.12.2024', '03.04.2024'),
  fc.constantFrom('', '3 May 2024', 'May 2024', 'soon'),
);

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && parseDate(text, 'ymd') !== null;
}

describe('validation and delivery interpret texts alike', () => {
  it('delivers as numbers exactly the texts without errors', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 8 }), (texts) => {
        for (const { errors, value } of validateAndDeliver({ id: 'c', label: 'C', type: 'number' }, texts)) {
          expect(typeof value === 'string').toBe(errors > 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('delivers as dates with times exactly the texts without errors', () => {
    const time = fc.constantFrom('', ' 10:30', 'T22:15:07Z', ' 9:05 pm', ', 10h30', ' 25:00', ' 10:30 IST', ' +01:00');
    const texts = fc.array(
      fc.tuple(date, time).map(([day, clock]) => day + clock),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(texts, (given) => {
        for (const { errors, value } of validateAndDeliver({ id: 'c', label: 'C', type: 'datetime' }, given)) {
          const [day = '', clock = ''] = String(value).split('T');
          const isRead = isIsoDate(day) && /^\d\d:\d\d:\d\d(?:Z|\+01:00)?$/u.test(clock);
          if (value !== null) expect(isRead).toBe(errors === 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(['percent', 'currency'] as const)('delivers as %s exactly the texts without errors', (type) => {
    const sign = fc.constantFrom('', '', '%', ' %', '€', ' EUR', '$');
    const texts = fc.array(
      fc.tuple(number, sign).map(([value, unit]) => value + unit),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(texts, (given) => {
        for (const { errors, value } of validateAndDeliver({ id: 'c', label: 'C', type }, given)) {
          expect(typeof value === 'string').toBe(errors > 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('delivers as dates exactly the texts without errors', () => {
    fc.assert(
      fc.property(fc.array(date, { minLength: 1, maxLength: 8 }), (texts) => {
        for (const { errors, value } of validateAndDeliver({ id: 'c', label: 'C', type: 'date' }, texts)) {
          if (value !== null) expect(isIsoDate(String(value))).toBe(errors === 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
