import type { Issue, IssueCode } from '../../../src/engine/full.js';
import en from '../../../src/i18n/locales/en.json' with { type: 'json' };

const SENTENCES: Readonly<Record<IssueCode, string>> = en.issues;

/** Replace those messages of the component that refer to its screen. */
const STANDALONE: Readonly<Partial<Record<IssueCode, string>>> = {
  number_ambiguous: 'Could be two different numbers: the decimal separator of the column is not known.',
  date_ambiguous: 'Could be two different dates: the order of day and month in the column is not known.',
  select: 'Not one of the allowed values: {{options}}',
};

/** The importer's own message, or the component's English message. */
export function issueSentence({ code, message, params }: Pick<Issue, 'code' | 'message' | 'params'>): string {
  if (message !== undefined) return message;
  const sentence = STANDALONE[code] ?? SENTENCES[code];
  return sentence.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) => String(params[name]));
}
