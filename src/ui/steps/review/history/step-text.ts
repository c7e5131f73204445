import type { EditStep } from '../../../../engine/index.js';
import type { Translate } from '../../../../i18n/index.js';

/** The name of a step, such as `Fix, Amount (120)`. */
export function stepText({ name, count, column }: EditStep, labelOf: (id: string) => string, t: Translate): string {
  const what = t(`history.name.${name}`);
  const text = column === undefined ? what : t('history.column', { what, column: labelOf(column) });
  return count > 1 ? t('history.count', { text, n: count }) : text;
}
