import type { Column, ErrorGroup, ErrorKind } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import { isolated } from '../../../../i18n/index.js';

/** Describes the error of a group in one line. */
export function groupText(
  { alike, samples, ...issue }: ErrorGroup,
  words: Pick<ImporterWords, 't' | 'issueText'>,
  labelOf: (column: string) => string,
): string {
  const { t } = words;
  const sentence = kindText(issue, words);
  if (issue.code === 'unique') return sentence;
  switch (alike.by) {
    case 'fix': {
      const text = t(`groups.fix.${alike.fix}`);
      return alike.unit === undefined ? text : t('groups.form', { sample: alike.unit, issue: text });
    }
    case 'value':
      return t('groups.value', { value: alike.value, issue: sentence });
    case 'form':
      return t('groups.form', { sample: sampleText(samples), issue: sentence });
    case 'check':
      return sentence;
    case 'shift':
      return t(`groups.shift.${alike.direction}`, { column: labelOf(alike.column) });
  }
}

/** Values named of a group whose values have a form in common. */
const SAMPLES = 3;
/** Characters of each, and of an option. */
const LONGEST = 40;

function sampleText(samples: ErrorGroup['samples']): string {
  return listed(samples.map(({ from }) => shortened(from)));
}

function listed(texts: readonly string[]): string {
  return texts.slice(0, SAMPLES).join(', ') + (texts.length > SAMPLES ? ', …' : '');
}

function shortened(text: string): string {
  const characters = [...text.trim()];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('');
}

/** Options named of a column. */
const OPTIONS = 5;

/** The first options of a column, such as `(free, pro …)`, if the group has other values; otherwise empty. */
export function allowedText(
  { code, message, alike }: ErrorGroup,
  target: Pick<Column, 'options'> | undefined,
  { language }: Pick<ImporterWords, 'language'>,
): string {
  const { options = [] } = target ?? {};
  if (code !== 'select' || message !== undefined || alike.by === 'fix' || options.length === 0) return '';
  const named = options.slice(0, OPTIONS).map((option) => isolated(shortened(option)));
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(named);
  return options.length > OPTIONS ? `(${list} …)` : `(${list})`;
}

/** Describes what several errors of a column have in common, in one line. */
export function kindText(
  { code, params, message }: ErrorKind,
  { t, issueText }: Pick<ImporterWords, 't' | 'issueText'>,
): string {
  // The sentence of one cell names the row that has its value.
  if (code === 'unique' && message === undefined) return t('groups.duplicates');
  const issue = { code, params, ...(message === undefined ? {} : { message }), column: null };
  return issueText({ ...issue, severity: 'error', row: 0 }).replace(/[.。]$/u, '');
}

/** Whether one click can make every cell of a group valid. */
export function hasFix({ alike }: ErrorGroup): boolean {
  return alike.by === 'fix' || alike.by === 'shift';
}
