import type { ErrorGroup } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';

/** Describes the error of a group in one line. */
export function groupText({ alike, samples, ...issue }: ErrorGroup, { t, issueText }: ImporterWords): string {
  // The sentence of one cell names the row that has its value.
  if (issue.code === 'unique' && issue.message === undefined) return t('groups.duplicates');
  const sentence = issueText({ ...issue, severity: 'error', row: samples[0]?.row ?? 0 }).replace(/[.。]$/u, '');
  const sample = samples[0]?.from ?? '';
  switch (alike.by) {
    case 'fix':
      return t(`groups.fix.${alike.fix}`);
    case 'value':
      return t('groups.value', { value: alike.value, issue: sentence });
    case 'form':
      return t('groups.form', { sample: sample.trim(), issue: sentence });
    case 'check':
      return sentence;
  }
}

/** Whether one click can make every cell of a group valid. */
export function hasFix({ alike }: ErrorGroup): boolean {
  return alike.by === 'fix';
}
