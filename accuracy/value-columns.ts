import type { Column } from '../src/engine/column.js';
import type { CellValue } from '../src/engine/row.js';
import { validated } from '../src/engine/testing/check-column.js';
import { createRowTransform } from '../src/engine/transformation/transform-rows.js';
import { scored } from './accuracy-set.js';
import type { AccuracyResult, Scored } from './accuracy-set.js';

/** What was read from each text of a column; `null` when it has an error. */
export function readColumn(column: Omit<Column, 'id' | 'label'>, texts: readonly string[]): readonly CellValue[] {
  const whole: Column = { id: 'value', label: 'Value', ...column };
  const validator = validated(
    [whole],
    texts.map((text) => [text]),
  );
  const [format] = validator.decideFormats().formats;
  const transform = createRowTransform([{ column: whole, optionMatches: [], ...(format ? { format } : {}) }]);
  return texts.map((text, row) =>
    validator.issues.ofRow(row).some(({ severity }) => severity === 'error') ? null : transform.apply([text])[0]!,
  );
}

/** The texts of a column and the values they mean. */
export interface ValueColumn {
  readonly name: string;
  readonly column: Omit<Column, 'id' | 'label'>;
  readonly cases: readonly (readonly [text: string, expected: CellValue])[];
}

/** One case a column: right when every value is. `details` counts values read as something else. */
export function scoreColumns(id: string, columns: readonly ValueColumn[]): AccuracyResult {
  let silentlyWrong = 0;
  let refused = 0;
  const results = columns.map(({ name, column, cases }): Scored => {
    const found = readColumn(
      column,
      cases.map(([text]) => text),
    );
    const wrong = cases.flatMap(([text, expected], at) => {
      if (found[at] === expected) return [];
      if (found[at] === null) refused += 1;
      else silentlyWrong += 1;
      return [`${text} -> ${String(found[at])}`];
    });
    return { name, expected: 'all right', found: wrong.length === 0 ? 'all right' : wrong.slice(0, 3).join('; ') };
  });
  return scored(id, results, { silentlyWrong, refused });
}

export const LOCALES =
  'en de fr es it pt pt-PT nl pl cs sk hu ro bg hr sl sr sr-Latn bs mk sq el tr ru uk be lt lv et fi sv nb da is ga cy eu ca gl mt he ar ar-EG fa ur-IN hi bn mr ne gu pa ta te kn ml si th lo km my ka hy az kk uz mn ja ko zh zh-TW vi id ms fil sw af zu de-CH de-AT fr-CH fr-CA it-CH en-IN en-ZA es-MX es-AR as my ks-Deva ckb'.split(
    ' ',
  );
