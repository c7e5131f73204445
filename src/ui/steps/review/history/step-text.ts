import type { EditStep } from '../../../../engine/index.js';
import type { Translate } from '../../../../i18n/index.js';

/** Steps that count rows; the others count cells. */
const OF_ROWS: readonly EditStep['name'][] = [
  'insert',
  'delete',
  'restore',
  'keepFirst',
  'keepLast',
  'mergeRows',
  'shift',
];

/** The name of a step, such as `Fix in “Amount” (120 cells)`. */
export function stepText({ name, count, column }: EditStep, labelOf: (id: string) => string, t: Translate): string {
  const what = t(`history.name.${name}`);
  const text = column === undefined ? what : t('history.column', { what, column: labelOf(column) });
  const amount = t(OF_ROWS.includes(name) ? 'map.rows' : 'transform.cells', { count });
  return count > 1 ? t('history.count', { text, amount }) : text;
}
